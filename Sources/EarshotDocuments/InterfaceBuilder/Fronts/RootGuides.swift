import EarshotFiles
import EarshotModel

/// The guides of a root view that follow what is covered of it.
struct RootGuides {
  private var safeAreas: Set<String> = []
  private var tops: Set<String> = []
  private var bottoms: Set<String> = []

  var isEmpty: Bool { safeAreas.isEmpty && tops.isEmpty && bottoms.isEmpty }

  init(of view: Element, and controller: Element) {
    for guide in view.children where guide.name == "viewLayoutGuide" && guide.has("key", "safeArea")
    {
      if let identifier = guide["id"] { safeAreas.insert(identifier) }
    }
    for guide in controller.items(of: "layoutGuides") {
      guard let identifier = guide["id"] else { continue }
      if guide.has("type", "bottom") { bottoms.insert(identifier) } else { tops.insert(identifier) }
    }
  }

  /// A line that a guide has in the root view.
  enum Line {
    /// The end of what is covered at the top, or at the bottom.
    case top, bottom
    /// The middle between both.
    case middle
  }

  /// Where a constraint puts a line of a guide in the root view, in points.
  func place(
    from rule: Element, savedFrame: (String) -> Rect?
  ) -> (line: Line, edge: Double)? {
    guard let first = rule["firstItem"], let second = rule["secondItem"], !rule.has("multiplier"),
      (rule.number("priority") ?? 1000) >= 1000,
      !rule.flag("symbolic") || rule.has("constant")
    else { return nil }
    let constant = rule.number("constant") ?? 0
    let (firstEdge, secondEdge) = (rule["firstAttribute"] ?? "", rule["secondAttribute"] ?? "")
    if let line = line(firstEdge, of: first), let frame = savedFrame(second) {
      // guide = view + constant
      return edge(secondEdge, of: frame).map { (line, $0 + constant) }
    }
    if let line = line(secondEdge, of: second), let frame = savedFrame(first) {
      // view = guide + constant
      return edge(firstEdge, of: frame).map { (line, $0 - constant) }
    }
    return nil
  }

  private func line(_ attribute: String, of guide: String) -> Line? {
    switch attribute {
    case "top" where safeAreas.contains(guide), "bottom" where tops.contains(guide): .top
    case "bottom" where safeAreas.contains(guide), "top" where bottoms.contains(guide): .bottom
    case "centerY" where safeAreas.contains(guide): .middle
    default: nil
    }
  }

  private func edge(_ attribute: String, of frame: Rect) -> Double? {
    switch attribute {
    case "top": frame.minY
    case "bottom": frame.maxY
    case "centerY": frame.center.y
    default: nil
    }
  }
}
