/// The screen of a program at one moment, cell by cell.
///
/// A value that goes from the thread of the emulator to whoever reads it.
public struct TerminalFrame: Hashable, Sendable {
  /// The number of rows, at least 1.
  public let rows: Int
  /// The number of columns, at least 1.
  public let columns: Int
  /// Where the terminal's own cursor stands.
  public var cursor: CellPosition
  /// Whether that cursor is shown.
  public var isCursorVisible: Bool
  /// Whether the program draws on the alternate screen, which keeps no history.
  public var isAlternate: Bool
  /// How the program uses a screen that it has erased, where that was found out since the frame before.
  public var screenUse: ScreenUse?
  /// What the program calls its window; empty when it said nothing.
  public var title: String
  /// The lines that have left the screen at its top since the frame before, in their order.
  public var scrolledLines: [String]
  /// How many lines have left the screen before ``scrolledLines`` that are not among them, since a flood is
  /// not carried along line by line.
  public var omittedLines: Int
  /// What the shell has marked since the frame before, in its order.
  public var promptMarks: [PromptMark]
  /// What the program has said of itself since the frame before, in its order.
  public var annotations: [ProgramAnnotation]
  /// How often the bell rang since the frame before.
  public var bells: Int
  /// How far something has come that the program tells of beside the screen (OSC 9;4), from 0 to 100; `nil`
  /// when it tells of nothing.
  public var progress: Int?
  /// What the program hears of the mouse.
  public var mouse: MouseReports
  /// Whether the mouse is told to it in the form of SGR (mode 1006).
  public var tellsMouseInSGR: Bool
  /// Whether the arrows send what they send in application mode.
  public var isCursorApplication: Bool
  /// Where links lead that stand on the screen (OSC 8).
  public var links: [TerminalLink]
  /// The cells, row by row.
  ///
  /// A row in which nothing was drawn is the same storage in one frame and the next, so that it is known at once to
  /// be as it was.
  private(set) var cells: [[TerminalCell]]

  /// Creates a blank screen.
  public init(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    cursor = CellPosition(row: 0, column: 0)
    isCursorVisible = true
    isAlternate = false
    title = ""
    scrolledLines = []
    omittedLines = 0
    promptMarks = []
    annotations = []
    bells = 0
    mouse = .none
    tellsMouseInSGR = false
    isCursorApplication = false
    links = []
    cells = Array(
      repeating: Array(repeating: TerminalCell(), count: self.columns), count: self.rows)
  }

  /// The cell at a place within the screen.
  public subscript(row: Int, column: Int) -> TerminalCell {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }

  /// The cells of a row.
  public func cells(row: Int) -> ArraySlice<TerminalCell> { cells[row][...] }

  /// Draws a row anew; what is missing of it is blank.
  mutating func setCells(row: Int, _ drawn: some Collection<TerminalCell>) {
    var line = Array(drawn.prefix(columns))
    while line.count < columns { line.append(TerminalCell()) }
    cells[row] = line
  }

  /// The text of a row, without the blanks at its end.
  public func text(row: Int) -> String {
    var line = cells(row: row).map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// What stands in the row of the cursor in front of it, where nothing stands behind or below it; `nil` elsewhere.
  var textAtEnd: String? {
    guard isCursorVisible, (0..<rows).contains(cursor.row), cursor.column >= 0,
      isBlank(cells(row: cursor.row).dropFirst(cursor.column)),
      (cursor.row + 1..<rows).allSatisfy({ isBlank(cells(row: $0)) })
    else { return nil }
    return cells(row: cursor.row).prefix(cursor.column).map(\.text).joined()
  }

  /// Whether what stood there was erased since the frame before.
  var isErased: Bool { screenUse == .lines || screenUse == .places }

  /// How many rows at the top a program has used whose screen is left as it was: those above the cursor, or all to the
  /// last one where the cursor stands in the midst of them.
  var rowsUsed: Int {
    (min(cursor.row + 1, rows)..<rows).last { !isBlank(cells(row: $0)) }.map { $0 + 1 }
      ?? cursor.row
  }

  /// What stands in front of the cursor at the end of a text where a pager asks for the next key: a colon, or words that
  /// are drawn otherwise than the text; `nil` elsewhere.
  var pagerPrompt: String? {
    guard cursor.row > 0, let text = textAtEnd, let last = text.last, last != " " else {
      return nil
    }
    let isDrawn = cells(row: cursor.row).prefix(cursor.column).allSatisfy {
      $0.style.attributes.contains(.reverse) || $0.style.background != .standard
    }
    return text == ":" || isDrawn ? text : nil
  }

  private func isBlank(_ cells: ArraySlice<TerminalCell>) -> Bool {
    cells.allSatisfy { $0.text == " " || $0.text.isEmpty }
  }

  /// Whether a text stands right in front of the cursor, in its row and those above.
  func endsAtCursor(_ text: String) -> Bool {
    var shown = ""
    for row in max(0, cursor.row - 2)...min(cursor.row, rows - 1) {
      let end = row == cursor.row ? min(cursor.column, columns) : columns
      for column in 0..<end { shown += self[row, column].text }
    }
    return shown.hasSuffix(text)
  }
}
