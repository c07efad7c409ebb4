/// What is being said, in the last rows of the screen.
struct Caption {
  /// The words; empty when nothing was said.
  var text = ""

  /// How many rows of a screen it takes: two, or as many as a long text needs up to half of them.
  func rows(of grid: CellGrid) -> Int {
    switch grid.rows {
    case ..<2: return 0
    case ..<8: return 1
    default:
      var rest = cells(for: grid.rows / 2, of: grid)
      var rows = 0
      while !rest.isEmpty, rows < grid.rows / 2 {
        _ = Self.takeLine(of: &rest, columns: grid.columns)
        rows += 1
      }
      return max(rows, 2)
    }
  }

  /// The beginning of the text: no more characters fit into rows than there are cells, but for some
  /// without a width.
  private func cells(for rows: Int, of grid: CellGrid) -> ArraySlice<CharacterWidth.Measured> {
    CharacterWidth.cells(of: String(text.prefix(4 * rows * grid.columns)))[...]
  }

  /// Writes the words into the last rows of a grid; what does not fit ends in an ellipsis.
  func draw(into grid: inout CellGrid) {
    let rows = rows(of: grid)
    guard rows > 0 else { return }
    var rest = cells(for: rows, of: grid)
    for row in (grid.rows - rows)..<grid.rows {
      var line = Self.takeLine(of: &rest, columns: grid.columns)
      if row == grid.rows - 1, !rest.isEmpty {
        while !line.isEmpty, line.reduce(0, { $0 + $1.width }) + 3 > grid.columns {
          line.removeLast()
        }
        line += CharacterWidth.cells(of: "...")
      }
      grid.write(line.map(\.text).joined(), row: row, column: 0)
    }
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
