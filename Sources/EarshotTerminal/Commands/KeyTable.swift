// Which key asks for what. The rows are the whole truth: help speaks them, the manual prints them, and
// a later command is one more row.
//
// A press is looked up in this order:
//  1. as it is;
//  2. with VoiceOver's modifier where only Option is held, because many desktops keep Control and
//     Option together for themselves;
//  3. with VoiceOver's modifier where none is held and the modifier keys are locked;
//  4. a letter by itself as the same letter with VoiceOver's modifier and Command, as in VoiceOver's
//     Quick Nav with single letters: few terminals tell of the Command key.

/// The keys of the host.
nonisolated public struct KeyTable: Sendable {
  /// The rows, in the order in which help lists them.
  public var bindings: [KeyBinding<HostCommand>]
  /// Whether letters by themselves go to headings, links and their like.
  public var readsLetters = true
  /// Whether the keys of VoiceOver work without its modifier.
  public var isLocked = false

  /// Creates a table of its own rows.
  public init(bindings: [KeyBinding<HostCommand>] = KeyTable.standard) {
    self.bindings = bindings
  }

  /// What a press asks for, or `nil`.
  public func binding(for press: KeyPress) -> KeyBinding<HostCommand>? {
    let chord = KeyChord(press)
    return candidates(for: chord).lazy.compactMap { candidate in
      bindings.first { $0.chords.contains(candidate) }
    }.first
  }

  private func candidates(for chord: KeyChord) -> [KeyChord] {
    var candidates = [chord]
    let held = chord.modifiers.intersection([.control, .option, .command])
    if held == .option || held == [.option, .command] {
      candidates.append(KeyChord(chord.key, chord.modifiers.union(.control)))
    }
    guard held.isEmpty else { return candidates }
    if isLocked { candidates.append(.voiceOver(chord.key, chord.modifiers)) }
    if readsLetters, case .character(let character) = chord.key, character.isLetter {
      candidates.append(.voiceOver(chord.key, chord.modifiers.union(.command)))
    }
    return candidates
  }
}

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
