/// What a key does in a text field, with its name and the keys that ask for it.
public struct TypingBinding: Hashable, Sendable {
  /// The name, in the words of VoiceOver's commands and of editors.
  public var name: String
  /// What is asked for.
  public var command: TypingCommand
  /// The keys, those that people are told of first.
  public var chords: [KeyChord]

  /// Creates a binding.
  public init(_ name: String, _ command: TypingCommand, _ chords: KeyChord...) {
    self.name = name
    self.command = command
    self.chords = chords
  }
}
