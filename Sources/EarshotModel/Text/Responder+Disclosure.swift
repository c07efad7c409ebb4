extension Responder {
  /// The value as it may be spoken, logged and written: what a secure field holds becomes one bullet
  /// for each character, even where an app or a file has set it.
  package final var disclosedAccessibilityValue: AttributedText? {
    guard let value = accessibilityAttributedValue else { return nil }
    guard accessibilityTraits.contains(.secureTextField) else { return value }
    return AttributedText(String(repeating: "•", count: value.text.count))
  }
}
