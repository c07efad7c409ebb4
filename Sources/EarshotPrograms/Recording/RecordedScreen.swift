/// What the screen of a program was, as a recording tells it.
public struct RecordedScreen: Hashable, Sendable {
  /// Cells beside each other that are drawn alike.
  public struct Run: Hashable, Sendable {
    /// The column of the first.
    public var column: Int
    /// How many there are.
    public var count: Int
    /// How they are drawn.
    public var style: TerminalStyle
  }

  /// Where the cursor stands.
  public var cursor: CellPosition
  /// Whether it is shown.
  public var isCursorVisible: Bool
  /// Whether it is the alternate screen.
  public var isAlternate: Bool
  /// What the window is called.
  public var title: String
  /// The text of each row, without the blanks at its end.
  public var lines: [String]
  /// How each row is drawn.
  public var runs: [[Run]]
  /// The columns of the characters of each row that take two cells.
  public var wide: [[Int]]

  /// Creates the screen of a frame.
  public init(_ frame: TerminalFrame) {
    cursor = frame.cursor
    isCursorVisible = frame.isCursorVisible
    isAlternate = frame.isAlternate
    title = frame.title
    lines = (0..<frame.rows).map { frame.text(row: $0) }
    runs = (0..<frame.rows).map { Self.runs(of: frame.cells(row: $0)) }
    wide = (0..<frame.rows).map { row in
      (0..<frame.columns).filter { frame[row, $0].isWide }
    }
  }

  init(
    cursor: CellPosition, isCursorVisible: Bool, isAlternate: Bool, title: String, lines: [String],
    runs: [[Run]], wide: [[Int]]
  ) {
    self.cursor = cursor
    self.isCursorVisible = isCursorVisible
    self.isAlternate = isAlternate
    self.title = title
    self.lines = lines
    self.runs = runs
    self.wide = wide
  }

  private static func runs(of cells: ArraySlice<TerminalCell>) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in cells.enumerated() {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(column: column, count: 1, style: cell.style))
      }
    }
    return runs
  }
}

extension TerminalColor {
  /// How a recording spells it: `d`, a number, or `#` and six hexadecimal digits.
  var recorded: String {
    switch self {
    case .standard: "d"
    case .indexed(let index): String(index)
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Reads how a recording spells it.
  init?(recorded text: String) {
    if text == "d" {
      self = .standard
    } else if let index = UInt8(text) {
      self = .indexed(index)
    } else if text.first == "#", text.utf8.count == 7,
      let value = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    } else {
      return nil
    }
  }
}

extension TerminalStyle.Attributes {
  private static let letters: [(Character, TerminalStyle.Attributes)] = [
    ("b", .bold), ("u", .underline), ("i", .italic), ("k", .blink), ("r", .reverse),
    ("s", .strike), ("d", .dim), ("c", .concealed),
  ]

  /// How a recording spells them: a letter each.
  var recorded: String {
    String(Self.letters.filter { contains($0.1) }.map(\.0))
  }

  /// Reads how a recording spells them.
  init?(recorded text: String) {
    self = []
    for letter in text {
      guard let attribute = Self.letters.first(where: { $0.0 == letter })?.1 else { return nil }
      insert(attribute)
    }
  }
}
