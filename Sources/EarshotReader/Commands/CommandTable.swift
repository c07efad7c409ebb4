// Which gesture and which key asks for what. The rows are the whole truth: help speaks them, the manual
// prints them, and a later command is one more row.
//
// A gesture is looked up as it is. A press of a key is looked up in this order:
//  1. as it is;
//  2. with VoiceOver's modifier where only Option is held, because many desktops keep Control and
//     Option together for themselves;
//  3. with VoiceOver's modifier where none is held and the modifier keys are locked;
//  4. a letter by itself as the same letter with VoiceOver's modifier and Command, as in VoiceOver's
//     Quick Nav with single letters: few terminals tell of the Command key.

/// The commands of a reader, with the gestures and keys that ask for them.
nonisolated public struct CommandTable: Hashable, Sendable {
  /// The rows, in the order in which help lists them.
  public private(set) var bindings: [CommandBinding]
  /// Whether letters by themselves go to headings, links and their like: Quick Nav with single letters.
  public var readsLetters = true
  /// Whether the keys of VoiceOver work without its modifier.
  public var isLocked = false

  /// Creates a table of some rows.
  ///
  /// - Parameters:
  ///   - bindings: The rows; VoiceOver's own as a rule.
  ///   - own: Further rows, for what a host does itself.
  public init(bindings: [CommandBinding] = CommandTable.standard, and own: [CommandBinding] = []) {
    self.bindings = bindings + own
  }

  /// What a gesture asks for, or `nil` where nothing was assigned to it.
  public func binding(for gesture: Gesture) -> CommandBinding? {
    bindings.first { $0.gestures.contains(gesture) }
  }

  /// What a press asks for, or `nil`.
  public func binding(for press: KeyPress) -> CommandBinding? {
    candidates(for: KeyChord(press)).lazy.compactMap { candidate in
      bindings.first { $0.chords.contains(candidate) }
    }.first
  }

  /// The row of a command by its name, in any case, or by the name that scripts give it.
  public func binding(for name: String) -> CommandBinding? {
    let wanted = name.lowercased()
    return bindings.first { $0.name.lowercased() == wanted }
      ?? ReaderCommand.Name(rawValue: name).flatMap { command in
        bindings.first { $0.command == .reader(command) }
      }
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

  // MARK: What a listener changes

  /// Gives a gesture to a command, taking it from the one that it asked for until then.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of a row, in any case; `nil` takes the gesture away.
  /// - Returns: Whether there is a row of that name; nothing is changed where there is none.
  @discardableResult
  public mutating func assign(_ gesture: Gesture, to name: String?) -> Bool {
    assign(gesture, to: name, in: \.gestures)
  }

  /// Gives a key to a command, taking it from the one that it asked for until then.
  ///
  /// - Parameters:
  ///   - chord: The key with what is held.
  ///   - name: The name of a row, in any case; `nil` takes the key away.
  /// - Returns: Whether there is a row of that name; nothing is changed where there is none.
  @discardableResult
  public mutating func assign(_ chord: KeyChord, to name: String?) -> Bool {
    assign(chord, to: name, in: \.chords)
  }

  private mutating func assign<Cause: Equatable>(
    _ cause: Cause, to name: String?, in causes: WritableKeyPath<CommandBinding, [Cause]>
  ) -> Bool {
    let row = name.flatMap { name in
      binding(for: name).flatMap { bindings.firstIndex(of: $0) }
    }
    guard name == nil || row != nil else { return false }
    for index in bindings.indices { bindings[index][keyPath: causes].removeAll { $0 == cause } }
    if let row { bindings[row][keyPath: causes].append(cause) }
    return true
  }
}
