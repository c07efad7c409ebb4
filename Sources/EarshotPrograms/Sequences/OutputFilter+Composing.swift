extension OutputFilter {
  /// Passes on what is not drawn.
  mutating func takeComposed(_ piece: SequenceScanner.Piece, into passed: inout [UInt8]) {
    switch piece {
    case .text(let text): if text.contains(0x07) { passed.append(0x07) }
    case .part(let bytes, .command, let head): if isPassed(head) { passed += bytes }
    case .part: break
    case .whole(let sequence):
      note(sequence)
      let kept = kept(sequence)
      passed += kept
    }
  }

  /// Commands that say something of the screen itself: links, and the marks of prompts.
  private static let drawn: Set = [8, 133]

  private func isPassed(_ head: StringHead) -> Bool {
    isWanted(head, of: .command) && !(head.number.map { Self.drawn.contains($0) } ?? true)
  }

  /// What is left of a sequence.
  private mutating func kept(_ sequence: TerminalSequence) -> [UInt8] {
    switch (sequence.kind, sequence.final) {
    case (.command, _): isPassed(sequence.head) ? sequence.bytes : []
    case (.escape, UInt8(ascii: "=")), (.escape, UInt8(ascii: ">")): pass(sequence)
    // Kitty's keys, xterm's other keys, and the form of the cursor.
    case (.control, UInt8(ascii: "u")) where sequence.mark != nil: pass(sequence)
    case (.control, UInt8(ascii: "m")) where sequence.mark == UInt8(ascii: ">"): pass(sequence)
    case (.control, UInt8(ascii: "q")) where sequence.intermediates == [0x20]: sequence.bytes
    case (.control, UInt8(ascii: "h")) where sequence.mark == UInt8(ascii: "?"),
      (.control, UInt8(ascii: "l")) where sequence.mark == UInt8(ascii: "?"):
      passModes(of: sequence)
    default: []
    }
  }

  private mutating func passModes(of sequence: TerminalSequence) -> [UInt8] {
    let modes = sequence.parameters.compactMap { $0[0] }.filter { TerminalModes.isTold($0) }
    guard !modes.isEmpty else { return [] }
    let numbers = modes.map(String.init).joined(separator: ";")
    let body = Array("?\(numbers)".utf8) + [sequence.final]
    return pass(
      TerminalSequence(kind: .control, bytes: [0x1B, 0x5B] + body, body: body[...]))
  }
}
