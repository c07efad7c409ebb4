/// A scalar of a text with what the rules for the engine ask of it, looked up once.
///
/// Each rule asks several of these for every scalar, and a look into Unicode's tables costs more than a
/// rule does; of ASCII all of it is known without them.
struct ReviewedScalar {
  /// The scalar.
  let scalar: Unicode.Scalar
  private let traits: Traits

  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let blank = Traits(rawValue: 1)
    static let letter = Traits(rawValue: 2)
    static let ofWord = Traits(rawValue: 4)
    static let mark = Traits(rawValue: 8)
    static let ideograph = Traits(rawValue: 16)
    static let digit = Traits(rawValue: 32)
    static let sign = Traits(rawValue: 64)
    static let line = Traits(rawValue: 128)
  }

  /// Looks up what is asked of `scalar`.
  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    traits = scalar.isASCII ? Self.ofASCII(scalar.value) : Self.beyondASCII(scalar)
  }

  /// Whether it is white space.
  var isBlank: Bool { traits.contains(.blank) }
  /// Whether it is alphabetic.
  var isLetter: Bool { traits.contains(.letter) }
  /// Whether it goes on with a word: letters, digits, what stands above and below them, and apostrophes.
  var isOfWord: Bool { traits.contains(.ofWord) }
  /// Whether it stands above, below or around the letter before it.
  var isMark: Bool { traits.contains(.mark) }
  /// Whether it is a character of Chinese.
  var isIdeograph: Bool { traits.contains(.ideograph) }
  /// Whether it is said as a word by itself: a number in one sign, a currency, `%`, `=`.
  var isSign: Bool { traits.contains(.sign) }
  /// Whether it is a sign with which people draw lines, such as `=`.
  var drawsLines: Bool { traits.contains(.line) }
  /// Whether it is a decimal digit of any script.
  var isDigit: Bool { traits.contains(.digit) }

  /// Whether a byte of ASCII is a sign that is said as a word by itself.
  static func isSign(ascii byte: UInt8) -> Bool {
    ofASCII(UInt32(byte)).contains(.sign)
  }

  private static func ofASCII(_ value: UInt32) -> Traits {
    switch value {
    case 0x61...0x7A, 0x41...0x5A: [.letter, .ofWord]
    case 0x20, 0x09...0x0D: .blank
    case 0x30...0x39: [.digit, .ofWord]
    case 0x27: .ofWord
    // $ % & @
    case 0x24, 0x25, 0x26, 0x40: .sign
    // # * + / = \ ^ ` | ~
    case 0x23, 0x2A, 0x2B, 0x2F, 0x3D, 0x5C, 0x5E, 0x60, 0x7C, 0x7E: [.sign, .line]
    default: []
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> Traits {
    let properties = scalar.properties
    var traits: Traits = []
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      traits = .ofWord
    case .nonspacingMark, .spacingMark: traits = [.ofWord, .mark]
    case .decimalNumber: traits = [.ofWord, .digit]
    case .otherNumber, .currencySymbol: traits = .sign
    case .mathSymbol, .modifierSymbol: traits = [.sign, .line]
    // The name of a picture is cut short by a comma that touches it.
    case .otherSymbol: if !properties.isEmoji { traits = [.sign, .line] }
    case .otherPunctuation: if scalar == "‰" || scalar == "§" { traits = .sign }
    default: if scalar == "\u{2019}" { traits = .ofWord }
    }
    if properties.isWhitespace { traits.insert(.blank) }
    if properties.isAlphabetic { traits.insert(.letter) }
    if properties.isIdeographic { traits.insert(.ideograph) }
    return traits
  }
}
