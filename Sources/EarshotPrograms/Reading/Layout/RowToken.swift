/// A control that is drawn with characters in a row, such as `< OK >`, `[x] Hidden files` and `( ) Never`.
struct RowToken: Hashable {
  /// What it is.
  enum Kind: Hashable {
    case button
    case checkBox
    case radioButton
  }

  var kind: Kind
  var row: Int
  /// Its cells, with the brackets and the label.
  var columns: Range<Int>
  /// What it is called.
  var label: String
  /// Whether it is checked or chosen.
  var isOn = false
}

/// Finds the controls of a row.
struct RowTokens {
  let grid: ScreenGrid
  /// The longest name of a button, in cells.
  private static let longest = 40
  private static let marks: Set<String> = ["x", "X", "*", "+", "✓", "✔", "√", "•", "■", "v"]
  private static let dots: Set<String> = ["*", "o", "O", "•", "●", "x", "X"]

  /// The controls among some cells of a row, from the left.
  ///
  /// Outside of a box `<Ada>` and `[a]` are text.
  func tokens(row: Int, _ columns: Range<Int>, isInBox: Bool) -> [RowToken] {
    var tokens: [RowToken] = []
    var column = columns.lowerBound
    while column < columns.upperBound {
      // All of them begin with a sign, and most cells are none.
      guard grid.kind(row, column) == .symbol || grid.text(row, column) == "▐",
        startsWord(row, column, columns),
        let token = mark(row, column, columns) ?? button(row, column, columns, isInBox)
      else {
        column += 1
        continue
      }
      tokens.append(token)
      column = token.columns.upperBound
    }
    return labelled(tokens, columns)
  }

  private func startsWord(_ row: Int, _ column: Int, _ columns: Range<Int>) -> Bool {
    column == columns.lowerBound || !grid.isText(row, column - 1)
      || grid.background(row, column - 1) != grid.background(row, column)
  }

  private func endsWord(_ row: Int, _ column: Int, _ columns: Range<Int>) -> Bool {
    column >= columns.upperBound || !grid.isText(row, column)
  }

  private func mark(_ row: Int, _ column: Int, _ columns: Range<Int>) -> RowToken? {
    let text = grid.text(row, column)
    switch text {
    case "☐", "☑", "☒":
      return RowToken(
        kind: .checkBox, row: row, columns: column..<column + 1, label: "", isOn: text != "☐")
    case "○", "◯", "◉", "◎":
      return RowToken(
        kind: .radioButton, row: row, columns: column..<column + 1, label: "",
        isOn: text == "◉" || text == "◎")
    // A full circle is also the point in front of an entry; beside an empty one it is the mark that is set.
    case "●" where hasCircle(column, beside: row):
      return RowToken(
        kind: .radioButton, row: row, columns: column..<column + 1, label: "", isOn: true)
    // Whether it is set is only a matter of colour.
    case "▐":
      let inner = grid.text(row, column + 1)
      guard column + 2 < columns.upperBound, grid.text(row, column + 2) == "▌",
        inner == "X" || inner == "●"
      else { return nil }
      let paint = grid.paint(row, column + 1)
      return RowToken(
        kind: inner == "X" ? .checkBox : .radioButton, row: row, columns: column..<column + 3,
        label: "", isOn: paint.foreground.contrast(to: paint.background).map { $0 > 2.5 } ?? false)
    case "[", "(":
      guard column + 2 < columns.upperBound,
        grid.text(row, column + 2) == (text == "[" ? "]" : ")"),
        endsWord(row, column + 3, columns)
      else { return nil }
      let inner = grid.text(row, column + 1)
      let isOn = (text == "[" ? Self.marks : Self.dots).contains(inner)
      guard isOn || inner == " " else { return nil }
      return RowToken(
        kind: text == "[" ? .checkBox : .radioButton, row: row, columns: column..<column + 3,
        label: "", isOn: isOn)
    default: return nil
    }
  }

  /// Whether an empty circle stands in the same column, in a row that goes on from one to the next.
  private func hasCircle(_ column: Int, beside row: Int) -> Bool {
    [-1, 1].contains { step in
      var other = row + step
      while grid.text(other, column) == "●" { other += step }
      return grid.text(other, column) == "○" || grid.text(other, column) == "◯"
    }
  }

  private func button(
    _ row: Int, _ column: Int, _ columns: Range<Int>, _ isInBox: Bool
  ) -> RowToken? {
    let open = grid.text(row, column)
    guard open == "<" || open == "[" else { return nil }
    let close = open == "<" ? ">" : "]"
    let limit = min(columns.upperBound, column + Self.longest)
    guard
      let end = (column + 1..<max(column + 1, limit)).first(where: {
        grid.text(row, $0) == close || grid.text(row, $0) == open
      }), grid.text(row, end) == close, endsWord(row, end + 1, columns)
    else { return nil }
    let isSpaced = grid.text(row, column + 1) == " " || grid.text(row, column + 1) == "<"
    guard isInBox || isSpaced && end > column + 3 else { return nil }
    var label = grid.words(row: row, column + 1..<end)
    while let last = label.last, "<> ".contains(last) { label.removeLast() }
    while let first = label.first, "<> ".contains(first) { label.removeFirst() }
    guard label.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return RowToken(kind: .button, row: row, columns: column..<end + 1, label: label)
  }

  /// Gives each mark the text behind it, up to the next control.
  private func labelled(_ tokens: [RowToken], _ columns: Range<Int>) -> [RowToken] {
    tokens.enumerated().compactMap { index, token in
      guard token.kind != .button else { return token }
      let end = index + 1 < tokens.count ? tokens[index + 1].columns.lowerBound : columns.upperBound
      let behind = token.columns.upperBound..<max(token.columns.upperBound, end)
      guard let extent = grid.extent(row: token.row, behind) else { return nil }
      var token = token
      token.label = grid.words(row: token.row, extent)
      token.columns = token.columns.lowerBound..<extent.upperBound
      return token
    }
  }
}
