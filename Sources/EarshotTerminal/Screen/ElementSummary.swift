import EarshotModel

/// What can be seen of an element at a moment: the same that is said, in pieces.
struct ElementSummary: Hashable, Sendable {
  /// What kind of thing it is.
  var role: DrawnRole
  /// Its name; empty when it has none.
  var label: String
  /// What it is set to; bullets for what must not be disclosed, empty for a switch.
  var value: String
  /// Words for its state, in a fixed order: `selected`, `dimmed`, `on`, `off`, `mixed`, `expanded`,
  /// `collapsed`, `editing`.
  var states: [String]
  /// The words that are not the app's.
  private let words: DrawnWords

  /// Looks at an element now.
  init(_ element: Responder, words: DrawnWords = DrawnWords()) {
    self.words = words
    let traits = element.accessibilityTraits
    let role = DrawnRole(traits)
    let value = element.disclosedAccessibilityValue?.text ?? ""
    let switched = traits.contains(.toggleButton) ? Self.switchStates[value] : nil
    self.role = role
    label = element.accessibilityLabel ?? ""
    if label.isEmpty, role == .backButton { label = words.back }
    self.value = switched == nil ? value : ""
    states = [
      traits.contains(.selected) ? "selected" : nil,
      traits.contains(.notEnabled) ? "dimmed" : nil,
      switched,
      Self.expandedStates[element.accessibilityExpandedStatus],
      traits.contains(.isEditing) ? "editing" : nil,
    ].compactMap(\.self)
  }

  private static let switchStates = ["1": "on", "0": "off", "2": "mixed"]
  private static let expandedStates: [AccessibilityExpandedStatus: String] = [
    .expanded: "expanded", .collapsed: "collapsed",
  ]

  /// The most characters of label and value that are drawn; no row has more.
  private static let drawn = CellGrid.limit

  /// The element as it is drawn, with marks that tell its kind without colour.
  var drawing: String {
    let (label, value) = (label.prefix(Self.drawn), value.prefix(Self.drawn))
    let name = label.isEmpty ? value : label
    let named = label.isEmpty || value.isEmpty ? String(name) : "\(label): \(value)"
    let isSelected = states.contains("selected")
    var text =
      switch role {
      case .button, .keyboardKey: "[\(named)]"
      case .backButton: "[< \(name)]"
      case .popUpButton: "[\(named) v]"
      case .toggle: "\(switchMark) \(name)"
      case .radioButton: "(\(isSelected ? "*" : " ")) \(named)"
      case .adjustable, .pickerItem: label.isEmpty ? "- \(value) +" : "\(label): - \(value) +"
      case .textField, .secureTextField, .searchField:
        "\(label.isEmpty ? "" : label + ": ")[\(value)_]"
      case .tab: isSelected ? "/\(name)\\" : " \(name) "
      case .link: "\(named) ->"
      case .heading: "# \(named)"
      case .image: "(\(words.image)) \(named)"
      case .text: named
      }
    if isSelected, role != .tab, role != .radioButton { text = "* " + text }
    if states.contains("expanded") { text += " (-)" }
    if states.contains("collapsed") { text += " (+)" }
    if states.contains("dimmed") { text += " (\(words.dimmed))" }
    return text
  }

  private var switchMark: String {
    if states.contains("on") { return "[x]" }
    return states.contains("mixed") ? "[-]" : "[ ]"
  }

  /// How the drawing stands out, besides its marks.
  var style: CellStyle {
    switch role {
    case .heading: .bold
    case .link: .underline
    default: states.contains("dimmed") ? .faint : []
    }
  }
}
