import EarshotModel

/// The text of an element, stepped through by units: what is typed into it, or else what it is called and
/// what its value is.
struct SteppedText {
  /// Where text is typed, if the element is such a place.
  let input: (any AccessibilityTextInput)?
  /// The characters; bullets where the field is secure.
  let characters: [Character]
  /// Its lines, where it is read line by line (`AccessibilityReadingContent`).
  let contentLines: [Range<Int>]?
  /// Where its sentences and paragraphs are; of what is secure nothing is known.
  var boundaries: TextBoundaries { TextBoundaries(characters) }

  /// The text of an element as it is now.
  init(of element: Responder) {
    input = element.accessibilityTextInput
    if input == nil, let content = element as? any AccessibilityReadingContent {
      (characters, contentLines) = Self.lines(of: content)
      return
    }
    contentLines = nil
    let texts = [element.accessibilityLabel, element.disclosedAccessibilityValue?.text]
    characters = Array(
      input?.text ?? texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The lines of a content one after the other, with a blank between two.
  private static func lines(
    of content: any AccessibilityReadingContent
  ) -> (characters: [Character], lines: [Range<Int>]) {
    var characters: [Character] = []
    var lines: [Range<Int>] = []
    while lines.count < lineLimit,
      let line = content.accessibilityContent(forLineNumber: lines.count)
    {
      if !lines.isEmpty { characters.append(" ") }
      let start = characters.count
      characters += line.text
      while characters.count > start, characters.last?.isWhitespace ?? false {
        characters.removeLast()
      }
      lines.append(start..<characters.count)
    }
    return (characters, lines)
  }

  /// How many lines of a content are asked for at most.
  private static let lineLimit = 10_000

  /// The next stretch of a kind in one direction.
  ///
  /// - Parameters:
  ///   - unit: What the stretches are.
  ///   - place: The start of the present stretch; `nil` before the first step.
  ///   - direction: Which way.
  /// - Returns: The stretch, counted in characters, or `nil` at the end of the text.
  func stretch(_ unit: TextUnit, from place: Int?, stepping direction: Direction) -> Range<Int>? {
    let stretches = stretches(unit)
    guard let place else { return direction == .next ? stretches.first : stretches.last }
    return direction == .next
      ? stretches.first { $0.lowerBound > place } : stretches.last { $0.lowerBound < place }
  }

  /// The characters that an app found in the text of an element: in what is typed there, else in its
  /// value, else in its label.
  static func text(of element: Responder, in range: Range<Int>) -> String {
    let text =
      element.accessibilityTextInput?.text ?? element.disclosedAccessibilityValue?.text
      ?? element.accessibilityLabel
    let characters = Array(text ?? "")
    return String(characters[range.clamped(to: characters.startIndex..<characters.endIndex)])
  }

  private func stretches(_ unit: TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: characters.indices.map { $0..<($0 + 1) }
    case .word: words
    case .sentence: boundaries.sentences
    case .line: lines
    case .paragraph: boundaries.paragraphs
    case .text: [0..<characters.count]
    }
  }

  /// The lines, without their line breaks; a break at the end leads to one more.
  private var lines: [Range<Int>] {
    if let contentLines { return contentLines }
    var lines: [Range<Int>] = []
    var place = 0
    var isOpen = true
    while isOpen {
      let line = lineBeginning(at: place)
      lines.append(line)
      let isBroken = line.upperBound < characters.count && characters[line.upperBound].isNewline
      let next = isBroken ? line.upperBound + 1 : max(line.upperBound, place + 1)
      isOpen = isBroken || next < characters.count
      place = next
    }
    return lines
  }

  private func lineBeginning(at place: Int) -> Range<Int> {
    if let input { return checked(input.line(at: place), at: place) }
    return place..<boundaries.paragraph(at: place).upperBound
  }

  /// The characters of the line at a place, without its line break.
  func line(at place: Int) -> Range<Int> {
    if let contentLines {
      return contentLines.last { $0.lowerBound <= place } ?? contentLines.first ?? place..<place
    }
    return inside(input?.line(at: place) ?? boundaries.paragraph(at: place), at: place)
  }

  /// The characters of the word at a place, or an empty range between words.
  func wholeWord(at place: Int) -> Range<Int> {
    inside(input?.word(at: place) ?? boundaries.word(at: place), at: place)
  }

  /// What an app says of a place, as far as the place is in it and it is inside the text.
  private func inside(_ range: Range<Int>, at place: Int) -> Range<Int> {
    let range = range.clamped(to: 0..<characters.count)
    return range.lowerBound <= place && place <= range.upperBound ? range : place..<place
  }

  /// The words, each with the marks around it that belong to no other.
  private var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var place = 0
    while place < characters.count {
      guard !characters[place].isWhitespace else {
        place += 1
        continue
      }
      let start = place
      place = endOfMarks(from: place)
      place = max(place, word(at: place).upperBound)
      place = max(endOfMarks(from: place), start + 1)
      words.append(start..<place)
    }
    return words
  }

  /// Where the marks end that begin at a place: at the next word or white space.
  private func endOfMarks(from start: Int) -> Int {
    var place = start
    while place < characters.count, !characters[place].isWhitespace, word(at: place).isEmpty {
      place += 1
    }
    return place
  }

  private func word(at place: Int) -> Range<Int> {
    guard characters.indices.contains(place), !characters[place].isWhitespace else {
      return place..<place
    }
    return checked(input?.word(at: place) ?? boundaries.word(at: place), at: place)
  }

  /// What an app says of a place, as far as it begins there and stays inside the text.
  private func checked(_ range: Range<Int>, at place: Int) -> Range<Int> {
    guard range.lowerBound <= place, range.upperBound > place else { return place..<place }
    return place..<min(range.upperBound, characters.count)
  }
}
