import EarshotSpeech

/// A text as espeak-ng can bear it and says all of it (What espeak-ng and sound servers do, "Text that
/// harms" and "Text that is lost").
///
/// 1. Initials with dots, `U.S.A.U.S.A. …`, bring the engine down where 80 bytes of letters follow each
///    other, and so do signs of other scripts, `㎞.㎞. …`; the dot after every eighth becomes a blank,
///    which sounds the same. A long stretch without a blank behind one gets a blank before it.
/// 2. A word is cut off at 200 bytes of phonemes without a sign; long ones get a blank, and so do letters
///    that the voice spells by their numbers.
/// 3. A clause is cut off at 1,000 phonemes; what comes near gets a comma at its last blank.
/// 4. Digits of scripts that the voice does not read are silent; they become those of ASCII, and where
///    the voice reads no digits at all their names.
/// 5. A sign, such as ½ or %, is said three times in a row and no more; a comma begins a new row. Lines
///    that are drawn with signs stay as they are.
/// 6. A hyphen between a symbol and a word with letters or marks of a foreign script brings the engine
///    down; it becomes a blank. A danda that a sign touches gets a blank.
/// 7. A picture's name is cut short by whatever touches it, and by the sign that asks for its coloured
///    form; the one gets a blank, the other is left out.
/// 8. A cell of Braille with seven dots or eight brings the Arabic voice down, which names each of them; it
///    becomes the digits.
///
/// Nearly all text is left as it is.
struct EngineText {
  /// What the engine is given.
  let string: String
  /// Where its scalars came from, or `nil` where it is the text itself.
  private let source: SourceMap?

  /// Prepares `text` for the voice of a language, a BCP 47 tag.
  init(_ text: String, language: String, speaksPunctuation: Bool = false) {
    if EngineText.isSurelyHarmless(text) {
      string = text
      source = nil
      return
    }
    let scalars = text.unicodeScalars.map { ReviewedScalar($0) }
    var review = TextReview(scalars, language: language, speaksPunctuation: speaksPunctuation)
    let edits = review.edits()
    guard !edits.isEmpty else {
      string = text
      source = nil
      return
    }
    var changed = String.UnicodeScalarView()
    var map = SourceMap()
    var place = 0
    for edit in edits {
      changed.append(contentsOf: scalars[place..<edit.range.lowerBound].lazy.map(\.scalar))
      let kept = edit.range.lowerBound - place
      map.append(spoken: kept, source: kept)
      changed.append(contentsOf: edit.words.unicodeScalars)
      map.append(spoken: edit.words.unicodeScalars.count, source: edit.range.count)
      place = edit.range.upperBound
    }
    changed.append(contentsOf: scalars[place...].lazy.map(\.scalar))
    map.append(spoken: scalars.count - place, source: scalars.count - place)
    string = String(changed)
    source = map
  }

  /// Where a word of the engine's stands in the text that was given.
  func place(of word: WordEvent) -> WordEvent {
    guard let source else { return word }
    var word = word
    word.range = source.source(of: word.range)
    return word
  }

  /// Whether a text is too short for the rules, as most labels are, and has no digits and no row of signs.
  private static func isSurelyHarmless(_ text: String) -> Bool {
    guard text.utf8.count <= TextReview.longestSpelledWord else { return false }
    var signs = 0
    for byte in text.utf8 {
      guard byte < 0x80, !(0x30...0x39).contains(byte) else { return false }
      if ReviewedScalar.isSign(ascii: byte) { signs += 1 }
    }
    return signs <= TextReview.longestRow
  }
}

/// A change of a text before the engine gets it.
struct TextEdit: Hashable {
  /// What is replaced, in Unicode scalars; empty where something is put in.
  var range: Range<Int>
  /// What takes its place.
  var words: String
}
