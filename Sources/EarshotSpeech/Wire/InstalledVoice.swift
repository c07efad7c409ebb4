/// A voice or a variant that the engine has found on this machine.
public struct InstalledVoice: Hashable, Sendable {
  /// The gender its file states.
  public enum Gender: UInt8, Hashable, Sendable, CaseIterable {
    /// None is stated.
    case unknown
    /// A man's voice.
    case male
    /// A woman's voice.
    case female
    /// Neither.
    case neutral
  }

  /// Its file below the folder of voices, such as `gmw/en-US`, or the name of a variant.
  public var identifier: String
  /// Its name, such as `English (America)`.
  public var name: String
  /// Its languages as tags, the best first; none for a variant.
  public var languages: [String]
  /// The gender its file states.
  public var gender: Gender
  /// Whether it is a variant of timbre, to be combined with any voice.
  public var isVariant: Bool

  /// Creates the description of a voice.
  public init(
    identifier: String, name: String, languages: [String], gender: Gender, isVariant: Bool
  ) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
    self.gender = gender
    self.isVariant = isVariant
  }
}
