import EarshotPrograms
import EarshotTestSupport

/// A screen that something is drawn on again and again, as programs do it: boxes, lists, bars, fields, text.
struct DrawnScreen {
  private(set) var frame: TerminalFrame
  private var random: SeededGenerator

  /// Begins with a blank screen.
  init(seed: UInt64, rows: Int, columns: Int) {
    frame = TerminalFrame(rows: rows, columns: columns)
    random = SeededGenerator(seed: seed)
    frame.isAlternate = Bool.random(using: &random)
    for _ in 0..<6 { draw() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// Goes on to the next frame: most often hardly anything changes.
  mutating func goOn() {
    (frame.scrolledLines, frame.omittedLines) = ([], 0)
    switch number(0...19) {
    case 0...5: moveCursor()
    case 6...8: put(text(), row: number(0...frame.rows - 1), column: number(0...frame.columns - 1))
    case 9...11: highlight()
    case 12: scroll(by: number(1...3))
    case 13: scroll(by: -number(1...3))
    case 14: frame.isCursorVisible.toggle()
    case 15: frame.isAlternate.toggle()
    case 16:
      let (rows, columns) = one(of: [(1, 1), (10, 30), (24, 80)])
      var next = TerminalFrame(rows: rows, columns: columns)
      next.isAlternate = frame.isAlternate
      frame = next
      for _ in 0..<6 { draw() }
    default: draw()
    }
    if number(0...3) == 0 { moveCursor() }
  }

  private mutating func moveCursor() {
    let isStep = number(0...2) > 0
    frame.cursor = CellPosition(
      row: isStep ? frame.cursor.row + number(-1...1) : number(-1...frame.rows),
      column: isStep ? frame.cursor.column : number(-1...frame.columns))
  }

  private mutating func text() -> String {
    let words = [
      "alpha", "Name:", "12", "3.5%", "[x]", "[ ]", "(*)", "( )", "< OK >", "<No>", "----", "a|b",
      "+--+", "●", "○", "____", "~", "$ ", "^G Help", "F1Help", "한글", "USER", "PID", "40%",
      "[###  ]", "▸", "├─", "`--", "|", "│", "Password:", "100", "  ", "-",
    ]
    return (0..<number(1...6)).map { _ in one(of: words) }
      .joined(separator: one(of: [" ", "  ", "   "]))
  }

  private mutating func style() -> TerminalStyle {
    switch number(0...7) {
    case 0: TerminalStyle(attributes: .reverse)
    case 1: TerminalStyle(background: .indexed(4))
    case 2: TerminalStyle(attributes: .bold)
    case 3: TerminalStyle(background: .rgb(red: 1, green: 2, blue: 3))
    default: TerminalStyle()
    }
  }

  private mutating func put(_ text: String, row: Int, column: Int) {
    let style = style()
    var column = column
    for character in text where column < frame.columns {
      let isWide = character == "한" || character == "글"
      frame[row, column] = TerminalCell(String(character), style: style, isWide: isWide)
      if isWide, column + 1 < frame.columns {
        frame[row, column + 1] = TerminalCell("", style: style)
      }
      column += isWide ? 2 : 1
    }
  }

  private mutating func draw() {
    switch number(0...5) {
    case 0: box()
    case 1: bar()
    case 2: list()
    default:
      put(text(), row: number(0...frame.rows - 1), column: one(of: [0, 2, 10]) % frame.columns)
    }
  }

  private mutating func box() {
    let lines = one(of: [["┌", "─", "┐", "│", "└", "┘"], ["+", "-", "+", "|", "+", "+"]])
    let (height, width) = (number(2...8), number(4...40))
    guard height < frame.rows, width < frame.columns else { return }
    let (top, left) = (number(0...frame.rows - height - 1), number(0...frame.columns - width - 1))
    let isRuled = number(0...3) == 0
    for row in top...top + height {
      for column in left...left + width {
        let isSide = column == left || column == left + width
        let corner = column == left ? 0 : 2
        let text =
          row == top
          ? (isSide ? lines[corner] : lines[1])
          : row == top + height
            ? (isSide ? lines[column == left ? 4 : 5] : lines[1])
            : isSide || isRuled && column == left + 3 ? lines[3] : " "
        frame[row, column] = TerminalCell(text)
      }
    }
    if number(0...1) == 0 { put("Title", row: top, column: left + 2) }
    if number(0...1) == 0, height > 2 { put("< Yes > < No >", row: top + 1, column: left + 2) }
  }

  private mutating func bar() {
    let row = one(
      of: [0, 1, frame.rows - 2, frame.rows - 1].filter { (0..<frame.rows).contains($0) })
    let style = style()
    for column in 0..<frame.columns { frame[row, column] = TerminalCell(style: style) }
    put(
      one(of: ["^G Help ^O Write ^X Exit", "1Help 2Menu 10Quit", "File  Edit  View", "title"]),
      row: row, column: 0)
  }

  private mutating func list() {
    let (first, column) = (number(0...frame.rows - 1), one(of: [0, 4, 12]) % frame.columns)
    for row in first..<min(frame.rows, first + 5) {
      put(
        one(of: ["entry \(row)", "▸ folder", "[ ] entry", "PID USER  TIME", "1 root  3"]), row: row,
        column: column)
    }
  }

  private mutating func highlight() {
    let row = number(0...frame.rows - 1)
    let first = one(of: [0, 4, 12]) % frame.columns
    let style = style()
    for other in [row, row + one(of: [1, -1])] where (0..<frame.rows).contains(other) {
      for column in first..<min(frame.columns, first + 20) {
        frame[other, column].style = other == row ? style : TerminalStyle()
      }
    }
  }

  private mutating func scroll(by count: Int) {
    let before = frame
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let from = row + count
        frame[row, column] =
          (0..<frame.rows).contains(from) ? before[from, column] : TerminalCell()
      }
    }
    if count > 0, !frame.isAlternate {
      frame.scrolledLines = (0..<min(count, frame.rows)).map { before.text(row: $0) }
    }
  }
}
