public import EarshotModel

/// What an element claims to be, which decides what is spoken after its name.
public enum ElementRole: String, Sendable, CaseIterable {
  /// The role that is said after the name; nothing is said for `none`.
  case button, link, image, text, field, searchField, toggle, adjustable, tab, header, key, none

  /// The role of an element with these traits.
  public init(_ traits: AccessibilityTraits, kind: ElementKind, isTab: Bool = false) {
    self =
      if isTab || traits.contains(.tabBarItem) {
        .tab
      } else if traits.contains(.searchField) || kind == .searchField {
        .searchField
      } else if !traits.isDisjoint(with: [.textEntry, .secureTextField, .textArea])
        || kind == .textField
      {
        .field
      } else if traits.contains(.toggleButton) || kind == .toggle {
        .toggle
      } else if traits.contains(.keyboardKey) {
        .key
      } else if traits.contains(.adjustable) {
        .adjustable
      } else if traits.contains(.link) {
        .link
      } else if !traits.isDisjoint(with: [.button, .popupButton, .backButton, .radioButton]) {
        .button
      } else if traits.contains(.image) {
        .image
      } else if traits.contains(.header) {
        .header
      } else if traits.contains(.staticText) {
        .text
      } else {
        .none
      }
  }

  /// Whether somebody is meant to operate what has the role.
  var isOperable: Bool {
    switch self {
    case .button, .link, .field, .searchField, .toggle, .adjustable, .tab, .key: true
    case .image, .text, .header, .none: false
    }
  }
}
