import EarshotFiles

/// Which views of a file constraints keep clear of each other, whatever their saved frames say.
struct StoryboardNeighbours {
  private var views: [String: Set<String>] = [:]

  /// Reads the constraints of a file.
  init(_ file: StoryboardFile) {
    for element in file.tree.elements where element.name == "constraint" {
      guard let first = element["firstItem"], let second = element["secondItem"],
        !element.has("priority"), !element.has("multiplier"), Self.parts(element)
      else { continue }
      views[first, default: []].insert(second)
      views[second, default: []].insert(first)
    }
  }

  /// The identifiers of the views that stand beside, above or below one.
  func views(beside identifier: String) -> Set<String> { views[identifier] ?? [] }

  /// Whether one of the two views of a constraint begins where the other ends, or behind that.
  private static func parts(_ constraint: Element) -> Bool {
    guard let first = constraint["firstAttribute"], let second = constraint["secondAttribute"]
    else { return false }
    let distance = constraint.number("constant") ?? 0
    let relation = constraint["relation"]
    if ends[first] == second { return distance >= 0 && relation != "lessThanOrEqual" }
    if ends[second] == first { return distance <= 0 && relation != "greaterThanOrEqual" }
    return false
  }

  /// The edges at which a view ends, by those at which it begins.
  private static let ends = ["leading": "trailing", "left": "right", "top": "bottom"]
}
