/// What is being said, in the last rows of the screen.
struct Caption {
  /// The words; empty when nothing was said.
  var text = ""

  /// How many rows a screen of so many gives to it.
  static func rows(of rows: Int) -> Int {
    switch rows {
    case ..<2: 0
    case ..<8: 1
    default: 2
    }
  }

  /// Writes the words into the last rows of a grid; what does not fit ends in an ellipsis.
  func draw(into grid: inout CellGrid) {
    let rows = Self.rows(of: grid.rows)
    guard rows > 0 else { return }
    // A text may be long; no more characters fit than there are cells, but for some without a width.
    var rest = CharacterWidth.cells(of: String(text.prefix(4 * rows * grid.columns)))[...]
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
