/// A command with its name and the keys that ask for it: one of the host's, or of a text's.
nonisolated public struct KeyBinding<Command: Hashable & Sendable>: Hashable, Sendable {
  /// The name of the command, which help speaks; Apple's, where VoiceOver has the command.
  public var name: String
  /// What is asked for.
  public var command: Command
  /// The keys, those that people are told of first.
  public var chords: [KeyChord]

  /// Creates a binding.
  public init(_ name: String, _ command: Command, _ chords: KeyChord...) {
    self.name = name
    self.command = command
    self.chords = chords
  }
}
