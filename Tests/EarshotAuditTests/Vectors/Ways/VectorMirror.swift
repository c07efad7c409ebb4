import EarshotMirror
import EarshotModel

/// The screen of a case as a tree that another program tells, in the words of XCUITest.
struct VectorMirror {
  let mirror: TreeMirror

  init?(_ vector: AuditVector) {
    for element in vector.elements.flatMap(\.all) {
      guard !element.isMadeOfConclusions, element.labelledBy == nil, element.before == nil,
        element.after == nil, element.className == nil, element.scrolls == nil,
        element.handlers == nil, element.text == nil, element.background == nil,
        element.viewFrame == nil, element.hitArea == nil, element.title == nil,
        element.placeholder == nil,
        // What a type is, no tree takes away.
        element.kind == nil || element.traits != nil || !vector.rule.hasPrefix("trait-"),
        element.ownValue == nil, Self.role(of: element) != nil
      else { return nil }
    }
    var tree = TreeSnapshot(title: "Vector")
    let size = vector.screen ?? [393, 852]
    let window = tree.makeIdentity()
    tree.add(
      MirrorNode(
        window, role: "Window",
        place: NodePlace(Rect(x: 0, y: 0, width: size[0], height: size[1]))))
    for element in vector.elements { Self.add(element, to: &tree, under: window, vector.language) }
    mirror = TreeMirror(tree, vocabulary: .xcuiTest)
  }

  private static func add(
    _ element: AuditVector.Element, to tree: inout TreeSnapshot, under parent: NodeIdentity,
    _ language: String?
  ) {
    let identity = tree.makeIdentity()
    let frame = element.place
    var node = MirrorNode(
      identity, role: role(of: element) ?? "Other", name: element.label,
      value: element.value.map { NodeValue(text: $0) } ?? NodeValue(),
      states: element.hidden == true ? ["visible": "false"] : [:],
      place: NodePlace(Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])))
    node.isElement = element.isElement ?? (element.children == nil)
    node.language = language ?? "en"
    node.traits = (element.traits ?? []).compactMap(AccessibilityTraits.init(name:))
      .reduce(into: .none) { $0.insert($1) }
    tree.add(node, under: parent)
    for child in element.children ?? [] { add(child, to: &tree, under: identity, language) }
  }

  /// The type of an element in XCUITest's words; `nil` where it has none of its own.
  private static func role(of element: AuditVector.Element) -> String? {
    switch element.kind {
    case "button": return "Button"
    case "label": return "StaticText"
    case "textField": return "TextField"
    case "image": return "Image"
    case "toggle": return "Switch"
    case nil, "element":
      let traits = element.traits ?? []
      if traits.contains("button") { return "Button" }
      if traits.contains("link") { return "Link" }
      return traits == ["staticText"] ? "StaticText" : "Other"
    default: return nil
    }
  }
}
