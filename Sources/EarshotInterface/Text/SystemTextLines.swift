/// Texts of a listener's own in one language in place of the system's: lines in the format of the tables
/// (`Voices/SystemTexts`), of which somebody has made sure that nothing is wrong.
public struct SystemTextLines: Hashable, Sendable {
  /// The language of the texts, as a tag of `WordingTables.languages`.
  public let language: String
  /// The lines, in UTF-8; those of other names are passed over.
  let bytes: [UInt8]

  /// Takes lines over.
  public init(language: String, bytes: [UInt8]) {
    self.language = language
    self.bytes = bytes
  }
}
