// libvterm 0.1.4 knows neither dim nor concealed characters, takes the parts of `38:2::r:g:b` for colours in
// the wrong order, and those of an underline's colour for attributes. It does keep alternative fonts (SGR 10
// to 19), which no terminal shows: they stand for dim (1), concealed (2) and both (3) here.

/// Spells the choice of styles (SGR) as the emulator understands it.
struct StyleSpelling {
  /// The font that stands for dim characters.
  static let dimFont: UInt8 = 1
  /// The font that stands for concealed characters.
  static let concealedFont: UInt8 = 2
  /// The most parameters of one sequence, for emulators that count them.
  private static let limit = 8

  private var font: UInt8 = 0
  /// What was kept with the cursor (DECSC).
  private var kept: UInt8 = 0

  /// Takes in a sequence that keeps the style, brings it back or resets it.
  mutating func take(_ sequence: TerminalSequence) {
    switch (sequence.kind, sequence.final, sequence.mark) {
    case (.escape, UInt8(ascii: "7"), _): kept = font
    case (.escape, UInt8(ascii: "8"), _): font = kept
    case (.escape, UInt8(ascii: "c"), _): (font, kept) = (0, 0)
    case (.control, UInt8(ascii: "p"), nil) where sequence.intermediates.first == UInt8(ascii: "!"):
      font = 0
    case (.control, UInt8(ascii: "h"), UInt8(ascii: "?")) where keepsCursor(sequence): kept = font
    case (.control, UInt8(ascii: "l"), UInt8(ascii: "?")) where keepsCursor(sequence): font = kept
    default: break
    }
  }

  private func keepsCursor(_ sequence: TerminalSequence) -> Bool {
    sequence.parameters.contains { $0[0] == 1048 || $0[0] == 1049 }
  }

  /// The sequences that choose the same.
  mutating func spelled(_ sequence: TerminalSequence) -> [[UInt8]] {
    var rest = sequence.parameters[...]
    var groups: [[Int]] = []
    while let parameter = rest.popFirst() {
      let number = parameter[0] ?? 0
      switch number {
      case 38, 48, 58:
        let color = Self.color(parameter, &rest)
        if number != 58, let color { groups.append([number] + color) }
      case 4 where parameter.count > 1: groups.append([parameter[1] == 0 ? 24 : 4])
      case 6: groups.append([5])
      case 10...20: break
      case 0:
        font = 0
        groups.append([0])
      case 2: setFont(font | Self.dimFont, &groups)
      case 8: setFont(font | Self.concealedFont, &groups)
      case 22:
        groups.append([22])
        setFont(font & ~Self.dimFont, &groups)
      case 28: setFont(font & ~Self.concealedFont, &groups)
      case 1...107: groups.append([number])
      default: break
      }
    }
    return Self.sequences(of: groups)
  }

  private mutating func setFont(_ font: UInt8, _ groups: inout [[Int]]) {
    self.font = font
    groups.append([10 + Int(font)])
  }

  /// The colour that a parameter begins, in the manner of `2;r;g;b` or `5;n`.
  private static func color(_ parameter: [Int?], _ rest: inout ArraySlice<[Int?]>) -> [Int]? {
    if parameter.count > 1 {
      let parts = parameter.dropFirst().map { $0 ?? 0 }
      switch parts[0] {
      case 5 where parts.count > 1: return [5, min(parts[1], 255)]
      // With the number of a colour space, or, as many write it, without.
      case 2 where parts.count > 3:
        return [2]
          + parts.suffix(parts.count > 4 ? parts.count - 2 : 3)
          .prefix(3).map { min($0, 255) }
      default: return nil
      }
    }
    let kind = rest.popFirst()?[0]
    let count = kind == 2 ? 3 : kind == 5 ? 1 : 0
    guard let kind, count > 0, rest.count >= count else { return nil }
    let values = rest.prefix(count).map { min($0[0] ?? 0, 255) }
    rest = rest.dropFirst(count)
    return [kind] + values
  }

  private static func sequences(of groups: [[Int]]) -> [[UInt8]] {
    var sequences: [[UInt8]] = []
    var numbers: [Int] = []
    func close() {
      guard !numbers.isEmpty else { return }
      sequences.append(Array("\u{1B}[\(numbers.map(String.init).joined(separator: ";"))m".utf8))
      numbers = []
    }
    for group in groups {
      if numbers.count + group.count > limit { close() }
      numbers += group
    }
    close()
    return sequences
  }
}
