import EarshotModel

/// What kind of thing an element is, in one word: for the drawing, and for other programs.
enum DrawnRole: String, CaseIterable, Sendable {
  case secureTextField, searchField, textField, backButton, popUpButton, radioButton
  case toggle = "switch"
  case tab, adjustable, pickerItem, link, button, heading, image, keyboardKey
  case text

  /// The role of an element with these traits; the first that applies.
  init(_ traits: AccessibilityTraits) {
    self = Self.table.first { !traits.isDisjoint(with: $0.traits) }?.role ?? .text
  }

  private static let table: [(role: DrawnRole, traits: AccessibilityTraits)] = [
    (.secureTextField, .secureTextField), (.searchField, .searchField),
    (.textField, [.textEntry, .textArea]), (.backButton, .backButton),
    (.popUpButton, .popupButton), (.radioButton, .radioButton), (.toggle, .toggleButton),
    (.tab, .tabBarItem), (.pickerItem, .pickerElement), (.adjustable, .adjustable),
    (.link, .link), (.keyboardKey, .keyboardKey), (.button, .button), (.heading, .header),
    (.image, .image),
  ]
}
