import EarshotModel

/// A stretch of a text whose words are known, counted in characters and in the unit of its source.
struct KnownText {
  /// The revision of the text.
  let revision: Int
  /// The characters.
  private(set) var characters: [Character]
  /// How stretches look and are spoken, in the unit of the source.
  private(set) var runs: [NodeTextRun]
  /// Where lines begin, in the unit of the source, in their order.
  private(set) var lines: [Int]
  /// Where each character begins, and where the last one ends, in the unit of the source.
  private var offsets: [Int]
  private let unit: TextOffsetUnit

  /// Where it begins, in the unit of the source.
  var start: Int { offsets[0] }
  /// Where it ends, in the unit of the source.
  var end: Int { offsets[offsets.count - 1] }

  /// Takes words as their source tells them.
  init(_ part: NodeTextPart, in unit: TextOffsetUnit) {
    self.unit = unit
    revision = part.revision
    runs = part.runs
    lines = Set(part.lines).sorted()
    (characters, offsets) = Self.measure(
      part.text, from: min(max(0, part.start), Self.furthest), in: unit)
  }

  /// The furthest place at which words may begin, so that counting on from there is always possible.
  private static let furthest = Int(Int32.max)

  private static func measure(
    _ text: String, from start: Int, in unit: TextOffsetUnit
  ) -> (characters: [Character], offsets: [Int]) {
    let characters = Array(text)
    var offsets = [start]
    offsets.reserveCapacity(characters.count + 1)
    var offset = start
    for character in characters {
      offset += unit.count(character)
      offsets.append(offset)
    }
    return (characters, offsets)
  }

  /// Takes in words that stand directly before or behind, or overlap.
  ///
  /// - Returns: Whether they belong together.
  mutating func extend(by part: NodeTextPart) -> Bool {
    guard part.revision == revision else { return false }
    let other = KnownText(part, in: unit)
    guard other.start <= end, other.end >= start else { return false }
    guard other.start < start || other.end > end else { return true }
    let text: String
    if other.start <= start {
      let rest = other.end >= end ? [] : characters[character(at: other.end)...]
      text = String(other.characters + rest)
    } else {
      text = String(characters[..<character(at: other.start)] + other.characters)
    }
    (characters, offsets) = Self.measure(text, from: min(start, other.start), in: unit)
    runs += other.runs
    lines = Set(lines + other.lines).sorted()
    return true
  }

  /// Where a character begins, in the unit of the source; a place outside counts as the nearest end.
  func offset(of character: Int) -> Int { offsets[min(max(0, character), characters.count)] }

  /// The character in which a place of the source stands; one outside counts as the nearest end.
  func character(at offset: Int) -> Int {
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The characters of a stretch of the source.
  func characters(in range: Range<Int>) -> Range<Int> {
    let lower = character(at: range.lowerBound)
    return lower..<max(lower, character(at: range.upperBound))
  }

  /// The line at a character, without its line break, where its source knows lines.
  func line(at place: Int) -> Range<Int>? {
    let offset = offset(of: place)
    guard let index = lines.lastIndex(where: { $0 <= offset }), lines[index] >= start else {
      return nil
    }
    var line = characters(in: lines[index]..<(index + 1 < lines.count ? lines[index + 1] : end))
    while let last = characters[line].last, last.isNewline {
      line = line.lowerBound..<line.upperBound - 1
    }
    return line
  }

  /// How the text looks and is spoken at a character.
  func run(at place: Int) -> NodeTextRun? {
    let offset = offset(of: place)
    return runs.last { $0.range.contains(offset) }
  }

  /// How stretches look, in characters.
  var appearances: [TextAppearanceRun] {
    runs.compactMap { run in
      run.appearance.map {
        TextAppearanceRun(characters(in: run.range.clamped(to: start..<end)), $0)
      }
    }
  }

  /// The text with how it is to be spoken.
  var attributed: AttributedText {
    var cuts: Set<Int> = [0, characters.count]
    for run in runs {
      let range = characters(in: run.range.clamped(to: start..<end))
      cuts.formUnion([range.lowerBound, range.upperBound])
    }
    let places = cuts.sorted()
    return AttributedText(
      runs: zip(places, places.dropFirst()).map { lower, upper in
        AttributedText.Run(
          String(characters[lower..<upper]),
          attributes: run(at: lower)?.speech ?? SpeechAttributes())
      })
  }
}
