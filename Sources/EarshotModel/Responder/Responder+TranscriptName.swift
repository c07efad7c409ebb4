extension Responder {
  /// What a transcript and an error call the responder: its identifier, or else the name in its file, or
  /// else its class.
  package final var transcriptName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let savedIdentifier { return savedIdentifier }
    return String(describing: type(of: self))
  }
}
