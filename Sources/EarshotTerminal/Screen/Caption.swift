/// What is being said, in the last rows of the screen.
struct Caption {
  /// The words; empty when nothing was said.
  var text = ""

  /// Writes the words into the last rows of a grid: two rows, or as many as a long text needs up to half
  /// of them; what does not fit ends in an ellipsis.
  ///
  /// - Returns: How many rows it has taken.
  func draw(into grid: inout CellGrid) -> Int {
    let limit = grid.rows < 2 ? 0 : grid.rows < 8 ? 1 : grid.rows / 2
    guard limit > 0 else { return 0 }
    // A text may be long; no more characters fit than there are cells, but for some without a width.
    var rest = CharacterWidth.cells(of: String(text.prefix(4 * limit * grid.columns)))[...]
    var lines: [[CharacterWidth.Measured]] = []
    while !rest.isEmpty, lines.count < limit {
      lines.append(Self.takeLine(of: &rest, columns: grid.columns))
    }
    if !rest.isEmpty, var last = lines.popLast() {
      while !last.isEmpty, last.reduce(0, { $0 + $1.width }) + 3 > grid.columns {
        last.removeLast()
      }
      lines.append(last + CharacterWidth.cells(of: "..."))
    }
    let rows = max(lines.count, min(limit, 2))
    for (index, line) in lines.enumerated() {
      grid.write(line.map(\.text).joined(), row: grid.rows - rows + index, column: 0)
    }
    return rows
  }

  /// Takes as many characters as fit into a row, whole words where there are any.
  private static func takeLine(
    of rest: inout ArraySlice<CharacterWidth.Measured>, columns: Int
  ) -> [CharacterWidth.Measured] {
    var width = 0
    var end = rest.startIndex
    while end < rest.endIndex, width + rest[end].width <= columns {
      width += rest[end].width
      end += 1
    }
    if end < rest.endIndex, rest[end].text != " ",
      let blank = rest[..<end].lastIndex(where: { $0.text == " " })
    {
      end = blank + 1
    }
    defer { rest = rest[end...].drop { $0.text == " " } }
    return Array(rest[..<end])
  }
}
