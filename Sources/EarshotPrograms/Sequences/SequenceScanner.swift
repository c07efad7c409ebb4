// What a program writes becomes pieces in three steps:
//
//  1. text goes on as it is, up to what may begin a sequence: Escape, or a control of the upper half in
//     UTF-8 (U+0080 to U+009F), or as a byte of its own, as terminals without UTF-8 have it;
//  2. the bytes of a sequence are collected until it ends, at most `limit` of them; of a longer one the
//     bytes go on in parts, so that nothing grows however much is written;
//  3. an Escape inside a sequence begins the next one, whatever was open, as in terminals: nothing can be
//     hidden inside something else.

/// Takes the output of a program apart into text and sequences.
///
/// A pure state machine: whatever it is given, its pieces together are the bytes that it was given, in their
/// order.
package struct SequenceScanner: Sendable {
  /// A piece of output.
  package enum Piece: Hashable, Sendable {
    /// Text, with the controls below U+0020 but Escape in it.
    case text(ArraySlice<UInt8>)
    /// A whole sequence.
    case whole(TerminalSequence)
    /// A part of a sequence that is too long, or was broken off, with what it is for as far as that is known.
    case part([UInt8], of: TerminalSequence.Kind, head: StringHead)
  }

  private enum State: Equatable {
    case ground
    /// After 0xC2, with which the controls of the upper half begin, and other characters.
    case upper
    case escape
    case control
    case string
    /// In a string, after Escape.
    case ending
  }

  /// The most bytes of a sequence that are collected.
  package static let limit = 4_096
  /// The most bytes of a control sequence that are.
  private static let controlLimit = 512

  private var state = State.ground
  private var kind = TerminalSequence.Kind.escape
  private var held: [UInt8] = []
  /// How many bytes the sequence begins with.
  private var introduction = 0
  /// Whether a part of the string has gone on already.
  private var isCut = false
  /// What the string is for of which parts have gone on.
  private var head = StringHead([], of: .escape)
  /// How many bytes of a character beyond ASCII are to come.
  private var missing = 0
  /// Whether the last byte of text was 0xC2, with which U+0080 to U+00BF begin.
  private var isAfterC2 = false
  /// Whether the string began with a byte of its own, as in terminals without UTF-8.
  private var isRaw = false
  private let hasTitles: Bool

  /// Creates a scanner that has seen nothing.
  ///
  /// - Parameter hasTitles: Whether `ESC k` begins a title, as in the terminals that tmux and screen make.
  package init(hasTitles: Bool = false) {
    self.hasTitles = hasTitles
  }

  /// Whether bytes are held back that have not come to their end.
  package var isInside: Bool { state != .ground }

  /// Takes bytes in, and hands the pieces on that they come to.
  package mutating func scan(_ bytes: [UInt8], _ take: (Piece) -> Void) {
    var index = 0
    while index < bytes.count {
      switch state {
      case .ground: scanText(bytes, &index, take)
      case .upper: goOnWithUpper(bytes[index], &index, take)
      case .escape: goOnWithEscape(bytes[index], &index, take)
      case .control: goOnWithControl(bytes[index], &index, take)
      case .string: scanString(bytes, &index, take)
      case .ending: endString(bytes[index], &index, take)
      }
    }
  }

  /// Hands on what is held back, because nothing more comes.
  package mutating func finish(_ take: (Piece) -> Void) {
    if state != .ground { breakOff(take) }
  }

  // MARK: Text

  private mutating func scanText(_ bytes: [UInt8], _ index: inout Int, _ take: (Piece) -> Void) {
    let start = index
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          if byte == 0x1B { break }
          missing = 0
          isAfterC2 = false
        } else if missing > 0, byte < 0xC0 {
          missing -= 1
          if isAfterC2, Self.introduced(by: byte) != nil { break }
          isAfterC2 = false
        } else {
          if Self.introduced(by: byte) == .command { break }
          missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0
          isAfterC2 = byte == 0xC2
        }
        index += 1
      }
    }
    // What may begin a control waits for its other half.
    let isOpen =
      index == bytes.count ? isAfterC2 && missing == 1 : isAfterC2 && bytes[index] != 0x1B
    let end = isOpen && index > start ? index - 1 : index
    if end > start { take(.text(bytes[start..<end])) }
    if isOpen {
      begin([0xC2], .upper, .escape)
    } else if index < bytes.count {
      isRaw = bytes[index] != 0x1B
      begin([bytes[index]], isRaw ? .string : .escape, isRaw ? .command : .escape)
      index += 1
    } else {
      return
    }
    missing = 0
    isAfterC2 = false
  }

  private mutating func goOnWithUpper(
    _ byte: UInt8, _ index: inout Int, _ take: (Piece) -> Void
  ) {
    isAfterC2 = false
    guard let found = Self.introduced(by: byte) else {
      take(.text(held[...]))
      close()
      missing = 1
      return
    }
    index += 1
    begin([0xC2, byte], found == .control ? .control : .string, found)
  }

  /// What a control of the upper half begins, by its last byte.
  private static func introduced(by byte: UInt8) -> TerminalSequence.Kind? {
    switch byte {
    case 0x90: .device
    case 0x9B: .control
    case 0x9D: .command
    case 0x98, 0x9E, 0x9F: .other
    default: nil
    }
  }

  private mutating func begin(
    _ bytes: [UInt8], _ next: State, _ kind: TerminalSequence.Kind
  ) {
    held = bytes
    introduction = bytes.count
    state = next
    self.kind = kind
    isCut = false
  }

  // MARK: Escape and control sequences

  private mutating func goOnWithEscape(
    _ byte: UInt8, _ index: inout Int, _ take: (Piece) -> Void
  ) {
    guard byte != 0x1B, byte < 0x7F, held.count < Self.controlLimit else { return breakOff(take) }
    held.append(byte)
    index += 1
    switch byte {
    case 0x18, 0x1A: breakOff(take)
    case ..<0x20: break
    case _ where held.count > 2 && held.contains { (0x20...0x2F).contains($0) }:
      if byte >= 0x30 { finishSequence(take) }
    case UInt8(ascii: "["): enter(.control, .control)
    case UInt8(ascii: "]"): enter(.string, .command)
    case UInt8(ascii: "P"): enter(.string, .device)
    case UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"): enter(.string, .other)
    case UInt8(ascii: "k") where hasTitles: enter(.string, .other)
    case 0x30...: finishSequence(take)
    default: break
    }
  }

  private mutating func enter(_ next: State, _ kind: TerminalSequence.Kind) {
    state = next
    self.kind = kind
    introduction = held.count
  }

  private mutating func goOnWithControl(
    _ byte: UInt8, _ index: inout Int, _ take: (Piece) -> Void
  ) {
    guard byte != 0x1B, byte < 0x80 else { return breakOff(take) }
    guard held.count < Self.controlLimit || byte >= 0x40 else { return cut(&index, byte, take) }
    held.append(byte)
    index += 1
    switch byte {
    case 0x18, 0x1A: breakOff(take)
    case 0x40...0x7E: finishSequence(take)
    default: break
    }
  }

  /// Goes on with a control sequence that is longer than any that means something.
  private mutating func cut(_ index: inout Int, _ byte: UInt8, _ take: (Piece) -> Void) {
    take(.part(held, of: kind, head: StringHead([], of: kind)))
    held = [byte]
    introduction = 0
    isCut = true
    index += 1
  }

  private mutating func finishSequence(_ take: (Piece) -> Void) {
    defer { close() }
    guard !isCut else { return take(.part(held, of: kind, head: StringHead([], of: kind))) }
    let start = kind == .escape ? 1 : introduction
    take(.whole(TerminalSequence(kind: kind, bytes: held, body: held[start...])))
  }

  // MARK: Strings

  private mutating func scanString(_ bytes: [UInt8], _ index: inout Int, _ take: (Piece) -> Void) {
    let start = index
    let room = Self.limit - held.count
    while index < bytes.count, index - start < room {
      let byte = bytes[index]
      if byte == 0x1B || byte == 0x18 || byte == 0x1A { break }
      if byte == 0x07, kind == .command { break }
      if byte == 0x9C, isRaw || (index > start ? bytes[index - 1] : held.last ?? 0) == 0xC2 {
        break
      }
      index += 1
      // A byte of its own begins a string only where it matters; elsewhere it is text.
      if isRaw, !isCut, !mayMatter(bytes[start..<index]) {
        held += bytes[start..<index]
        return breakOff(take)
      }
    }
    held += bytes[start..<index]
    guard index < bytes.count else {
      if held.count >= Self.limit { passOn(take) }
      return
    }
    switch bytes[index] {
    case 0x1B:
      state = .ending
      index += 1
    case 0x07 where kind == .command:
      held.append(7)
      index += 1
      finishString(endLength: 1, take)
    case 0x18, 0x1A:
      held.append(bytes[index])
      index += 1
      breakOff(take)
    case 0x9C where held.count < Self.limit:
      held.append(0x9C)
      index += 1
      finishString(endLength: isRaw ? 1 : 2, take)
    default: passOn(take)
    }
  }

  /// Whether a command that began with a byte of its own can be one that is taken out: digits so far, or one
  /// of the numbers.
  private func mayMatter(_ more: ArraySlice<UInt8>) -> Bool {
    guard held.count + more.count <= introduction + 16 else { return true }
    let body = held.dropFirst(introduction) + more
    if body.allSatisfy({ (0x30...0x39).contains($0) }) { return body.count < 16 }
    return TerminalSequence.number(of: body).map { StringHead.known.contains($0) } ?? false
  }

  /// Hands a string that is too long on, as far as it has come.
  private mutating func passOn(_ take: (Piece) -> Void) {
    if !isCut { head = StringHead(heldBody, of: kind, isWhole: false) }
    isCut = true
    take(.part(held, of: kind, head: head))
    held = []
    introduction = 0
  }

  /// What is held behind the introduction.
  private var heldBody: ArraySlice<UInt8> { held.dropFirst(introduction) }

  private mutating func endString(_ byte: UInt8, _ index: inout Int, _ take: (Piece) -> Void) {
    guard byte == UInt8(ascii: "\\") else {
      breakOff(take)
      return begin([0x1B], .escape, .escape)
    }
    index += 1
    held += [0x1B, byte]
    finishString(endLength: 2, take)
  }

  private mutating func finishString(endLength: Int, _ take: (Piece) -> Void) {
    defer { close() }
    guard !isCut else { return take(.part(held, of: kind, head: head)) }
    let body = held[introduction..<max(introduction, held.count - endLength)]
    take(.whole(TerminalSequence(kind: kind, bytes: held, body: body)))
  }

  // MARK: Ends

  /// Hands on what has not come to its end and never will.
  private mutating func breakOff(_ take: (Piece) -> Void) {
    if !isCut { head = StringHead(heldBody, of: kind) }
    // What began with a byte of its own and means nothing is text.
    if isRaw, !isCut {
      take(.text(held[...]))
    } else if !held.isEmpty {
      take(.part(held, of: kind, head: head))
    }
    close()
  }

  private mutating func close() {
    state = .ground
    held.removeAll(keepingCapacity: held.capacity <= Self.limit)
    isCut = false
    isRaw = false
  }
}
