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
      var next = after(place)
      while self.kind(at: next) == .close { next = after(next) }
      while self.kind(at: next) == .space { next = after(next) }
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

  /// The next place that counts: directional marks and the like belong to what stands before them (SB5).
  private func after(_ place: Int) -> Int {
    text[(place + 1)...].firstIndex { SentenceClass($0) != .format } ?? text.endIndex
  }

  /// What stands before a place and counts, or `nil` at the start.
  private func kind(before place: Int) -> SentenceClass? {
    text[..<place].lazy.reversed().map { SentenceClass($0) }.first { $0 != .format }
  }

  /// Whether a full stop stands before a digit, or between a letter and a capital one, as in "U.S." (SB6 and
  /// SB7).
  private func isInsideWord(_ place: Int) -> Bool {
    switch kind(at: after(place)) {
    case .digit: return true
    case .capital:
      let before = kind(before: place)
      return before == .capital || before == .small
    default: return false
    }
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
  /// What is written into the text without being part of it, such as a directional mark.
  case format
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
    // The letters of Georgian have no case that begins sentences.
    case 0x5F3, 0x10D0...0x10FA, 0x10FD...0x10FF, 0x1C90...0x1CBF: self = .letter
    // Quotation marks for ornament.
    case 0x275B...0x2760, 0x2E00, 0x2E01, 0x2E06...0x2E08, 0x2E0B, 0x1F676...0x1F678: self = .close
    default: self.init(propertiesOf: scalar)
    }
  }

  private init(propertiesOf scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .space
    } else if properties.isSentenceTerminal {
      self = .terminator
    } else if properties.isLowercase {
      self = .small
    } else if properties.isUppercase || properties.generalCategory == .titlecaseLetter {
      self = .capital
    } else if properties.isAlphabetic {
      self = .letter
    } else if properties.generalCategory == .format {
      self = .format
    } else if properties.generalCategory == .decimalNumber || [0x66B, 0x66C].contains(scalar.value)
    {
      self = .digit
    } else {
      self = properties.isQuotationMark || properties.isBracket ? .close : .other
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
