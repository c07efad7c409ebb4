import EarshotInterface
import EarshotModel

// A drawing is a solution of its constraints, so that it tells what was covered of the root view when it
// was solved:
//
//  1. every constraint that ties the upper edge of a view to the safe area or the top layout guide gives
//     the place of that guide, from the saved frame of the view and the constant;
//  2. what most of them say counts; beyond what the device itself covers it is the height of bars;
//  3. on another device the same bars stand beside what that one covers. The same goes for the bottom.

/// What the drawing of a scene says of its root view and of the bars around it.
struct StoryboardRoot {
  private let view: Element
  private let controller: Element
  private let storyboard: LoadedStoryboard

  private var release: InterfaceBuilderRelease {
    InterfaceBuilderRelease(storyboard.file.tree.root)
  }

  /// Looks at the root view of a controller.
  init(_ view: Element, of controller: Element, in storyboard: LoadedStoryboard) {
    self.view = view
    self.controller = controller
    self.storyboard = storyboard
  }

  /// How the root view was drawn; `nil` when its size was not saved.
  var drawn: DrawnRoot? {
    let device = storyboard.drawnDevice
    guard let size = view.savedFrame(in: device.screenSize)?.size else { return nil }
    let route = controller["id"].flatMap { storyboard.routes[$0] }
    let around = route?.surroundings ?? SceneSurroundings()
    var root = DrawnRoot(
      size: size, screen: device.screenSize,
      covered: around.covered(by: device.edges, in: device.traits(systemTexts: .english)))
    // Without a status bar on the canvas, the bar alone was left out of the root view.
    let canvasTop = root.covered.top - device.edges.top + release.top(of: device)
    if around.stack != nil, abs(device.screenSize.height - size.height - canvasTop) <= 1 {
      root.covered.top = canvasTop
    }
    root.isFree = controller.child(key: "freeformSize") != nil
    root.liesUnderOpaqueBars = size == device.screenSize && release.drawsRootsUnderOpaqueBars
    // On the device it was drawn for the drawing is there itself.
    guard !storyboard.isDrawnDevice else { return root }
    let found = coveredEdges(ofRootOf: size)
    let isClear =
      root.clearEdges.contains(.top) || view.savedFrame(in: device.screenSize)?.minY ?? 0 > 0
    root.guided = guidedInsets(found, isClear: isClear, around).map { ($0, storyboard.screenSize) }
    return root
  }

  // MARK: What is covered

  /// What was covered of the root view at its top and at its bottom when it was drawn, in points, as far
  /// as its constraints tell.
  private func coveredEdges(ofRootOf size: Size) -> (top: Double?, bottom: Double?) {
    let guides = Guides(of: view, and: controller)
    guard !guides.isEmpty, let list = view.child("constraints") else { return (nil, nil) }
    // Distances that Interface Builder calls standard are surer than none, and less sure than others.
    func edges(fromStandard isStandard: Bool) -> (top: Double?, bottom: Double?) {
      var (tops, bottoms): ([Double], [Double]) = ([], [])
      for rule in list.children where rule.name == "constraint" && !rule.has("relation") {
        guard rule.flag("symbolic") == isStandard,
          let place = guides.place(from: rule, savedFrame: savedFrame)
        else { continue }
        if place.isTop { tops.append(place.edge) } else { bottoms.append(size.height - place.edge) }
      }
      return (
        Self.mostFrequent(tops, isTop: true), Self.mostFrequent(bottoms, isTop: false)
      )
    }
    let (own, standard) = (edges(fromStandard: false), edges(fromStandard: true))
    return (own.top ?? standard.top, own.bottom ?? standard.bottom)
  }

