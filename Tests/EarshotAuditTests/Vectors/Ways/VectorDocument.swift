import EarshotFiles

/// The screen of a case as a screen document in JSON.
struct VectorDocument {
  let text: String

  /// The kinds whose traits say all that there is to them in a screen document.
  private static let kinds: [String: Set<String>] = [
    "button": ["button"], "textField": ["textEntry"], "toggle": ["toggleButton"],
    "image": ["image"],
    "label": ["staticText"],
  ]

  init?(_ vector: AuditVector) {
    for element in vector.elements.flatMap(\.all) {
      guard !element.isMadeOfConclusions, element.viewFrame == nil, element.before == nil,
        element.after == nil, element.className == nil, element.scrolls == nil,
        element.text?.fixedHeight == nil, element.text?.placeholderColor == nil
      else { return nil }
      // A document has no kinds; what an element is it says by traits alone.
      if let kind = element.kind, kind != "element",
        Self.kinds[kind].map({ !$0.isSubset(of: element.traits ?? []) }) ?? true
      {
        return nil
      }
    }
    var number = 0
    var naming: [OutputValue] = []
    let children = vector.elements.map { Self.element($0, &number, &naming) }
    var screen: [(key: String, value: OutputValue)] = [("name", .text("Vector"))]
    if let size = vector.screen { screen.append(("size", OutputValue(size))) }
    screen.append(("root", .mapping([("children", .sequence(children + naming))])))
    text = OutputValue.mapping([
      ("earshot", .number(1)), ("language", .text(vector.language ?? "en")),
      ("screens", .sequence([.mapping(screen)])),
    ]).json(isPretty: false)
  }

  private static func element(
    _ element: AuditVector.Element, _ number: inout Int, _ naming: inout [OutputValue]
  ) -> OutputValue {
    number += 1
    var keys: [(key: String, value: OutputValue)] = [
      ("id", .text(element.id ?? "e\(number)")), ("frame", OutputValue(element.place)),
    ]
    if let label = element.label { keys.append(("label", .text(label))) }
    if let value = element.ownValue ?? element.value { keys.append(("value", .text(value))) }
    // Without traits a text would be taken for one.
    if let traits = element.traits ?? (element.kind == "element" ? [] : nil) {
      keys.append(("traits", OutputValue(traits)))
    }
    if let isElement = element.isElement ?? (element.children == nil ? true : nil) {
      keys.append(("isElement", .flag(isElement)))
    }
    if element.hidden == true { keys.append(("hidden", .flag(true))) }
    if let title = element.title { keys.append(("title", .text(title))) }
    if let text = element.placeholder { keys.append(("placeholder", .text(text))) }
    if let area = element.hitArea { keys.append(("hitArea", OutputValue(area))) }
    // What a touch does is not said, only that it does something.
    if let gestures = element.handlers { keys.append(("gestures", OutputValue(gestures))) }
    if let name = element.labelledBy {
      naming.append(
        .mapping([
          ("id", .text("naming\(number)")), ("label", .text(name)), ("isElement", .flag(false)),
        ]))
      keys.append(("labelledBy", .text("naming\(number)")))
    }
    if let look = Self.look(of: element) { keys.append(("text", look)) }
    if let children = element.children {
      keys.append(("children", .sequence(children.map { Self.element($0, &number, &naming) })))
    }
    return .mapping(keys)
  }

  private static func look(of element: AuditVector.Element) -> OutputValue? {
    guard element.text != nil || element.background != nil else { return nil }
    var keys: [(key: String, value: OutputValue)] = []
    if let style = element.text?.style { keys.append(("font", .text(style))) }
    if let size = element.text?.size { keys.append(("size", .number(size))) }
    if element.text?.bold == true { keys.append(("weight", .text("bold"))) }
    if let scales = element.text?.scales { keys.append(("scales", .flag(scales))) }
    if let color = element.text?.color { keys.append(("color", .text(color))) }
    if let color = element.background { keys.append(("background", .text(color))) }
    return .mapping(keys)
  }
}
