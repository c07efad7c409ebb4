/// A frame as it is looked at: what stands in each cell, and how it looks.
struct ScreenGrid {
  /// What kind of character stands in a cell.
  enum Kind: UInt8 {
    /// Nothing that is seen.
    case blank
    /// A letter or a digit of any script.
    case word
    /// A line, a block or another ornament of which nothing is said.
    case ornament
    /// Everything else.
    case symbol
    /// The second cell of a wide character.
    case tail
  }

  let rows: Int
  let columns: Int
  /// Where the terminal's cursor stands, inside the screen.
  let cursor: CellPosition
  let isCursorVisible: Bool
  let isAlternate: Bool
  /// All lines, without blanks at their ends.
  private(set) var lines: [String]
  private(set) var texts: [String]
  private(set) var kinds: [Kind]
  private(set) var strokes: [Strokes]
  private(set) var paints: [Paint]
  private var looks: [RowLook]
  /// The rows that are not as they were on the screen before; all of them without one of the same size.
  let changedRows: [Int]
  /// The cells of the frame.
  private let cells: [[TerminalCell]]

  /// Looks at a frame: only at the rows that are not as they were on the screen before.
  init(_ frame: TerminalFrame, after before: ScreenGrid? = nil) {
    rows = frame.rows
    columns = frame.columns
    cursor = CellPosition(
      row: min(max(frame.cursor.row, 0), frame.rows - 1),
      column: min(max(frame.cursor.column, 0), frame.columns - 1))
    isCursorVisible = frame.isCursorVisible
    isAlternate = frame.isAlternate
    cells = frame.cells
    if let before, before.rows == rows, before.columns == columns {
      (texts, kinds, strokes, paints) = (before.texts, before.kinds, before.strokes, before.paints)
      (lines, looks) = (before.lines, before.looks)
      let cells = cells
      changedRows = (0..<rows).filter { cells[$0] != before.cells[$0] }
    } else {
      let count = rows * columns
      texts = Array(repeating: " ", count: count)
      kinds = Array(repeating: .blank, count: count)
      strokes = Array(repeating: [], count: count)
      paints = Array(repeating: Paint(TerminalStyle()), count: count)
      (lines, looks) = ([], [])
      changedRows = Array(0..<rows)
    }
    for row in changedRows { look(at: row) }
  }

  private mutating func look(at row: Int) {
    var style: TerminalStyle?
    var paint = Paint(TerminalStyle())
    var isTail = false
    var index = row * columns
    for cell in cells[row] {
      if cell.style != style {
        style = cell.style
        paint = Paint(cell.style)
      }
      // What nobody sees is not there for a listener either: it may be a password.
      let isConcealed = cell.style.attributes.contains(.concealed)
      let scalar = isConcealed ? " " : cell.text.unicodeScalars.first ?? " "
      let kind = isTail && cell.text.isEmpty ? Kind.tail : Self.kind(of: scalar)
      texts[index] = kind == .tail ? "" : kind == .blank ? " " : cell.text
      kinds[index] = kind
      strokes[index] = Strokes(scalar)
      paints[index] = kind == .blank ? paint.ofBlank : paint
      isTail = cell.isWide
      index += 1
    }
    let (line, look) = (drawnLine(row), RowLook(self, row: row))
    if row < looks.count {
      (lines[row], looks[row]) = (line, look)
    } else {
      lines.append(line)
      looks.append(look)
    }
  }

  /// Whether another screen shows the same, with the cursor at the same place.
  func isDrawn(like other: ScreenGrid) -> Bool {
    cursor == other.cursor && isAlternate == other.isAlternate && rows == other.rows
      && columns == other.columns && cells == other.cells
  }

