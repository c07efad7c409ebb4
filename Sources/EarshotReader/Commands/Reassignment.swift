/// A gesture or a key that a listener gives to another command.
nonisolated public struct Reassignment: Hashable, Sendable {
  /// What asks for the command.
  public enum Cause: Hashable, Sendable {
    /// A gesture.
    case gesture(Gesture)
    /// A key with what is held.
    case key(KeyChord)
  }

  /// What asks for the command.
  public var cause: Cause
  /// The name of the command, as help speaks it; `nil` takes the cause away from its command.
  public var command: String?

  /// Creates a reassignment.
  public init(_ cause: Cause, to command: String?) {
    self.cause = cause
    self.command = command
  }

  /// The cause in words: "2 finger swipe left", "V O shift M".
  public var causeName: String {
    switch cause {
    case .gesture(let gesture): gesture.name
    case .key(let chord): chord.name
    }
  }

  /// The whole in words, for a transcript.
  var text: String { "\(causeName): \(command ?? "nothing")" }
}

nonisolated extension CommandTable {
  /// Takes over what a listener chose.
  ///
  /// - Returns: Whether the table has a command of that name; nothing is changed where it has none.
  @discardableResult
  public mutating func take(_ reassignment: Reassignment) -> Bool {
    switch reassignment.cause {
    case .gesture(let gesture): assign(gesture, to: reassignment.command)
    case .key(let chord): assign(chord, to: reassignment.command)
    }
  }
}
