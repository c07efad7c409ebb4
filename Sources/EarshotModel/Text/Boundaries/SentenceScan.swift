/// The search for the end of the sentence with which a stretch of one paragraph begins (SB1 to SB998 of
/// UAX #29).
struct SentenceScan {
  private let text: ArraySlice<Character>

  /// Looks at the rest of a paragraph.
  init(_ text: ArraySlice<Character>) {
    self.text = text
  }

  /// Where the first sentence ends, behind the white space that follows it.
  var end: Int {
    var place = text.startIndex
    while place < text.endIndex {
      let kind = SentenceClass(text[place])
      guard kind == .fullStop || kind == .terminator else {
        place += 1
        continue
      }
      if kind == .fullStop, isInsideWord(place) {
        place += 1
        continue
      }
      var next = place + 1
      while self.kind(at: next) == .close { next += 1 }
      while self.kind(at: next) == .space { next += 1 }
      switch self.kind(at: next) {
      case .continuation, .fullStop, .terminator: place = next
      default:
        guard kind == .fullStop, isFollowedBySmallLetter(next) else { return next }
        place = next
      }
    }
    return text.endIndex
  }

  private func kind(at place: Int) -> SentenceClass? {
    place < text.endIndex ? SentenceClass(text[place]) : nil
  }

  /// Whether a full stop stands before a digit, or between a letter and a capital one, as in "U.S." (SB6 and
  /// SB7).
  private func isInsideWord(_ place: Int) -> Bool {
    let next = kind(at: place + 1)
    if next == .digit { return true }
    guard next == .capital, place > text.startIndex else { return false }
    let before = SentenceClass(text[place - 1])
    return before == .capital || before == .small
  }

  /// Whether the next letter is a small one, so that the full stop was that of an abbreviation (SB8).
  private func isFollowedBySmallLetter(_ place: Int) -> Bool {
    for character in text[min(place, text.endIndex)...] {
      switch SentenceClass(character) {
      case .small: return true
      case .capital, .letter, .fullStop, .terminator: return false
      default: continue
      }
    }
    return false
  }
}

/// What a character is to the boundaries of sentences (the property `Sentence_Break` of UAX #29).
enum SentenceClass {
  /// A full stop, which need not end a sentence.
  case fullStop
  /// What ends a sentence, such as "!" and "。".
  case terminator
  /// A quotation mark or a bracket.
  case close
  /// White space within a paragraph.
  case space
  /// A small letter.
  case small
  /// A capital letter.
  case capital
  /// A letter of a script without small ones.
  case letter
  /// A digit.
  case digit
  /// What goes on with a sentence, such as ",".
  case continuation
  /// Everything else.
  case other

  /// The class of a character, which is that of its first scalar.
  init(_ character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    switch scalar.value {
    case 0x2E, 0x2024, 0xFE52, 0xFF0E: self = .fullStop
    case 0x2C, 0x2D, 0x3A, 0x3B, 0x37E, 0x55D, 0x60C, 0x60D, 0x7F8, 0x1802, 0x1808, 0x2013, 0x2014,
      0x3001, 0xFE10, 0xFE11, 0xFE13, 0xFE31, 0xFE32, 0xFE50, 0xFE51, 0xFE55, 0xFE58, 0xFE63,
      0xFF0C, 0xFF0D, 0xFF1A, 0xFF64:
      self = .continuation
    case let value where Self.isTerminator(value): self = .terminator
    default: self.init(propertiesOf: scalar)
    }
  }

  private init(propertiesOf scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .space
    } else if properties.isLowercase {
      self = .small
    } else if properties.isUppercase || properties.generalCategory == .titlecaseLetter {
      self = .capital
    } else if properties.isAlphabetic {
      self = .letter
    } else if properties.generalCategory == .decimalNumber || scalar.value == 0x66B {
      self = .digit
    } else {
      self = properties.isQuotationMark || properties.isBracket ? .close : .other
    }
  }

  private static func isTerminator(_ value: UInt32) -> Bool {
    switch value {
    case 0x21, 0x3F, 0x589, 0x61D...0x61F, 0x6D4, 0x700...0x702, 0x7F9, 0x837, 0x839, 0x83D, 0x83E,
      0x964, 0x965, 0x104A, 0x104B, 0x1362, 0x1367, 0x1368, 0x166E, 0x1735, 0x1736, 0x1803, 0x1809,
      0x1944, 0x1945, 0x1AA8...0x1AAB, 0x1B5A, 0x1B5B, 0x1B5E, 0x1B5F, 0x1B7D, 0x1B7E, 0x1C3B,
      0x1C3C,
      0x1C7E, 0x1C7F:
      true
    case 0x203C, 0x203D, 0x2047...0x2049, 0x2E2E, 0x2E3C, 0x2E53, 0x2E54, 0x3002, 0xA4FF, 0xA60E,
      0xA60F, 0xA6F3, 0xA6F7, 0xA876, 0xA877, 0xA8CE, 0xA8CF, 0xA92F, 0xA9C8, 0xA9C9,
      0xAA5D...0xAA5F, 0xAAF0, 0xAAF1, 0xABEB, 0xFE56, 0xFE57, 0xFF01, 0xFF1F, 0xFF61:
      true
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is punctuation that opens or closes something.
  fileprivate var isBracket: Bool {
    switch generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
    default: false
    }
  }
}
