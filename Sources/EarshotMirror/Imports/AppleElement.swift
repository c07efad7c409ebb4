import EarshotFiles
import EarshotModel

/// An element of an iOS screen, as any of Apple's tools or those that stand on them describe it.
struct AppleElement {
  /// Its type, with or without the prefix `XCUIElementType` or `AX`.
  var type: String
  /// What it is called.
  var label: String?
  /// What it is set to.
  var value: String?
  /// Its name for tests.
  var identifier: String?
  /// What stands in it as long as it is empty.
  var placeholder: String?
  /// What using it does.
  var hint: String?
  /// Whether it can be used.
  var isEnabled = true
  /// Whether it can be seen, where that is told.
  var isVisible: Bool?
  /// Whether it is chosen.
  var isSelected = false
  /// Whether the keyboard types into it.
  var isFocused = false
  /// Whether it is an accessibility element, where that is told.
  var isAccessible: Bool?
  /// The names of its traits, where they are told.
  var traits: [String] = []
  /// Where it stands on the screen, in points.
  var frame: Rect?

  /// The element as a node.
  ///
  /// - Parameters:
  ///   - place: Where the file describes it.
  ///   - container: The type of what it stands in.
  /// - Returns: A node without anything inside.
  func node(at place: SourcePlace, inside container: String?) -> MirrorNode {
    let type = Self.plainType(type)
    var node = MirrorNode(role: type, name: label?.nonBlank)
    // A text says by its label what its value says once more.
    // A button that is chosen has a number for it besides.
    let isChoice = isSelected && type == "Button" && ["1", "true"].contains(value)
    let isRadio = type == "RadioButton" && ["0", "1", "true", "false"].contains(value)
    if isRadio, value == "1" || value == "true" { node.states["selected"] = "true" }
    // How a switch is set is said even where it is called so, and what is secret has to be known as that.
    let isApart =
      Self.valued.contains(type) || traits.contains { $0.lowercased().hasPrefix("secure") }
    if let value = value?.nonBlank, !isChoice, !isRadio,
      isApart || (!value.isAsGood(as: label) && value != placeholder)
    {
      node.value.text = value
    }
    // A field that is called by its placeholder says it once.
    node.placeholder = placeholder?.nonBlank.flatMap { $0 == label ? nil : $0 }
    node.summary = hint?.nonBlank
    node.identifier = identifier?.nonBlank
    if !isEnabled { node.states["enabled"] = "false" }
    if let isVisible { node.states["visible"] = isVisible ? "true" : "false" }
    if isSelected { node.states["selected"] = "true" }
    if isFocused { node.states["focused"] = "true" }
    if container == "TabBar", type == "Button" { node.traits.insert(.tabBarItem) }
    node.traits.formUnion(Self.traits(traits))
    node.isElement = isAccessible
    node.place = frame.map { NodePlace($0) }
    node.source = place
    return node
  }

  /// The types whose value counts whatever they are called.
  private static let valued: Set = [
    "Switch", "Toggle", "ToggleButton", "CheckBox", "SecureTextField",
  ]

  /// A type without the prefixes of the tools, by the name that XCUITest has for it.
  static func plainType(_ type: String) -> String {
    for prefix in ["XCUIElementType", "UIA", "AX"] where type.hasPrefix(prefix) {
      let plain = String(type.dropFirst(prefix.count))
      return sameType[plain] ?? plain
    }
    return sameType[type] ?? type
  }

  /// Names of the tools that read macOS's roles, and what XCUITest calls the same.
  private static let sameType = [
    "TextArea": "TextView", "SecureText": "SecureTextField", "GenericElement": "Other",
    "ScrollArea": "ScrollView", "Unknown": "Other", "Any": "Other", "Element": "Other",
    "TableCell": "Cell", "CollectionCell": "Cell", "TableView": "Table", "SearchBar": "SearchField",
    "ActionSheet": "Sheet", "TableGroup": "Group", "Picker": "Picker",
  ]

  private static func traits(_ names: [String]) -> AccessibilityTraits {
    names.reduce(into: AccessibilityTraits.none) { traits, name in
      let key = name.lowercased().filter(\.isLetter)
      if let trait = AccessibilityTraits.named.first(where: { $0.name.lowercased() == key }) {
        traits.formUnion(trait.trait)
      }
    }
  }
}

extension String {
  /// Whether the text is another one, but for blanks around it.
  fileprivate func isAsGood(as other: String?) -> Bool {
    guard let other else { return false }
    if self == other { return true }
    guard
      utf8.first == 0x20 || utf8.last == 0x20 || other.utf8.first == 0x20
        || other.utf8.last == 0x20
    else { return false }
    return split(separator: " ") == other.split(separator: " ")
  }
}
