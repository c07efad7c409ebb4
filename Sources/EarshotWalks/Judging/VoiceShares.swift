import EarshotSpeech

/// How many of the letters of a text the voice of its language does not read; the pictures that fonts put into
/// Unicode's private areas are letters that none reads.
nonisolated struct VoiceShares: Hashable {
  /// The share that the voice of another language reads, from 0 to 1.
  private(set) var foreign = 0.0
  /// The share that no voice reads, from 0 to 1.
  private(set) var unread = 0.0

  /// The share that stands in what is spelled letter by letter, as names of files are, from 0 to 1.
  private(set) var spelled = 0.0

  /// Whether it is the same sign again and again, and nothing else that says anything.
  private(set) var isNoise = false

  /// Counts the letters of a text; one without letters has no shares.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: What its author said it is, as a BCP 47 tag.
  init(of text: String, language: String?) {
    let scalars = Array(text.unicodeScalars)
    let letters = scalars.count { $0.properties.isAlphabetic || $0.isPrivate }
    guard letters > 0 else {
      isNoise = Self.isNoise(scalars)
      return
    }
    unread = Double(scalars.count(where: Self.isUnread)) / Double(letters)
    let parts = text.split(whereSeparator: \.isWhitespace).filter(Self.isSpelled)
    spelled =
      Double(parts.reduce(0) { $0 + $1.unicodeScalars.count(where: \.properties.isAlphabetic) })
      / Double(letters)
    let runs = LanguageRuns.split(text, language: language).filter { $0.language != language }
    let others = runs.reduce(0) { sum, run in
      sum + scalars[run.range].count { $0.properties.isAlphabetic && !Self.isUnread($0) }
    }
    foreign = Double(others) / Double(letters)
  }

  /// Whether a letter is of a script that no voice reads; every voice reads Latin letters.
  private static func isUnread(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isPrivate { return true }
    return scalar.properties.isAlphabetic && scalar.value >= 0x0250
      && LanguageRuns.split(String(scalar), language: nil).allSatisfy { $0.language == nil }
      && scalar.properties.name.map { name in
        !name.hasPrefix("LATIN ") || Self.turned.contains { name.contains($0) }
      } ?? true
  }

  /// What letters are called that are there to look like others.
  private static let turned = ["TURNED", "REVERSED", "SMALL CAPITAL"]

  /// How often a sign is said before it is noise.
  private static let signs = 3

  /// Whether a text without letters is made of signs, most of them said several times in a row; voices are silent about
  /// dots.
  private static func isNoise(_ scalars: [Unicode.Scalar]) -> Bool {
    let said = scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .mathSymbol, .otherSymbol, .currencySymbol, .dashPunctuation, .connectorPunctuation,
        .otherPunctuation:
        scalar != "." && scalar != "\u{2026}"
      case .decimalNumber, .otherNumber, .letterNumber: true
      default: false
      }
    }
    guard said.count >= signs, !said.contains(where: { $0.properties.numericType != nil }) else {
      return false
    }
    return said.indices.contains { place in
      said[place...].prefix(signs).count == signs
        && said[place...].prefix(signs).allSatisfy { $0 == said[place] }
    }
  }

  /// Whether a word is a name that a program gave: parts with underscores between them.
  private static func isSpelled(_ word: Substring) -> Bool {
    word.split(separator: "_").count > 2
      && word.unicodeScalars.allSatisfy { $0.isASCII }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it means only what a font makes of it.
  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}
