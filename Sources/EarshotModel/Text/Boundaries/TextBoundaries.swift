/// Where the words, sentences and paragraphs of a text begin and end.
///
/// Offsets count `Character`s: no boundary lies inside a cluster. Words and sentences are those of
/// UAX #29, with what (Decisions, "Words and sentences") adds.
package struct TextBoundaries {
  /// The characters of the text.
  package let characters: [Character]

  /// Looks at a text.
  package init(_ characters: [Character]) {
    self.characters = characters
  }

  // MARK: Words

  /// The characters of the word at an offset, or an empty range between words.
  package func word(at offset: Int) -> Range<Int> {
    let place = max(0, min(offset, characters.count))
    guard place == offset, place < characters.count else { return place..<place }
    var start = place
    while !isWordBoundary(at: start) { start -= 1 }
    var end = place + 1
    while !isWordBoundary(at: end) { end += 1 }
    let hasLetters = characters[start..<end].contains { WordClass($0).makesWords }
    return hasLetters ? start..<end : place..<place
  }

  /// Whether a segment ends before the character at an offset and another one begins (WB1 to WB999).
  private func isWordBoundary(at offset: Int) -> Bool {
    guard offset > 0, offset < characters.count else { return true }
    let (nearest, next) = (WordClass(characters[offset - 1]), WordClass(characters[offset]))
    if nearest == .newline || next == .newline { return true }
    if nearest == .space, next == .space { return false }
    if next == .format { return false }
    guard let (before, place) = neighbour(of: offset, by: -1) else { return false }
    if holdsTogether(before, next) { return false }
    // A mark between letters or digits holds them together.
    if let (after, _) = neighbour(of: offset + 1, by: 1), joins(before, after, by: next) {
      return false
    }
    if let (first, _) = neighbour(of: place, by: -1), joins(first, next, by: before) {
      return false
    }
    return !(before == .hebrewLetter && next == .apostrophe)
  }

  /// The nearest character on one side of an offset that is part of the text, and its place.
  private func neighbour(of offset: Int, by step: Int) -> (WordClass, Int)? {
    var place = step < 0 ? offset - 1 : offset
    while characters.indices.contains(place) {
      let kind = WordClass(characters[place])
      if kind != .format { return (kind, place) }
      place += step
    }
    return nil
  }

  /// Whether two kinds stand together without anything between them.
  private func holdsTogether(_ before: WordClass, _ after: WordClass) -> Bool {
    switch (before, after) {
    case (.katakana, .katakana), (.unspaced, .unspaced): true
    case (.connector, .connector), (.katakana, .connector), (.connector, .katakana): true
    default:
      (before.isLetter || before == .digit || before == .connector)
        && (after.isLetter || after == .digit || after == .connector)
    }
  }

  /// Whether a mark holds what stands on its two sides together.
  private func joins(_ before: WordClass, _ after: WordClass, by mark: WordClass) -> Bool {
    let areLetters = before.isLetter && after.isLetter
    let areDigits = before == .digit && after == .digit
    return switch mark {
    case .betweenLetters: areLetters
    case .betweenDigits: areDigits
    case .betweenBoth: areLetters || areDigits
    // A rule of ours: "1990's" and "o'2" are words, as "don't" is.
    case .apostrophe: (before.isLetter || before == .digit) && (after.isLetter || after == .digit)
    case .doubleQuote: before == .hebrewLetter && after == .hebrewLetter
    default: false
    }
  }

  // MARK: Paragraphs

  /// The characters of the paragraph at an offset, without its line break.
  package func paragraph(at offset: Int) -> Range<Int> {
    let place = max(0, min(offset, characters.count))
    var start = place
    while start > 0, !characters[start - 1].isNewline { start -= 1 }
    var end = place
    while end < characters.count, !characters[end].isNewline { end += 1 }
    return start..<end
  }

  // MARK: Sentences

  /// The characters of the sentence at an offset, with the white space behind it; in an empty paragraph
  /// nothing.
  package func sentence(at offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = SentenceScan(characters[start..<paragraph.upperBound]).end
      if offset < end || end == paragraph.upperBound { return start..<end }
      start = end
    }
    return start..<start
  }

  /// All sentences, in order; a paragraph without any is an empty one.
  package var sentences: [Range<Int>] {
    paragraphs.flatMap { paragraph in
      var found: [Range<Int>] = []
      var start = paragraph.lowerBound
      repeat {
        let end = SentenceScan(characters[start..<paragraph.upperBound]).end
        found.append(start..<end)
        start = end
      } while start < paragraph.upperBound
      return found
    }
  }

  /// All paragraphs, in order, without their line breaks; a break at the end leads to one more.
  package var paragraphs: [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for place in characters.indices where characters[place].isNewline {
      found.append(start..<place)
      start = place + 1
    }
    found.append(start..<characters.count)
    return found
  }
}

extension TextBoundaries {
  /// Whether a character that is typed behind a word ends it; an apostrophe may still be inside it.
  package static func endsWord(_ character: Character) -> Bool {
    switch WordClass(character) {
    case let kind where kind.makesWords: false
    case .apostrophe, .format: false
    default: true
    }
  }
}
