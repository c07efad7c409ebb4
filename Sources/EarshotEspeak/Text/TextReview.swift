import EarshotSpeech

/// Looks through a text once for what espeak-ng 1.51 cannot bear or would not say.
///
/// The limits lie below the least at which any of the voices lost something when they were measured.
struct TextReview {
  /// The most initials with dots in a row.
  static let longestInitials = 8
  /// The most bytes directly behind an initial.
  static let longestAfterInitial = 64
  /// The most consonants in a row, which most voices spell.
  static let longestSpelledWord = 14
  /// The most letters and digits in a row.
  static let longestWord = 40
  /// The most phonemes, as estimated, of letters that are spelled in a word.
  static let longestSpelling = 100
  /// The most phonemes, as estimated, of a clause.
  static let longestClause = 850
  /// The most bytes of a clause in which syllables of Korean are taken apart.
  static let longestSource = 720

  private let scalars: [Unicode.Scalar]
  private let phonemes: PhonemeEstimate
  private let digits: DigitReading
  private let pictures: PictureReading
  private let breaksClauses: Bool
  private var found: [TextEdit] = []

  private var initials = (count: 0, lastDot: -1, bytesAfter: 0)
  private var word = (length: 0, consonants: 0, spelling: 0)
  private var clause = Clause()

  /// What was counted of a clause up to some scalar.
  private struct Length {
    var cost = 0
    /// The bytes that the engine makes of it: a syllable of Korean is two or three letters.
    var bytes = 0
    var hasSyllables = false

    var isTooLong: Bool {
      cost > TextReview.longestClause || (hasSyllables && bytes > TextReview.longestSource)
    }
  }

  private struct Clause {
    var length = Length()
    var blank: (index: Int, length: Length)?
  }

  init(_ scalars: [Unicode.Scalar], language: String, speaksPunctuation: Bool) {
    self.scalars = scalars
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    phonemes = PhonemeEstimate(language: primary)
    digits = DigitReading(language: primary)
    pictures = PictureReading(scalars)
    // A comma that was put in would be named.
    breaksClauses = !speaksPunctuation
  }

  /// What has to be changed, in order.
  mutating func edits() -> [TextEdit] {
    for (index, scalar) in scalars.enumerated() {
      lookAtInitials(scalar, index)
      lookBehindInitial(scalar)
      lookAtHyphen(scalar, index)
      if let edit = pictures.edit(at: index) { found.append(edit) }
      lookAtWord(scalar, index)
      if breaksClauses { lookAtClause(scalar, index) }
      if let words = digits.words(for: index, of: scalars) {
        found.append(TextEdit(range: index..<(index + 1), words: words))
      }
    }
    let inOrder = found.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    // One scalar is changed once: the first rule that found it wins.
    var end = 0
    return inOrder.map(\.element).filter { edit in
      defer { end = max(end, edit.range.upperBound) }
      return edit.range.lowerBound >= end
    }
  }

  private mutating func putIn(_ words: String, at index: Int) {
    found.append(TextEdit(range: index..<index, words: words))
  }
}

extension TextReview {
  /// Initials are joined by the engine whatever blanks stand among them.
  private mutating func lookAtInitials(_ scalar: Unicode.Scalar, _ index: Int) {
    guard scalar == ".", let letter = lastVisible(before: index) else { return }
    // Several dots are as one.
    if initials.count > 0, scalars[letter] == "." { return }
    guard scalars[letter].properties.isAlphabetic, letter == 0 || !isOfWord(scalars[letter - 1])
    else {
      initials = (0, -1, 0)
      return
    }
    // Other marks among them do not keep them apart: `d.w.z., d.w.z.`
    let follows =
      initials.count > 0 && !scalars[initials.lastDot..<letter].contains(where: isOfWord)
    if follows, initials.count == TextReview.longestInitials {
      for place in initials.lastDot..<letter where scalars[place] == "." {
        found.append(TextEdit(range: place..<(place + 1), words: " "))
      }
      initials.count = 0
    }
    initials = (follows ? initials.count + 1 : 1, index, 0)
  }

  /// What follows an initial without a blank is copied to the same place as the initials are.
  private mutating func lookBehindInitial(_ scalar: Unicode.Scalar) {
    guard initials.bytesAfter >= 0, initials.count > 0, scalar != "." else { return }
    if scalar.properties.isWhitespace {
      initials.bytesAfter = -1
      return
    }
    let before = initials.bytesAfter
    initials.bytesAfter += scalar.utf8.count
    let limit = TextReview.longestAfterInitial
    if before <= limit, initials.bytesAfter > limit { putIn(" ", at: initials.lastDot + 1) }
  }

