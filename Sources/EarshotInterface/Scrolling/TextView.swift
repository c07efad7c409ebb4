public import EarshotModel

/// Several lines of text, to be read or typed (`UITextView`).
open class TextView: ScrollView {
  /// The text.
  open var text = ""
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether stretches of the text can be marked.
  open var isSelectable = true
  /// Whether characters are shown as bullets.
  open var isSecureTextEntry = false
  /// The typeface of the text.
  public final var font = Font(size: 14)
  /// The colour of the text.
  public final var textColor: Color?
  /// How lines are placed between the edges.
  public final var textAlignment = TextAlignment.natural

  /// Whether typed characters go here now.
  public final var isEditing: Bool { isEditable && isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// What can be typed into is always there; what is only read needs words.
  open override var defaultIsAccessibilityElement: Bool {
    isEditable || !text.isEmpty || hasExplicitAccessibilityLabel
  }

  open override var defaultAccessibilityValue: String? {
    guard !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    guard isEditable else { return .staticText }
    var traits: AccessibilityTraits = [.textEntry, .textArea]
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    return traits
  }
}
