public import EarshotModel

/// The field of a search bar (`UISearchTextField`).
open class SearchTextField: TextField {
  final weak var searchBar: SearchBar?

  /// The name of the bar, or else the placeholder, or else "Search".
  open override var defaultAccessibilityLabel: String? {
    if let searchBar, searchBar.hasExplicitAccessibilityLabel {
      return searchBar.accessibilityLabel
    }
    if let placeholder, !placeholder.isEmpty { return placeholder }
    return traitCollection.systemTexts[.search]
  }

  /// The hint of the bar.
  open override var defaultAccessibilityHint: String? {
    searchBar?.accessibilityHint ?? super.defaultAccessibilityHint
  }

  /// The typed text only: the placeholder is the name already.
  open override var defaultAccessibilityValue: String? {
    guard let text, !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// A search field, which the reader does not call a text field.
  open override var defaultAccessibilityTraits: AccessibilityTraits {
    traits(isEditing ? [.searchField, .isEditing] : .searchField)
  }
}