  /// What rests on the cells of a row alone.
  func look(row: Int) -> RowLook { looks[row] }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    if value < 128 {
      switch value {
      case 48...57, 65...90, 97...122: return .word
      case 0...32, 127: return .blank
      default: return .symbol
      }
    }
    if (0x2500...0x259F).contains(value) || (0x1FB00...0x1FBAF).contains(value) { return .ornament }
    let properties = scalar.properties
    if properties.isWhitespace || value == 0x2800 { return .blank }
    return properties.isAlphabetic || properties.numericType != nil ? .word : .symbol
  }

  /// How many rows at the bottom may be bars; of small screens fewer.
  var edge: Int { rows >= 12 ? 3 : 1 }

  /// The place of a cell in the lists.
  func index(_ row: Int, _ column: Int) -> Int { row * columns + column }

  /// The kind of what stands in a cell; outside the screen nothing does.
  func kind(_ row: Int, _ column: Int) -> Kind {
    contains(row, column) ? kinds[index(row, column)] : .blank
  }

  /// The character of a cell, if it is in the screen.
  func text(_ row: Int, _ column: Int) -> String {
    contains(row, column) ? texts[index(row, column)] : ""
  }

  /// Where the line in a cell leads; outside the screen nowhere.
  func stroke(_ row: Int, _ column: Int) -> Strokes {
    contains(row, column) ? strokes[index(row, column)] : []
  }

  /// How a cell looks.
  func paint(_ row: Int, _ column: Int) -> Paint { paints[index(row, column)] }

  /// What is behind a cell.
  func background(_ row: Int, _ column: Int) -> Paint.Shade {
    paints[index(row, column)].background
  }

  /// Whether a cell is in the screen.
  func contains(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
  }

  /// Whether something of which a listener is told stands in a cell.
  func isText(_ row: Int, _ column: Int) -> Bool {
    let kind = kind(row, column)
    return kind == .word || kind == .symbol
  }

  /// The characters of some cells as they stand there, ornaments as blanks, without blanks at both ends.
  func plain(row: Int, _ columns: Range<Int>) -> String {
    String(drawn(row: row, columns).trimmed)
  }

  /// The characters of some cells as they stand there, ornaments as blanks.
  private func drawn(row: Int, _ columns: Range<Int>) -> String {
    var line = ""
    let columns = columns.clamped(to: 0..<self.columns)
    for column in columns {
      let at = index(row, column)
      line += kinds[at] == .ornament ? " " : texts[at]
    }
    return line
  }

  /// How many of some cells have each background.
  func backgrounds(rows: Range<Int>, columns: Range<Int>) -> [Paint.Shade: Int] {
    let isWhole = columns == 0..<self.columns
    var counts: [Paint.Shade: Int] = [:]
    for row in rows {
      if isWhole {
        for (shade, count) in looks[row].shades { counts[shade, default: 0] += count }
        continue
      }
      var run = 0
      for column in columns {
        run += 1
        let shade = background(row, column)
        if column + 1 == columns.upperBound || background(row, column + 1) != shade {
          counts[shade, default: 0] += run
          run = 0
        }
      }
    }
    return counts
  }

  /// The background that most of some cells have; the terminal's own where it has as many as another.
  func usualBackground(rows: Range<Int>, columns: Range<Int>) -> Paint.Shade {
    let counts = backgrounds(rows: rows, columns: columns)
    let most = counts.values.max() ?? 0
    if most == 0 || counts[.standard] == most { return .standard }
    for row in rows {
      for column in columns where counts[background(row, column)] == most {
        return background(row, column)
      }
    }
    return .standard
  }

  /// The characters of a row without blanks at its end; hidden columns are blank as well.
  func line(_ row: Int, without hidden: [Range<Int>] = []) -> String {
    hidden.isEmpty ? lines[row] : drawnLine(row, without: hidden)
  }

  /// The same, put together from the cells.
  private func drawnLine(_ row: Int, without hidden: [Range<Int>] = []) -> String {
    var line = ""
    var end = columns
    while end > 0, kinds[index(row, end - 1)] == .blank { end -= 1 }
    for column in 0..<end {
      line += hidden.contains { $0.contains(column) } ? " " : texts[index(row, column)]
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The words of some cells for a listener: blanks beside each other are one.
  func words(row: Int, _ columns: Range<Int>) -> String {
    drawn(row: row, columns).words
  }

  /// The columns within a range that hold text, from the first to behind the last; `nil` without any.
  func extent(row: Int, _ columns: Range<Int>) -> Range<Int>? {
    let columns = columns.clamped(to: 0..<self.columns)
    guard let first = columns.first(where: { isText(row, $0) }),
      let last = columns.last(where: { isText(row, $0) || kind(row, $0) == .tail })
    else { return nil }
    return first..<last + 1
  }
}

extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: SubSequence {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
