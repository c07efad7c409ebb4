package import EarshotPrograms
package import EarshotReader

// What is typed goes to the program, byte for byte:
//
//  1. the decoder follows every byte, whatever mode the program has set, and says when a key is whole;
//  2. where the prefix is one byte, as on terminals of the old kind, nothing is held back but that byte;
//     where keys come as sequences, as the program may have asked for, or a key can be a command, a key is
//     held back until it is whole, which is 50 ms at most;
//  3. after the prefix the next key is a command, and in reader mode every key is, until the prefix ends
//     that mode; what is no key, such as a terminal's answer, always goes to the program;
//  4. where the reader itself asks for something, in a list or a search, all keys are its own;
//  5. that a key came up goes where the press went.

/// Tells apart what is typed for a program and what is typed for the screen reader.
///
/// A pure state machine: bytes in, and out what goes where.
nonisolated package struct ProgramInput {
  /// A piece of what was typed.
  package enum Part: Hashable, Sendable {
    /// These bytes go to the program; the keys are what they are known to be so far.
    case program([UInt8], keys: [ProgramKey])
    /// The prefix was pressed: the next key is a command.
    case prefix
    /// A key for the screen reader.
    case command(KeyPress)
    /// A text that was pasted where the screen reader asks for one.
    case paste(String, isWhole: Bool)
    /// The prefix has ended reader mode.
    case unlocked
  }

  /// Whom keys are for.
  package enum Attention: Hashable, Sendable {
    /// The program, but for those after the prefix.
    case program
    /// The screen reader, until the prefix.
    case readerMode
    /// What the screen reader asks for, in a list or a search.
    case prompt
  }

  /// What comes before a command.
  package var prefix: CommandPrefix
  /// Whether the next key is a command.
  package private(set) var isAwaitingCommand = false

  private var decoder = InputDecoder()
  /// The bytes since a key was whole last, and what they were found to be.
  private var unit = Unit()
  /// What goes to the program and has not been handed on.
  private var passing = Passing()
  /// The keys whose presses were taken here.
  private var taken: Set<[UInt8]> = []

  /// The most bytes of a key, an answer or a paste that are kept.
  private static let keptLimit = 4_096

  private struct Unit {
    var bytes: [UInt8] = []
    var inputs: [TerminalInput] = []
    /// How many of the bytes went to the program already.
    var passed = 0
    /// Whether an Escape was told as a key before it was known to be one.
    var toldEscape = false
  }

  private struct Passing {
    var bytes: [UInt8] = []
    var keys: [ProgramKey] = []
  }

  /// Creates the input of a program that has just begun.
  package init(prefix: CommandPrefix = .standard) {
    self.prefix = prefix
  }

  /// How long to wait for more bytes before ``timeOut(attention:_:)`` is called; `nil` when nothing is
  /// open.
  package var patience: Duration? { decoder.patience }

  /// Takes bytes in.
  ///
  /// - Parameters:
  ///   - bytes: What the terminal has sent.
  ///   - encodesKeys: Whether the program has asked for keys as sequences (`TerminalModes`).
  ///   - attention: Whom keys are for now; each piece that was handed on may change that.
  ///   - hand: Takes each piece, in their order.
  package mutating func take(
    _ bytes: some Sequence<UInt8>, encodesKeys: Bool, attention: () -> Attention,
    _ hand: (Part) -> Void
  ) {
    for byte in bytes {
      unit.bytes.append(byte)
      unit.inputs += decoder.decode(CollectionOfOne(byte))
      if decoder.state == .ground {
        finishUnit(attention, hand)
      } else if !holds(encodesKeys: encodesKeys, attention) || isPassed(attention) {
        passUnit()
      } else if unit.bytes.count > Self.keptLimit {
        // What the screen reader asked for comes from the decoder, which has a limit of its own.
        unit.bytes.removeLast()
      }
    }
    tellEscape()
    flush(hand)
  }

  /// Takes what is open as it stands, because nothing more has come.
  package mutating func timeOut(attention: () -> Attention, _ hand: (Part) -> Void) {
    unit.inputs += decoder.timeOut()
    finishUnit(attention, hand)
    flush(hand)
  }

  /// Whether all of some bytes go to the program, whatever keys they come to: nothing is open or awaited, and nothing
  /// but the prefix would be held back, which is not among them.
  func isForProgram(_ bytes: [UInt8], encodesKeys: Bool) -> Bool {
    guard !encodesKeys, !isAwaitingCommand, decoder.state == .ground, let byte = prefix.byte else {
      return false
    }
    return !bytes.contains(byte)
  }

  /// Whether a key is held back until it is whole.
  private func holds(encodesKeys: Bool, _ attention: () -> Attention) -> Bool {
    encodesKeys || prefix.byte == nil || isAwaitingCommand || attention() != .program
  }

  /// Whether what is open cannot be for the screen reader: some of it has gone on, or it is a paste or a
  /// string, of which there may be much.
  private func isPassed(_ attention: () -> Attention) -> Bool {
    switch decoder.state {
    case .paste: attention() != .prompt
    case .string: unit.bytes.count > 2
    case .ignoredControl, .oldMouse: true
    default: unit.passed > 0
    }
  }

  // MARK: Units

  private mutating func finishUnit(_ attention: () -> Attention, _ hand: (Part) -> Void) {
    defer { unit = Unit() }
    guard unit.passed == 0 else { return pass(keys: keys(of: unit.inputs)) }
    if isRelease {
      if let code = keyCode, taken.remove(code) != nil { return }
      return pass(keys: [])
    }
    let attention = attention()
    if attention == .prompt { return takeForPrompt(hand) }
    guard let press = onlyPress, !isModifier(press) else {
      return pass(keys: keys(of: unit.inputs))
    }
    if attention == .readerMode {
      note()
      flush(hand)
      hand(prefix.matches(press) ? .unlocked : .command(press))
    } else if prefix.matches(press) {
      if isAwaitingCommand {
        isAwaitingCommand = false
        pass(keys: keys(of: unit.inputs))
      } else {
        isAwaitingCommand = true
        note()
        flush(hand)
        hand(.prefix)
      }
    } else if isAwaitingCommand {
      isAwaitingCommand = false
      note()
      flush(hand)
      hand(.command(press))
    } else {
      pass(keys: keys(of: unit.inputs))
    }
  }

  private mutating func takeForPrompt(_ hand: (Part) -> Void) {
    isAwaitingCommand = false
    var isTaken = false
    for input in unit.inputs {
      switch input {
      case .key(let press):
        if isModifier(press) { continue }
        if !isTaken { flush(hand) }
        isTaken = true
        hand(.command(press))
      case .paste(let text, let isWhole):
        if !isTaken { flush(hand) }
        isTaken = true
        hand(.paste(text, isWhole: isWhole))
      default: break
      }
    }
    if isTaken { note() } else { pass(keys: []) }
  }

  /// The press, where nothing else was typed.
  private var onlyPress: KeyPress? {
    guard unit.inputs.count == 1, case .key(let press) = unit.inputs[0], !isReport else {
      return nil
    }
    return press
  }

  private func isModifier(_ press: KeyPress) -> Bool {
    if case .modifier = press.key { true } else { false }
  }

  /// Whether what reads as F3 with something held is where the cursor stands, which a program has asked
  /// (CPR): no key has such numbers.
  private var isReport: Bool {
    guard unit.bytes.starts(with: [0x1B, UInt8(ascii: "[")]), unit.bytes.last == UInt8(ascii: "R"),
      let parameters = InputDecoder.parameters(of: Array(unit.bytes.dropFirst(2).dropLast()))
    else { return false }
    return parameters[0][0] > 1 || (parameters.count > 1 && parameters[1][0] > 16)
  }

  // MARK: Keys that come up

  /// The key of a sequence, by its first number and its last byte.
  private var keyCode: [UInt8]? {
    guard unit.bytes.count > 2, unit.bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else {
      return nil
    }
    let number = unit.bytes.dropFirst(2).prefix { (0x30...0x39).contains($0) }
    let final = unit.bytes[unit.bytes.count - 1]
    return (number.isEmpty ? [UInt8(ascii: "1")] : Array(number)) + [final]
  }

  /// Whether a sequence says that a key came up, in kitty's manner.
  private var isRelease: Bool {
    guard unit.inputs.isEmpty, keyCode != nil,
      let parameters = InputDecoder.parameters(of: Array(unit.bytes.dropFirst(2).dropLast()))
    else { return false }
    return parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
  }

  /// Notes that a press was taken here.
  private mutating func note() {
    guard let code = keyCode else { return }
    // More keys than anybody holds: the terminal does not tell when they come up.
    if taken.count >= 32 { taken = [] }
    taken.insert(code)
  }

  // MARK: To the program

  private mutating func passUnit() {
    passing.bytes += unit.bytes[unit.passed...]
    unit.passed = unit.bytes.count
    // A long paste is not kept twice.
    if unit.bytes.count > Self.keptLimit {
      unit.bytes = [0x1B]
      unit.passed = 1
    }
  }

  private mutating func pass(keys: [ProgramKey]) {
    passing.bytes += unit.bytes[min(unit.passed, unit.bytes.count)...]
    let keys = unit.toldEscape && keys.first == .escape ? Array(keys.dropFirst()) : keys
    for key in keys {
      if case .text(let more) = key, case .text(let text) = passing.keys.last {
        passing.keys[passing.keys.count - 1] = .text(text + more)
      } else {
        passing.keys.append(key)
      }
    }
  }

  /// Tells an Escape at the end of what came, which is the key as a rule: sequences come whole.
  ///
  /// So are two of them, which some programs want in place of one.
  private mutating func tellEscape() {
    guard decoder.state == .escape, unit.bytes.allSatisfy({ $0 == 0x1B }),
      unit.passed == unit.bytes.count, !unit.toldEscape
    else { return }
    unit.toldEscape = true
    passing.keys.append(.escape)
  }

  private mutating func flush(_ hand: (Part) -> Void) {
    guard !passing.bytes.isEmpty || !passing.keys.isEmpty else { return }
    let passed = passing
    passing = Passing()
    hand(.program(passed.bytes, keys: passed.keys))
  }

  private func keys(of inputs: [TerminalInput]) -> [ProgramKey] {
    if isReport { return [] }
    return inputs.compactMap { input in
      switch input {
      case .key(let press): ProgramKey(press)
      case .paste(let text, _): text.isEmpty ? nil : .text(text)
      default: nil
      }
    }
  }
}
