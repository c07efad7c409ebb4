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
  /// The most of the same sign in a row, whatever blanks stand among them.
  static let longestRow = 3
  /// The most letters and digits in a row.
  static let longestWord = 40
  /// The most phonemes, as estimated, of letters that are spelled in a word.
  static let longestSpelling = 100
  /// The most phonemes, as estimated, of a clause.
  static let longestClause = 850
  /// The most bytes of a clause in which syllables of Korean are taken apart.
  static let longestSource = 720

  private let scalars: [ReviewedScalar]
  private let phonemes: PhonemeEstimate
  private let digits: DigitReading
  /// `nil` for a text of ASCII, which has no pictures.
  private let pictures: PictureReading?
  private let breaksClauses: Bool
  private var found: [TextEdit] = []

  private var initials = (count: 0, lastDot: -1, bytesAfter: 0)
  private var word = (length: 0, consonants: 0, spelling: 0)
  private var row = (scalar: Unicode.Scalar(0), count: 0, isApart: false)
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

  init(_ scalars: [ReviewedScalar], language: String, speaksPunctuation: Bool) {
    self.scalars = scalars
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    phonemes = PhonemeEstimate(language: primary)
    digits = DigitReading(language: primary)
    pictures = scalars.allSatisfy(\.scalar.isASCII) ? nil : PictureReading(scalars)
    // A comma that was put in would be named.
    breaksClauses = !speaksPunctuation
  }

  /// What has to be changed, in order.
  mutating func edits() -> [TextEdit] {
    // A rule is asked only where what it is about stands, as most of a text is none of it.
    for (index, reviewed) in scalars.enumerated() {
      switch reviewed.scalar {
      case ".": lookAtInitial(index)
      case "-": lookAtHyphen(index)
      case "\u{0964}", "\u{0965}": lookAtDanda(index)
      default: break
      }
      if initials.count > 0, reviewed.scalar != "." { lookBehindInitial(reviewed) }
      if let edit = pictures?.edit(at: index) { found.append(edit) }
      lookAtWord(reviewed, index)
      if breaksClauses {
        lookAtRow(reviewed, index)
        lookAtClause(reviewed, index)
      }
      if digits.mayReplace(reviewed), let words = digits.words(for: index, of: scalars) {
        found.append(TextEdit(range: index..<(index + 1), words: words))
      }
    }
    guard !found.isEmpty else { return [] }
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
  private mutating func lookAtInitial(_ index: Int) {
    guard let letter = lastVisible(before: index) else { return }
    // Several dots are as one.
    if initials.count > 0, scalars[letter].scalar == "." { return }
    // The engine takes signs such as ㎞ for letters here.
    guard scalars[letter].isLetter || !scalars[letter].scalar.isASCII,
      letter == 0 || !scalars[letter - 1].isOfWord
    else {
      initials = (0, -1, 0)
      return
    }
    // Other marks among them do not keep them apart: `d.w.z., d.w.z.`
    let follows =
      initials.count > 0 && !scalars[initials.lastDot..<letter].contains(where: \.isOfWord)
    if follows, initials.count == TextReview.longestInitials {
      for place in initials.lastDot..<letter where scalars[place].scalar == "." {
        found.append(TextEdit(range: place..<(place + 1), words: " "))
      }
      initials.count = 0
    }
    initials = (follows ? initials.count + 1 : 1, index, 0)
  }

  /// What follows an initial without a blank is copied to the same place as the initials are.
  private mutating func lookBehindInitial(_ reviewed: ReviewedScalar) {
    guard initials.bytesAfter >= 0 else { return }
    if reviewed.isBlank {
      initials.bytesAfter = -1
      return
    }
    let before = initials.bytesAfter
    initials.bytesAfter += reviewed.scalar.utf8.count
    let limit = TextReview.longestAfterInitial
    if before <= limit, initials.bytesAfter > limit { putIn(" ", at: initials.lastDot + 1) }
  }

  /// A hyphen that stands between a symbol and a word in which something is given to another voice, letters
  /// or what stands above and below them, is taken for a part of that word without phonemes.
  private mutating func lookAtHyphen(_ index: Int) {
    guard index > 0, index + 1 < scalars.count,
      !scalars[index - 1].isOfWord || scalars[index - 1].scalar == "'",
      !scalars[index - 1].isBlank,
      scalars[(index + 1)...].prefix(while: { !$0.isBlank }).contains(where: { !$0.scalar.isASCII })
    else { return }
    found.append(TextEdit(range: index..<(index + 1), words: " "))
  }

  /// A danda belongs to the letters of Hindi, so that the engine takes it and a sign behind it for a word
  /// of that voice.
  private mutating func lookAtDanda(_ index: Int) {
    guard index + 1 < scalars.count, !scalars[index + 1].isBlank, !scalars[index + 1].isOfWord,
      scalars[index + 1].scalar != scalars[index].scalar
    else { return }
    putIn(" ", at: index + 1)
  }

  private mutating func lookAtWord(_ reviewed: ReviewedScalar, _ index: Int) {
    guard reviewed.isOfWord else {
      word = (0, 0, 0)
      return
    }
    let isConsonant = PhonemeEstimate.isConsonant(reviewed.scalar)
    let spelling = reviewed.scalar.isASCII ? 0 : phonemes.spelledCost(of: reviewed)
    word.length += 1
    word.consonants = isConsonant ? word.consonants + 1 : 0
    word.spelling += spelling
    // What belongs to a letter stays with it; characters of Chinese are words of their own.
    guard !reviewed.isMark, !reviewed.isIdeograph,
      word.length > TextReview.longestWord || word.consonants > TextReview.longestSpelledWord
        || (spelling > 0 && word.length > 1 && word.spelling > TextReview.longestSpelling)
    else { return }
    putIn(" ", at: index)
    word = (1, isConsonant ? 1 : 0, spelling)
  }

  /// Voices say a sign only three times in a row, and a clause begins another row.
  ///
  /// A line that is drawn, such as `=====`, is no row of words, and nobody wants it said to its end.
  private mutating func lookAtRow(_ reviewed: ReviewedScalar, _ index: Int) {
    if reviewed.isBlank { return row.isApart = true }
    guard reviewed.isSign, reviewed.scalar == row.scalar else {
      return row = (reviewed.scalar, reviewed.isSign ? 1 : 0, false)
    }
    if row.isApart || !reviewed.drawsLines { row.count += 1 }
    row.isApart = false
    guard row.count > Self.longestRow else { return }
    putIn(", ", at: index)
    row.count = 1
    clause = Clause()
  }

  private mutating func lookAtClause(_ reviewed: ReviewedScalar, _ index: Int) {
    let scalar = reviewed.scalar
    if endsClause(scalar, index) {
      clause = Clause()
      return
    }
    if reviewed.isBlank { clause.blank = (index, clause.length) }
    var cost = phonemes.cost(of: reviewed, consonantsBefore: word.consonants)
    if cost < PhonemeEstimate.letterAlone, isLetterAlone(at: index) {
      cost = PhonemeEstimate.letterAlone
    }
    let isSyllable = (0xAC00...0xD7A3).contains(scalar.value)
    let letters = isSyllable ? (scalar.value - 0xAC00).isMultiple(of: 28) ? 2 : 3 : 1
    clause.length.cost += cost
    clause.length.bytes += scalar.utf8.count * letters
    clause.length.hasSyllables = clause.length.hasSyllables || isSyllable
    guard clause.length.isTooLong, pictures?.goesOn(at: index) != true else { return }
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
    switch scalar {
    case "\u{3002}", "\u{3001}", "\u{FF0C}", "\u{FF01}", "\u{FF1F}": return true
    case ",", ".", ";", ":", "!", "?", "\u{061F}", "\u{060C}", "\u{0964}": break
    default: return false
    }
    // Initials in a row are one word, and their dots end nothing.
    if scalar == ".", initials.lastDot == index, isInitial(behind: index) { return false }
    return index + 1 < scalars.count && scalars[index + 1].isBlank
  }

  private func isInitial(behind index: Int) -> Bool {
    let rest = scalars[(index + 1)...].drop(while: \.isBlank)
    guard rest.startIndex < scalars.count, isLetterAlone(at: rest.startIndex) else { return false }
    return rest.dropFirst().first { !$0.isBlank }?.scalar == "."
  }

  private func lastVisible(before index: Int) -> Int? {
    scalars[..<index].lastIndex { !$0.isBlank }
  }

  /// Whether a letter stands by itself, so that it is called by its name.
  private func isLetterAlone(at index: Int) -> Bool {
    scalars[index].isLetter
      && (index == 0 || !scalars[index - 1].isOfWord)
      && (index + 1 == scalars.count || !scalars[index + 1].isOfWord)
  }
}
