/// The kinds of scalars that the stages tell apart.
extension Unicode.Scalar {
  /// A digit from 0 to 9.
  var isDigit: Bool { value >= 0x30 && value <= 0x39 }

  /// The number that a digit from 0 to 9 stands for.
  var digitValue: Int? { isDigit ? Int(value) - 0x30 : nil }

  /// A letter of any script, or a mark on one.
  var isLetter: Bool {
    if isASCII { return isASCIILetter }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return true
    default:
      return false
    }
  }

  /// A letter from A to Z in either case.
  var isASCIILetter: Bool {
    (value >= 0x41 && value <= 0x5A) || (value >= 0x61 && value <= 0x7A)
  }

  /// A capital letter.
  var isCapital: Bool {
    if isASCII { return value >= 0x41 && value <= 0x5A }
    return properties.isUppercase && !properties.isEmoji
  }

  /// A small letter.
  var isSmall: Bool {
    isASCII ? value >= 0x61 && value <= 0x7A : properties.isLowercase
  }

  /// What words are made of: letters, marks and numbers.
  var isPartOfWord: Bool {
    if isASCII { return isASCIILetter || isDigit }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return true
    default: return isLetter
    }
  }

  /// A blank or a line break.
  var isBlank: Bool {
    self == " " || self == "\n" || (!isASCII && properties.isWhitespace)
  }

  /// A picture of Unicode's emoji, without the digits and signs that can become one.
  var isPicture: Bool { !isASCII && properties.isEmoji }

  /// Punctuation, a symbol or a picture: what has a name rather than a sound.
  var isSymbol: Bool {
    if isASCII { return value > 0x20 && value < 0x7F && !isPartOfWord }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default:
      return isPicture || value == 0xFE0F || value == 0x200D || value == 0x20E3
        || (value >= 0xB2 && value <= 0xB9 && properties.generalCategory == .otherNumber)
    }
  }

  /// A line, block or dot pattern, out of which text draws pictures.
  var isDrawing: Bool {
    (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value)
  }

  /// Whether a word said before this scalar needs a blank between them.
  var standsApart: Bool {
    switch self {
    case " ", "\n", ",", ".", ";", ":", "!", "?": false
    default: true
    }
  }
}
