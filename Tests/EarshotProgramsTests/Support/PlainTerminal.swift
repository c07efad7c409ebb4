import EarshotPrograms

/// As much of a terminal as programs need that write lines over and over: it goes back to the first column and to
/// a place, and clears to the end of the line and of the screen.
struct PlainTerminal {
  private(set) var frame: TerminalFrame

  /// Creates an empty screen.
  init(rows: Int, columns: Int) {
    frame = TerminalFrame(rows: rows, columns: columns)
  }

  /// Draws a text.
  mutating func write(_ text: String) {
    frame.scrolledLines = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": frame.cursor.column = 0
      case "\n": lineFeed()
      case "\u{1B}":
        guard rest.first == "[" else { continue }
        rest.removeFirst()
        let parameters = rest.prefix { !("@"..."~").contains($0) }
        rest.removeFirst(parameters.count)
        if let last = rest.popFirst() {
          control(last, String(String.UnicodeScalarView(parameters)))
        }
      default: put(String(scalar))
      }
    }
  }

  private mutating func put(_ text: String) {
    if frame.cursor.column >= frame.columns {
      frame.cursor.column = 0
      lineFeed()
    }
    frame[frame.cursor.row, frame.cursor.column] = TerminalCell(text)
    frame.cursor.column += 1
  }

  private mutating func lineFeed() {
    guard frame.cursor.row == frame.rows - 1 else { return frame.cursor.row += 1 }
    frame.scrolledLines.append(frame.text(row: 0))
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        frame[row, column] = row + 1 < frame.rows ? frame[row + 1, column] : TerminalCell()
      }
    }
  }

  private mutating func control(_ last: Unicode.Scalar, _ parameters: String) {
    switch last {
    case "H":
      let numbers = parameters.split(separator: ";").map { (Int($0) ?? 1) - 1 }
      frame.cursor = CellPosition(
        row: numbers.first ?? 0, column: numbers.count > 1 ? numbers[1] : 0)
    case "K": clear(frame.cursor.row, from: frame.cursor.column)
    case "J":
      clear(frame.cursor.row, from: frame.cursor.column)
      for row in frame.cursor.row + 1..<max(frame.cursor.row + 1, frame.rows) {
        clear(row, from: 0)
      }
    default: break
    }
  }

  private mutating func clear(_ row: Int, from first: Int) {
    for column in first..<max(first, frame.columns) { frame[row, column] = TerminalCell() }
  }
}
