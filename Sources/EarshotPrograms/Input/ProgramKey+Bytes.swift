extension ProgramKey {
  /// What a terminal sends for it.
  ///
  /// After xterm, whose sequences every other terminal of today sends as well.
  ///
  /// - Parameter isCursorApplication: Whether the program has put the arrows into application mode (DECCKM).
  /// - Returns: The bytes; none where no terminal has such a key.
  public func bytes(isCursorApplication: Bool) -> [UInt8] {
    switch self {
    case .text(let text): return Array(text.utf8)
    case .enter: return [0x0D]
    case .tab: return [0x09]
    case .backTab: return Array("\u{1B}[Z".utf8)
    case .escape: return [0x1B]
    case .backspace: return [0x7F]
    case .insert: return Self.numbered(2)
    case .delete: return Self.numbered(3)
    case .pageUp: return Self.numbered(5)
    case .pageDown: return Self.numbered(6)
    case .up: return Self.lettered("A", isCursorApplication)
    case .down: return Self.lettered("B", isCursorApplication)
    case .right: return Self.lettered("C", isCursorApplication)
    case .left: return Self.lettered("D", isCursorApplication)
    case .home: return Self.lettered("H", isCursorApplication)
    case .end: return Self.lettered("F", isCursorApplication)
    case .function(let number): return Self.function(number)
    case .control(let character): return Self.control(character)
    case .alt(let character): return [0x1B] + Array(String(character).utf8)
    }
  }

  private static func numbered(_ number: Int) -> [UInt8] { Array("\u{1B}[\(number)~".utf8) }

  private static func lettered(_ letter: String, _ isApplication: Bool) -> [UInt8] {
    Array("\u{1B}\(isApplication ? "O" : "[")\(letter)".utf8)
  }

  private static func function(_ number: Int) -> [UInt8] {
    switch number {
    case 1...4: Array("\u{1B}O".utf8) + [UInt8(ascii: "P") + UInt8(number - 1)]
    case 5: numbered(15)
    case 6...10: numbered(number + 11)
    case 11...14: numbered(number + 12)
    case 15, 16: numbered(number + 13)
    case 17...20: numbered(number + 14)
    default: []
    }
  }

  private static func control(_ character: Character) -> [UInt8] {
    switch character {
    case " ", "2": return [0]
    case "?": return [0x7F]
    case "4", "5", "6", "7":
      return character.asciiValue.map { [$0 - UInt8(ascii: "4") + 0x1C] } ?? []
    default:
      guard let value = Character(character.uppercased()).asciiValue, (0x40...0x5F).contains(value)
      else { return [] }
      return [value - 0x40]
    }
  }
}

/// Reports of the mouse, as a terminal sends them.
enum MouseReport {
  /// The first button, pressed and let go at a cell; `nil` where the old form cannot tell the cell.
  static func click(at place: CellPosition, inSGR: Bool) -> [UInt8]? {
    if inSGR {
      let cell = "\(place.column + 1);\(place.row + 1)"
      return Array("\u{1B}[<0;\(cell)M\u{1B}[<0;\(cell)m".utf8)
    }
    guard place.column < 223, place.row < 223 else { return nil }
    let cell = [UInt8(place.column + 33), UInt8(place.row + 33)]
    let start = Array("\u{1B}[M".utf8)
    return start + [32] + cell + start + [35] + cell
  }
}
