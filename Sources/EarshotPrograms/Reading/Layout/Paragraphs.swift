/// Text that a dialog broke into rows.
enum Paragraphs {
  /// Joins rows of text that follow each other and begin at the same column; a blank row parts them.
  static func joined(_ elements: [ScreenElement], _ grid: ScreenGrid) -> [ScreenElement] {
    var joined: [ScreenElement] = []
    for element in elements {
      guard element.role == .text, let last = joined.last, last.role == .text,
        let end = last.cells.last, end.row == element.row - 1,
        let start = last.cells.first, abs(start.columns.lowerBound - element.column) <= 1
      else {
        joined.append(element)
        continue
      }
      joined[joined.count - 1].label += " " + element.label
      joined[joined.count - 1].cells += element.cells
    }
    return joined
  }
}
