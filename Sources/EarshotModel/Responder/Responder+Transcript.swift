extension Responder {
  /// What a transcript and an error call the responder: its identifier, or else the name in its file, or
  /// else its class.
  package final var transcriptName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let savedIdentifier { return savedIdentifier }
    // `String(describing:)` gives the same, but makes a mirror of the type first, and this is asked at every
    // move of a cursor.
    return _typeName(type(of: self), qualified: false)
  }
}

extension Responder {
  /// The value as it may be spoken, logged and written: what a secure field holds becomes one bullet
  /// for each character, even where an app or a file has set it.
  package final var disclosedAccessibilityValue: AttributedText? {
    guard let value = accessibilityAttributedValue else { return nil }
    guard accessibilityTraits.contains(.secureTextField) else { return value }
    return AttributedText(String(repeating: "•", count: value.text.count))
  }
}