  /// A hyphen that stands between a symbol and a letter which the engine gives to another voice is taken
  /// for a part of a word without phonemes.
  private mutating func lookAtHyphen(_ scalar: Unicode.Scalar, _ index: Int) {
    guard scalar == "-", index > 0, index + 1 < scalars.count,
      !scalars[index + 1].isASCII, scalars[index + 1].properties.isAlphabetic,
      !isOfWord(scalars[index - 1]) || scalars[index - 1] == "'",
      !scalars[index - 1].properties.isWhitespace
    else { return }
    found.append(TextEdit(range: index..<(index + 1), words: " "))
  }

  private mutating func lookAtWord(_ scalar: Unicode.Scalar, _ index: Int) {
    guard isOfWord(scalar) else {
      word = (0, 0, 0)
      return
    }
    let isMark =
      scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
    let isConsonant = PhonemeEstimate.isConsonant(scalar)
    let spelling = phonemes.spelledCost(of: scalar)
    word.length += 1
    word.consonants = isConsonant ? word.consonants + 1 : 0
    word.spelling += spelling
    // What belongs to a letter stays with it; characters of Chinese are words of their own.
    guard !isMark, !scalar.properties.isIdeographic,
      word.length > TextReview.longestWord || word.consonants > TextReview.longestSpelledWord
        || (spelling > 0 && word.length > 1 && word.spelling > TextReview.longestSpelling)
    else { return }
    putIn(" ", at: index)
    word = (1, isConsonant ? 1 : 0, spelling)
  }

  private mutating func lookAtClause(_ scalar: Unicode.Scalar, _ index: Int) {
    if endsClause(scalar, index) {
      clause = Clause()
      return
    }
    if scalar.properties.isWhitespace { clause.blank = (index, clause.length) }
    var cost = phonemes.cost(of: scalar, consonantsBefore: word.consonants)
    if cost < PhonemeEstimate.letterAlone, isLetterAlone(at: index) {
      cost = PhonemeEstimate.letterAlone
    }
    let isSyllable = (0xAC00...0xD7A3).contains(scalar.value)
    let letters = isSyllable ? (scalar.value - 0xAC00).isMultiple(of: 28) ? 2 : 3 : 1
    clause.length.cost += cost
    clause.length.bytes += scalar.utf8.count * letters
    clause.length.hasSyllables = clause.length.hasSyllables || isSyllable
    guard clause.length.isTooLong, !pictures.goesOn(at: index) else { return }
    if let blank = clause.blank, blank.length.cost > 0 {
      putIn(",", at: blank.index)
      clause.length.cost -= blank.length.cost
      clause.length.bytes -= blank.length.bytes
      clause.blank = nil
    } else {
      putIn(", ", at: index)
      clause = Clause(
        length: Length(cost: cost, bytes: scalar.utf8.count * letters, hasSyllables: isSyllable))
    }
  }

  private func endsClause(_ scalar: Unicode.Scalar, _ index: Int) -> Bool {
    if ["\u{3002}", "\u{3001}", "\u{FF0C}", "\u{FF01}", "\u{FF1F}"].contains(scalar) {
      return true
    }
    guard [",", ".", ";", ":", "!", "?", "\u{061F}", "\u{060C}", "\u{0964}"].contains(scalar) else {
      return false
    }
    // Initials in a row are one word, and their dots end nothing.
    if scalar == ".", initials.lastDot == index, isInitial(behind: index) { return false }
    return index + 1 < scalars.count && scalars[index + 1].properties.isWhitespace
  }

  private func isInitial(behind index: Int) -> Bool {
    let rest = scalars[(index + 1)...].lazy.drop { $0.properties.isWhitespace }
    guard rest.startIndex < scalars.count, isLetterAlone(at: rest.startIndex) else { return false }
    return rest.dropFirst().first { !$0.properties.isWhitespace } == "."
  }

  private func lastVisible(before index: Int) -> Int? {
    scalars[..<index].lastIndex { !$0.properties.isWhitespace }
  }

  /// Whether a letter stands by itself, so that it is called by its name.
  private func isLetterAlone(at index: Int) -> Bool {
    scalars[index].properties.isAlphabetic
      && (index == 0 || !isOfWord(scalars[index - 1]))
      && (index + 1 == scalars.count || !isOfWord(scalars[index + 1]))
  }

  /// Whether a scalar goes on with a word: letters, digits, what stands above and below them, and
  /// apostrophes.
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let letter = scalar.value | 0x20
      return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(scalar.value)
        || scalar == "'"
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default:
      return scalar == "\u{2019}"
    }
  }
}
