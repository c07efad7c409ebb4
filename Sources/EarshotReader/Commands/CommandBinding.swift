/// A command with its name, and the gestures and keys that ask for it: a row of the ``CommandTable``.
nonisolated public struct CommandBinding: Hashable, Sendable {
  /// The name of the command, which help speaks; Apple's, where VoiceOver has the command.
  public var name: String
  /// What is asked for.
  public var command: AssignedCommand
  /// The gestures that ask for it.
  public var gestures: [Gesture]
  /// The keys that ask for it, those that people are told of first.
  public var chords: [KeyChord]

  /// Creates a row.
  public init(
    _ name: String, _ command: AssignedCommand, gestures: [Gesture] = [], keys: [KeyChord] = []
  ) {
    self.name = name
    self.command = command
    self.gestures = gestures
    self.chords = keys
  }
}
