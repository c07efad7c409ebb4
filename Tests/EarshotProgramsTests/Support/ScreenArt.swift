import EarshotPrograms

extension TerminalFrame {
  /// A screen as it is drawn in a test, a line for each row.
  ///
  /// What stands between `«` and `»` is reversed, between `‹` and `›` bold, and between `⟨` and `⟩` on blue;
  /// the cursor stands at `‸`, and is hidden where there is none. The marks themselves take no cell.
  init(_ art: String, rows: Int? = nil, columns: Int = 60, isAlternate: Bool = true) {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(rows: rows ?? lines.count, columns: columns)
    self.isAlternate = isAlternate
    isCursorVisible = false
    for (row, line) in lines.enumerated() where row < self.rows {
      var column = 0
      var style = TerminalStyle()
      for character in line {
        switch character {
        case "«": style.attributes.insert(.reverse)
        case "»": style.attributes.remove(.reverse)
        case "‹": style.attributes.insert(.bold)
        case "›": style.attributes.remove(.bold)
        case "⟨": style.background = .indexed(4)
        case "⟩": style.background = .standard
        case "‸":
          cursor = CellPosition(row: row, column: column)
          isCursorVisible = true
        default:
          guard column < columns else { continue }
          let isWide =
            character.unicodeScalars.contains { (0x1100...0xFFDC).contains($0.value) }
            && character.unicodeScalars.contains {
              $0.properties.isIdeographic || $0.value >= 0xAC00
            }
          self[row, column] = TerminalCell(String(character), style: style, isWide: isWide)
          column += 1
          if isWide, column < columns {
            self[row, column] = TerminalCell("", style: style)
            column += 1
          }
        }
      }
    }
  }
}
