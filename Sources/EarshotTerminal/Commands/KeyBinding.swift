/// A command with its name and the keys that ask for it.
public struct KeyBinding: Hashable, Sendable {
  /// The name of the command, which help speaks; Apple's, where VoiceOver has the command.
  public var name: String
  /// What is asked for.
  public var command: HostCommand
  /// The keys, those that people are told of first.
  public var chords: [KeyChord]

  /// Creates a binding.
  public init(_ name: String, _ command: HostCommand, _ chords: KeyChord...) {
    self.name = name
    self.command = command
    self.chords = chords
  }
}
