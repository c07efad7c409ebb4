// Bytes become input in four steps:
//
//  1. each byte moves the state machine (`step`); a state holds what is collected so far, and no state
//     holds more than its limit, whatever comes;
//  2. what ends a sequence is looked up: characters and controls here, the rest in
//     `InputDecoder+Sequences` with the tables of `KeyTables`;
//  3. an Escape may be a key or the beginning of a sequence: the caller's clock decides, by calling
//     `timeOut()` when nothing has come for `patience`;
//  4. what no table knows is dropped without a trace, and the next key is understood again.

import EarshotReader

/// Turns the bytes of a terminal into keys, pastes, mouse events and answers.
///
/// A pure state machine: it has no clock and reads nothing by itself. It knows the sequences of DEC
/// and xterm, modifiers in xterm's manner, the kitty keyboard protocol, bracketed paste, focus
/// events and SGR mouse reports.
nonisolated package struct InputDecoder {
  /// The most bytes of one paste that are kept: a text field of more answers keys too late.
  package static let pasteLimit = 1 << 17
  /// The most bytes of one control sequence that are kept; a longer one is passed over whole.
  static let sequenceLimit = 128

  enum State: Equatable {
    case ground
    /// Inside a character of several bytes, which still misses some.
    case character(missing: Int)
    /// After Escape.
    case escape
    /// After Escape and `O`.
    case singleShift
    /// After Escape and `[`.
    case control
    /// Inside a control sequence that is too long.
    case ignoredControl
    /// Inside a string that is not meant for us, after its introducer.
    case string(introducer: UInt8, isEnding: Bool)
    /// Inside an old mouse report, which has so many bytes more.
    case oldMouse(missing: Int)
    /// Inside a paste.
    case paste
  }

  var state = State.ground
  /// The bytes of what is being collected.
  var collected: [UInt8] = []
  /// Whether an Escape came before what is being collected, which makes it one with Option held.
  var isOption = false
  /// How many bytes of the end of a paste have come.
  private var pasteEnd = 0
  /// Whether all of a paste was kept so far.
  private var isPasteWhole = true

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// Creates a decoder that has seen nothing.
  package init() {}

  /// Takes bytes in, and tells what they come to; a sequence may go on in the next call.
  package mutating func decode(_ bytes: some Collection<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if isInside(byte) {
        // A paste may be long, and so may what is passed over: what cannot end it is taken at once.
        let end = rest.firstIndex { !isInside($0) } ?? rest.endIndex
        if state == .paste { keep(rest[..<end]) }
        rest = rest[end...]
      } else {
        step(byte, &inputs)
        rest = rest.dropFirst()
      }
    }
    return inputs
  }

  /// Whether a byte only makes longer what is open, and has no other meaning.
  private func isInside(_ byte: UInt8) -> Bool {
    switch state {
    case .paste: pasteEnd == 0 && byte != 0x1B
    case .ignoredControl: (0x20...0x3F).contains(byte)
    case .string(_, isEnding: false): isLongString && (0x20...0x7E).contains(byte)
    default: false
    }
  }

  /// Whether a string is open that is longer than anything a terminal says.
  private var isLongString: Bool {
    if case .string = state { collected.count == Self.sequenceLimit } else { false }
  }

  /// How long to wait for more bytes before ``timeOut()`` is called, or `nil` when nothing is open.
  package var patience: Duration? {
    switch state {
    case .ground: nil
    // Nobody types these by hand; taken as they stand, what is still to come would be keys.
    case .paste, .ignoredControl: .seconds(2)
    case .string where isLongString: .seconds(2)
    default: .milliseconds(50)
    }
  }

  /// Takes what is open as it stands, because nothing more has come.
  package mutating func timeOut() -> [TerminalInput] {
    defer { reset() }
    switch state {
    case .escape: return [.key(KeyPress(.escape, isOption ? .option : []))]
    case .singleShift: return [.key(KeyPress(typing: "O", .option))]
    case .control where collected.isEmpty: return [.key(KeyPress(typing: "[", .option))]
    case .string(let introducer, _) where collected.isEmpty:
      return [.key(KeyPress(typing: Unicode.Scalar(introducer), .option))]
    case .paste: return [pasted()]
    default: return []
    }
  }

  // MARK: Steps

  private mutating func step(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch state {
    case .ground: begin(byte, &inputs)
    case .character(let missing): goOn(byte, missing: missing, &inputs)
    case .escape: afterEscape(byte, &inputs)
    case .singleShift:
      let modifiers: KeyModifiers = isOption ? .option : []
      reset()
      if byte == 0x1B {
        begin(byte, &inputs)
      } else if let press = KeyTables.singleShift(byte, modifiers) {
        inputs.append(.key(press))
      }
    case .control: goOnWithControl(byte, &inputs)
    case .ignoredControl:
      if byte == 0x1B || (0x40...0x7E).contains(byte) || byte == 0x18 || byte == 0x1A { reset() }
      if byte == 0x1B { begin(byte, &inputs) }
    case .string(let introducer, let isEnding): goOnWithString(byte, introducer, isEnding, &inputs)
    case .oldMouse(let missing):
      state = .oldMouse(missing: missing - 1)
      if missing == 1 { reset() }
    case .paste: goOnWithPaste(byte, &inputs)
    }
  }

  mutating func reset() {
    state = .ground
    collected.removeAll(keepingCapacity: collected.capacity <= 4_096)
    isOption = false
    pasteEnd = 0
    isPasteWhole = true
  }

  private mutating func begin(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    let modifiers: KeyModifiers = isOption ? .option : []
    switch byte {
    case 0x1B:
      state = .escape
      return
    case 0xC2...0xDF: collect(byte, missing: 1)
    case 0xE0...0xEF: collect(byte, missing: 2)
    case 0xF0...0xF4: collect(byte, missing: 3)
    case 0x80...: reset()
    default:
      reset()
      inputs.append(.key(KeyTables.control(byte, modifiers)))
    }
  }

  private mutating func collect(_ byte: UInt8, missing: Int) {
    collected = [byte]
    state = .character(missing: missing)
  }

  private mutating func goOn(_ byte: UInt8, missing: Int, _ inputs: inout [TerminalInput]) {
    guard (0x80...0xBF).contains(byte) else {
      reset()
      return begin(byte, &inputs)
    }
    collected.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1)
      return
    }
    let modifiers: KeyModifiers = isOption ? .option : []
    // Overlong forms and surrogates are no characters.
    if let text = String(validating: collected, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    {
      inputs.append(.key(KeyPress(typing: scalar, modifiers)))
    }
    reset()
  }

  private mutating func afterEscape(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string(introducer: byte, isEnding: false)
    case 0x1B where !isOption:
      isOption = true
    case 0x1B:
      // A third Escape: the first was a key of its own.
      inputs.append(.key(KeyPress(.escape)))
    default:
      isOption = true
      state = .ground
      begin(byte, &inputs)
    }
  }

  private mutating func goOnWithControl(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case 0x1B:
      reset()
      begin(byte, &inputs)
    case 0x18, 0x1A: reset()
    case UInt8(ascii: "["):
      // The Linux console names F1 to F5 by `[`, a second `[` and a letter.
      guard collected.isEmpty else { return finishControl(byte, &inputs) }
      collected = [byte]
    case 0x40...0x7E: finishControl(byte, &inputs)
    case 0x20...0x3F:
      if collected.count < Self.sequenceLimit {
        collected.append(byte)
      } else {
        collected = []
        state = .ignoredControl
      }
    default: break
    }
  }

  private mutating func finishControl(_ final: UInt8, _ inputs: inout [TerminalInput]) {
    let body = collected
    let wasOption = isOption
    reset()
    if final == UInt8(ascii: "M"), body.isEmpty {
      state = .oldMouse(missing: 3)
    } else if final == UInt8(ascii: "~"), body == Array("200".utf8) {
      state = .paste
    } else if let input = Self.input(body: body, final: final, isOption: wasOption) {
      inputs.append(input)
    }
  }

  private mutating func goOnWithString(
    _ byte: UInt8, _ introducer: UInt8, _ isEnding: Bool, _ inputs: inout [TerminalInput]
  ) {
    switch byte {
    case 0x07, 0x18, 0x1A, 0x9C: reset()
    case 0x1B: state = .string(introducer: introducer, isEnding: true)
    case UInt8(ascii: "\\") where isEnding: reset()
    case _ where isEnding:
      reset()
      state = .escape
      afterEscape(byte, &inputs)
    default:
      // Nothing of it is of use but how much there was.
      if collected.count < Self.sequenceLimit { collected.append(byte) }
    }
  }

  private mutating func goOnWithPaste(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    if byte == Self.endOfPaste[pasteEnd] {
      pasteEnd += 1
      guard pasteEnd == Self.endOfPaste.count else { return }
      inputs.append(pasted())
      return reset()
    }
    keep(Self.endOfPaste[..<pasteEnd])
    pasteEnd = byte == 0x1B ? 1 : 0
    if pasteEnd == 0 { keep(CollectionOfOne(byte)) }
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    let room = Self.pasteLimit - collected.count
    if bytes.count > room { isPasteWhole = false }
    collected.append(contentsOf: bytes.prefix(room))
  }

  private func pasted() -> TerminalInput {
    var kept = collected[...]
    // What was cut inside a character ends before it; its first byte says how many it has.
    if !isPasteWhole, let last = kept.lastIndex(where: { $0 & 0xC0 != 0x80 }),
      kept.count - last < (~kept[last]).leadingZeroBitCount
    {
      kept = kept[..<last]
    }
    return .paste(String(decoding: kept, as: UTF8.self), isWhole: isPasteWhole)
  }
}
