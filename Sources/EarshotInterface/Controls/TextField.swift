public import EarshotModel

/// One line of text to be typed (`UITextField`).
open class TextField: Control {
  /// When the button that empties the field is shown.
  public enum ClearButtonMode: String, Sendable, CaseIterable {
    /// Never.
    case never
    /// While text is typed.
    case whileEditing
    /// Unless text is typed.
    case unlessEditing
    /// Always.
    case always
  }

  /// The typed text.
  open var text: String?
  /// What stands in the field while nothing is typed.
  open var placeholder: String?
  /// The typeface of the text.
  public final var font = Font(size: 14)
  /// The colour of the text.
  public final var textColor: Color?
  /// How text lies between the edges.
  public final var textAlignment = TextAlignment.natural
  /// Whether characters are shown as bullets.
  open var isSecureTextEntry = false
  /// When the button that empties the field is shown.
  public final var clearButtonMode = ClearButtonMode.never
  /// A view at the leading end, inside the field.
  public final var leftView: View? { didSet { replace(oldValue, with: leftView) } }
  /// A view at the trailing end, inside the field.
  public final var rightView: View? { didSet { replace(oldValue, with: rightView) } }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Whether typed characters go here now.
  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var intrinsicContentSize: Size {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    return Size(width: font.estimatedWidth(of: shown) + 14, height: 34)
  }

  private var isBlank: Bool { text?.isEmpty ?? true }

  open override var defaultIsAccessibilityElement: Bool { true }

  /// The placeholder, for as long as it is what the field shows and nothing names the field.
  open override var defaultAccessibilityLabel: String? { isBlank ? placeholder : nil }

  /// The typed text; bullets in a secure field; the placeholder of an empty field that has a name.
  open override var defaultAccessibilityValue: String? {
    guard let text, !text.isEmpty else {
      return hasExplicitAccessibilityLabel ? placeholder : nil
    }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    var result: AccessibilityTraits = .textEntry
    if isSecureTextEntry { result.insert(.secureTextField) }
    if isEditing { result.insert(.isEditing) }
    return traits(result)
  }
}
