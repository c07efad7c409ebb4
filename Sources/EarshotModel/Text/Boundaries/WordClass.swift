/// What a character is to the boundaries of words (the property `Word_Break` of UAX #29), as far as a
/// whole cluster can be.
///
/// The standard library does not tell the property; it follows from others but for the scripts and marks
/// that are listed here.
enum WordClass {
  /// A line break.
  case newline
  /// White space that is not glue.
  case space
  /// What is written into the text without being part of it, such as a soft hyphen.
  case format
  /// A letter of an alphabet, Hangul among them.
  case letter
  /// A letter of Hebrew, which has marks of its own inside words.
  case hebrewLetter
  /// Katakana.
  case katakana
  /// A letter of a script that writes words without anything between them and whose dictionaries are not
  /// here: Thai, Lao, Khmer, Burmese and their relatives.
  case unspaced
  /// A digit.
  case digit
  /// What joins letters and digits alike, such as "_".
  case connector
  /// An apostrophe.
  case apostrophe
  /// The double quotation mark, which Hebrew has inside words.
  case doubleQuote
  /// What may stand between letters, such as ":".
  case betweenLetters
  /// What may stand between digits, such as ",".
  case betweenDigits
  /// What may stand between letters and between digits: ".".
  case betweenBoth
  /// An ideograph or Hiragana, each of which is a word as far as anything tells without a dictionary.
  case ideograph
  /// Everything else: marks, symbols, emoji.
  case other

  /// The class of a character, which is that of its first scalar that is more than a mark on another.
  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let scalar = scalars.first { !$0.isMark } ?? scalars[scalars.startIndex]
    self.init(scalar)
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Most texts are mostly of these.
    case 0x61...0x7A, 0x41...0x5A: self = .letter
    case 0x30...0x39: self = .digit
    case 0x20: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x27, 0x2019: self = .apostrophe
    case 0x22: self = .doubleQuote
    case 0x2E, 0x2018, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .betweenBoth
    case 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .betweenLetters
    case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50,
      0xFE54, 0xFF0C, 0xFF1B:
      self = .betweenDigits
    case 0x202F: self = .connector
    case 0x66B: self = .digit
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D...0xFB28, 0xFB2A...0xFB4F: self = .hebrewLetter
    case let value where Self.isKatakana(value): self = .katakana
    case let value where Self.isUnspaced(value): self = .unspaced
    case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B150...0x1B152, 0x1F200:
      self = .ideograph
    // Letters that stand among the symbols.
    case 0x2C2...0x2C5, 0x2D2...0x2D7, 0x2DE...0x2DF, 0x2E5...0x2EB, 0x2ED, 0x2EF...0x2FF,
      0x55A...0x55C, 0x55E, 0x58A, 0x5F3, 0xA708...0xA716, 0xA720...0xA721, 0xA789...0xA78A, 0xAB5B:
      self = .letter
    default: self.init(propertiesOf: scalar)
    }
  }

  private init(propertiesOf scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: self = .digit
    case .connectorPunctuation: self = .connector
    case .format where scalar.value != 0x200B: self = .format
    case .spaceSeparator: self = .space
    default:
      if properties.isIdeographic {
        self = .ideograph
      } else {
        self = properties.isAlphabetic ? .letter : .other
      }
    }
  }

  private static func isKatakana(_ value: UInt32) -> Bool {
    switch value {
    case 0x3031...0x3035, 0x309B...0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF9D, 0x1AFF0...0x1AFFE, 0x1B000,
      0x1B120...0x1B122, 0x1B164...0x1B167:
      true
    default: false
    }
  }

  private static func isUnspaced(_ value: UInt32) -> Bool {
    switch value {
    case 0xE01...0xE3A, 0xE40...0xE4E, 0xE81...0xECD, 0xEDC...0xEDF, 0x1000...0x103F,
      0x1050...0x108F, 0x109A...0x109F, 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD,
      0x1950...0x1974, 0x1980...0x19C9, 0x19DA...0x19DF, 0x1A20...0x1A7C, 0x1AA0...0x1AAD,
      0xA9E0...0xA9EF, 0xA9FA...0xA9FE, 0xAA60...0xAADF, 0x11700...0x1172B, 0x1173A...0x1173B,
      0x1173F...0x11746:
      true
    default: false
    }
  }

  /// Whether it is part of an alphabet.
  var isLetter: Bool { self == .letter || self == .hebrewLetter }

  /// Whether words are made of it, rather than only held together by it.
  var makesWords: Bool {
    switch self {
    case .letter, .hebrewLetter, .katakana, .unspaced, .digit, .connector, .ideograph: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to the one before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: value == 0x200D || value == 0x200C || properties.isVariationSelector
    }
  }
}
