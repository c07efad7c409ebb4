import EarshotModel

extension Responder {
  /// What a transcript and an error call the responder: its identifier, or else its class.
  package final var transcriptName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return String(describing: type(of: self))
  }
}
