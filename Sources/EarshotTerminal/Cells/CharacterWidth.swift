/// How many columns a character takes in a terminal.
///
/// Terminals disagree on sequences of emoji, variation selectors and flags. ``cells(of:)`` therefore
/// takes a text apart into characters on which all agree: a base with its combining marks.
nonisolated enum CharacterWidth {
  /// A character that can be written, and its columns.
  struct Measured: Hashable, Sendable {
    var text: String
    /// 1 or 2.
    var width: Int
  }

  /// The characters of a text as they may be sent to a terminal.
  ///
  /// Controls and line breaks become blanks; invisible characters, which could turn the direction of
  /// what stands beside them or begin a sequence, are left out. Of joined emoji the first is kept,
  /// and flags are written with the letters of their country.
  static func cells(of text: String) -> [Measured] {
    var cells: [Measured] = []
    cells.reserveCapacity(text.utf8.count)
    for character in text {
      if let byte = character.asciiValue {
        cells.append(
          Measured(text: byte < 0x20 || byte == 0x7F ? " " : String(character), width: 1))
      } else {
        append(character, to: &cells)
      }
    }
    return cells
  }

  private static func append(_ character: Character, to cells: inout [Measured]) {
    var hasBase = false
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        guard !hasBase else { continue }
        cells.append(Measured(text: " ", width: scalar.value == 0x3000 ? 2 : 1))
        hasBase = true
      case .format, .surrogate, .privateUse, .unassigned, .enclosingMark: continue
      case .nonspacingMark:
        // Variation selectors are marks as well, and the point of disagreement.
        guard hasBase, !(0xFE00...0xFE0F).contains(scalar.value), cells.last?.text != " " else {
          continue
        }
        cells[cells.count - 1].text.unicodeScalars.append(scalar)
      default:
        if let letter = countryLetter(scalar) {
          cells.append(Measured(text: letter, width: 1))
        } else if !hasBase {
          cells.append(Measured(text: String(scalar), width: isWide(scalar) ? 2 : 1))
        } else if !scalar.properties.isEmojiPresentation, !scalar.properties.isEmojiModifier,
          !scalar.properties.isEmoji
        {
          // Parts of one syllable that were not composed, such as those of Hangul or Devanagari.
          guard !isTrailingJamo(scalar) else {
            cells[cells.count - 1].text.unicodeScalars.append(scalar)
            continue
          }
          cells.append(Measured(text: String(scalar), width: isWide(scalar) ? 2 : 1))
        }
        hasBase = true
      }
    }
  }

  /// The columns of a text.
  static func width(of text: String) -> Int {
    cells(of: text).reduce(0) { $0 + $1.width }
  }

  private static func countryLetter(_ scalar: Unicode.Scalar) -> String? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map { String($0) }
  }

  /// Whether a scalar is a vowel or a final consonant of Hangul, drawn into the cells of its syllable.
  private static func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks whose characters are wide or fullwidth (Unicode Standard Annex 11), but for emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F320,
    0x20000...0x3FFFD,
  ]
}