  /// What the guides of the root view keep clear of on the device at hand.
  ///
  /// - Parameters:
  ///   - found: What was covered when it was drawn.
  ///   - isClear: Whether the root view begins below what covers the top.
  ///   - around: What stands around the scene.
  /// - Returns: The insets, in points; `nil` where the drawing does not tell.
  private func guidedInsets(
    _ found: (top: Double?, bottom: Double?), isClear: Bool, _ around: SceneSurroundings
  ) -> EdgeInsets? {
    let edges = -0.5..<200.0
    let (foundTop, foundBottom) = (
      found.top.flatMap { edges.contains($0) ? $0 : nil },
      found.bottom.flatMap { edges.contains($0) ? $0 : nil }
    )
    guard foundTop != nil || foundBottom != nil else { return nil }
    let device = storyboard.device
    var insets = device.edges
    // What is embedded does not reach down to the home indicator.
    if around.isEmbedded { insets.bottom = 0 }
    if let top = foundTop, isClear || InterfaceBuilderRelease.sheetBar.contains(top) {
      insets.top = top
    } else if let top = foundTop {
      insets.top = release.top(
        insteadOf: top, on: storyboard.drawnDevice, shownOn: device, in: storyboard.traits)
    } else {
      insets.top = release.top(of: device)
      if around.stack != nil { insets.top += BarHeight.navigationBar(in: storyboard.traits) }
    }
    if let bottom = foundBottom {
      var bars = max(0, bottom - storyboard.drawnDevice.edges.bottom)
      // A toolbar is higher above a home indicator.
      if !around.hasTabs, (40...52).contains(bars) { bars = device.edges.bottom > 0 ? 49 : 44 }
      insets.bottom += bars
    } else if around.hasTabs {
      insets.bottom += BarHeight.tabBar(in: storyboard.traits)
    }
    return insets
  }

  /// The frame of a view that stands directly in the root view.
  private func savedFrame(_ identifier: String) -> Rect? {
    guard let element = storyboard.file.objects[identifier],
      element.parent?.parent?.index == view.index, !element.flag("misplaced")
    else { return nil }
    return element.savedFrame(in: .zero)
  }

  /// What most constraints say; of two that as many say, the farther inside at the top and the farther
  /// outside at the bottom, where views are more often let go.
  private static func mostFrequent(_ numbers: [Double], isTop: Bool) -> Double? {
    var counts: [Double: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    let sign = isTop ? 1.0 : -1
    return counts.max { ($0.value, sign * $0.key) < ($1.value, sign * $1.key) }?.key
  }
}

/// The guides of a root view that follow what is covered of it.
private struct Guides {
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

  /// Where a constraint puts the inner edge of a guide in the root view, in points.
  func place(
    from rule: Element, savedFrame: (String) -> Rect?
  ) -> (isTop: Bool, edge: Double)? {
    guard let first = rule["firstItem"], let second = rule["secondItem"], !rule.has("multiplier"),
      (rule.number("priority") ?? 1000) >= 1000,
      !rule.flag("symbolic") || rule.has("constant")
    else { return nil }
    let constant = rule.number("constant") ?? 0
    let (firstEdge, secondEdge) = (rule["firstAttribute"] ?? "", rule["secondAttribute"] ?? "")
    if let isTop = isTopEdge(firstEdge, of: first), let frame = savedFrame(second) {
      // guide = view + constant
      return edge(secondEdge, of: frame).map { (isTop, $0 + constant) }
    }
    if let isTop = isTopEdge(secondEdge, of: second), let frame = savedFrame(first) {
      // view = guide + constant
      return edge(firstEdge, of: frame).map { (isTop, $0 - constant) }
    }
    return nil
  }

  /// Whether an edge of a guide is the end of what is covered at the top, or at the bottom; `nil` when it
  /// is neither.
  private func isTopEdge(_ attribute: String, of guide: String) -> Bool? {
    switch attribute {
    case "top" where safeAreas.contains(guide), "bottom" where tops.contains(guide): true
    case "bottom" where safeAreas.contains(guide), "top" where bottoms.contains(guide): false
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
