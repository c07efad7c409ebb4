import EarshotModel

// What a listener is told of an element is words, and how it looks are cells:
//
//  1. the cells that hold text are taken in their order, blanks and ornaments left out;
//  2. the words are sought among them without their blanks, the name before the value, so that brackets,
//     marks and gaps between columns matter to neither;
//  3. words that are not found there as they stand (a name from elsewhere, lines of a box drawn through them)
//     look as the first of the cells;
//  4. a blank between two characters that look alike looks like them.

/// How the words of an element of a screen look.
struct ElementLook {
  /// The characters of the cells; none where all cells look alike.
  private let characters: [Character]
  /// How each of them looks, or how all do.
  private let paints: [Paint]

  /// Looks at the cells of an element.
  init(_ element: ScreenElement, on grid: ScreenGrid) {
    let cells = element.cells.lazy.filter { (0..<grid.rows).contains($0.row) }
    // Of what looks alike, as most lines do, no character has to be found.
    if let first = cells.first, let paint = grid.look(row: first.row).paint,
      cells.allSatisfy({ grid.look(row: $0.row).paint == paint })
    {
      let hasText = cells.contains { range in
        range.columns.clamped(to: 0..<grid.columns).contains { grid.isText(range.row, $0) }
      }
      (characters, paints) = ([], hasText ? [paint] : [])
      return
    }
    var characters: [Character] = []
    var paints: [Paint] = []
    for range in cells {
      for column in range.columns.clamped(to: 0..<grid.columns)
      where grid.isText(range.row, column) {
        guard let character = grid.text(range.row, column).first else { continue }
        characters.append(character)
        paints.append(grid.paint(range.row, column))
      }
    }
    if paints.allSatisfy({ $0 == paints[0] }) {
      (characters, paints) = ([], Array(paints.prefix(1)))
    }
    (self.characters, self.paints) = (characters, paints)
  }

  /// The stretches of some words that look alike.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - start: How many of the characters that hold text stand before them; is moved behind them.
  /// - Returns: The stretches, in the order of the words.
  func runs(_ words: String, from start: inout Int) -> [TextAppearanceRun] {
    guard let first = paints.first, !words.isEmpty else { return [] }
    guard !characters.isEmpty else {
      return [TextAppearanceRun(0..<words.count, TextAppearance(first))]
    }
    let words = Array(words)
    guard let found = place(of: words.filter { !$0.isWhitespace }, from: start) else {
      return [TextAppearanceRun(0..<words.count, TextAppearance(first))]
    }
    var runs: [(range: Range<Int>, paint: Paint)] = []
    var cell = found
    for (index, character) in words.enumerated() where !character.isWhitespace {
      let paint = paints[cell]
      cell += 1
      if let last = runs.last, last.paint == paint {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, paint))
      }
    }
    start = cell
    return runs.map { TextAppearanceRun($0.range, TextAppearance($0.paint)) }
  }

  /// Where characters stand one behind the other among those of the cells.
  private func place(of sought: [Character], from start: Int) -> Int? {
    guard !sought.isEmpty, sought.count <= characters.count - start else { return nil }
    return (start...characters.count - sought.count).first { place in
      sought.indices.allSatisfy { characters[place + $0] == sought[$0] }
    }
  }
}

extension TextAppearance {
  /// The appearance of a cell as it is seen.
  init(_ paint: Paint) {
    let attributes = paint.attributes
    self.init(
      isBold: attributes.contains(.bold), isItalic: attributes.contains(.italic),
      isUnderlined: attributes.contains(.underline),
      isStruckThrough: attributes.contains(.strike), isDim: attributes.contains(.dim),
      isBlinking: attributes.contains(.blink),
      isReversed: paint.background == .exchanged || paint.foreground == .exchanged,
      color: paint.foreground.spoken, backgroundColor: paint.background.spoken)
  }
}

extension Paint.Shade {
  /// The colour, where it is one of the program's.
  fileprivate var spoken: TextColor? {
    guard case .color(let color) = self, let basic = BasicColor(color) else { return nil }
    return .basic(basic)
  }
}

extension BasicColor {
  /// What a colour of a terminal is called; `nil` for the terminal's own.
  init?(_ color: TerminalColor) {
    if case .indexed(let number) = color, number < 16 {
      self = Self.allCases[Int(number)]
    } else {
      guard let shares = color.shares else { return nil }
      self.init(red: shares.red, green: shares.green, blue: shares.blue)
    }
  }
}
