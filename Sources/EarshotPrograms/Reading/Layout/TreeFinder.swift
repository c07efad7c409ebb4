// A list is a tree where it is drawn as one:
//
//  1. Lines in front of the words: the column of the last one that comes from above, among all such columns, is
//     the level; what has none stands outside. Lines of characters (`|-- `, "`-- ", `+- `) end in dashes.
//  2. Marks that say whether more is shown (`▸`, `▾`, `[+]`, and `+` and `-` beside lines). A triangle to the
//     right is the pointer of many lists as well, so one alone is none.
//  3. Where marks stand and no lines, the column of the words among all such columns is the level. Indentation by
//     itself says nothing: texts in the middle and numbers at the right begin anywhere.

/// Finds out which entries of a list stand inside others.
struct TreeFinder {
  let grid: ScreenGrid

  /// What stands in front of the words of an entry.
  struct Front {
    /// The column of the last line that comes from above.
    var line: Int?
    /// All columns of such lines.
    var lines: [Int] = []
    /// Whether more is shown, where a mark says so.
    var isExpanded: Bool?
    /// Whether that mark is one that lists have for nothing else.
    var isCertain = false
    /// Where the words begin.
    var start: Int
  }

  private static let collapsed: Set<String> = ["▸", "▹", "▶", "▷", "►", "▻", "⊞"]
  private static let expanded: Set<String> = ["▾", "▿", "▼", "▽", "⊟"]

  /// The entries as those of a tree, with their levels and without what is drawn in front of their words; `nil`
  /// where they are those of a list.
  func entries(of items: [ScreenElement], in columns: Range<Int>) -> [ScreenElement]? {
    var fronts = items.map { front(of: $0, columns) }
    let marked = fronts.filter { $0.isExpanded != nil }
    let hasLines = fronts.contains { $0.line != nil }
    if marked.count < 2, !marked.contains(where: \.isCertain), !hasLines {
      return nil
    }
    let levels = levels(of: fronts, hasLines: hasLines)
    if marked.count == 1, !marked[0].isCertain {
      for index in fronts.indices { fronts[index].isExpanded = nil }
    }
    return zip(items, zip(fronts, levels)).map { item, found in
      var item = item
      let (front, level) = found
      if item.role == .item { item.role = .treeItem }
      item.level = level
      if let isExpanded = front.isExpanded { item.states["expanded"] = String(isExpanded) }
      return named(item, from: front.start)
    }
  }

  private func levels(of fronts: [Front], hasLines: Bool) -> [Int] {
    if hasLines {
      let columns = Set(fronts.flatMap(\.lines)).sorted()
      return fronts.map { front in
        front.line.flatMap(columns.firstIndex).map { $0 + 2 } ?? 1
      }
    }
    let columns = Set(fronts.map(\.start)).sorted()
    return fronts.map { (columns.firstIndex(of: $0.start) ?? 0) + 1 }
  }

  /// The entry with the words behind what is drawn in front of them.
  private func named(_ item: ScreenElement, from start: Int) -> ScreenElement {
    guard let cells = item.cells.first, start > cells.columns.lowerBound,
      let extent = grid.extent(row: cells.row, start..<cells.columns.upperBound)
    else { return item }
    var item = item
    item.label = grid.words(row: cells.row, extent)
    return item
  }

  // MARK: What stands in front

  /// What stands in front of an entry that is drawn in some columns.
  func front(of item: ScreenElement, _ columns: Range<Int>) -> Front {
    let isMarked = item.role == .checkBox || item.role == .radioButton
    let row = item.row
    // A box, a circle or a pointer stands in front of everything.
    let first = isMarked ? item.column + 3 : behindPointer(row, columns)
    var front = Front(start: first)
    var column = lines(row, first, columns.upperBound, into: &front, isMarked: isMarked)
    while column < columns.upperBound, !grid.isText(row, column) { column += 1 }
    front.start = column
    if let mark = mark(row, column, besideLines: front.line != nil) {
      column += mark.width
      while column < columns.upperBound, !grid.isText(row, column) { column += 1 }
      // One without words is the mark of a list that goes on.
      guard column < columns.upperBound else { return front }
      (front.isExpanded, front.isCertain) = (mark.isExpanded, mark.isCertain)
      front.start = column
    }
    return front
  }

  /// The first column, or the one behind the pointer at which the lines of a tree begin.
  private func behindPointer(_ row: Int, _ columns: Range<Int>) -> Int {
    guard let pointer = columns.first(where: { grid.kind(row, $0) != .blank }),
      Pointers.all.contains(grid.text(row, pointer)),
      let next = (pointer + 1..<max(pointer + 1, columns.upperBound)).first(where: {
        grid.kind(row, $0) != .blank
      }), grid.stroke(row, next).contains(.up) || ["|", "`"].contains(grid.text(row, next))
    else { return columns.lowerBound }
    return pointer + 1
  }

  /// Takes in the lines from a column on, and gives the column behind them.
  private func lines(
    _ row: Int, _ first: Int, _ end: Int, into front: inout Front, isMarked: Bool
  ) -> Int {
    var column = first
    var drawn: [Int] = []
    var last: String?
    while column < end {
      let text = grid.text(row, column)
      if !grid.isText(row, column) {
        if grid.stroke(row, column).contains(.up) {
          front.lines.append(column)
        }
        last = grid.kind(row, column) == .blank ? last : nil
      } else if ["|", "`", "+", "\\"].contains(text) {
        drawn.append(column)
        last = text
      } else if text == "-", last != nil {
        last = text
      } else {
        break
      }
      column += 1
    }
    // Characters are lines only where dashes lead from them to the words, or a mark stands in front of all.
    if !drawn.isEmpty {
      guard last == "-" || isMarked else {
        front.line = front.lines.last
        return drawn[0]
      }
      front.lines = (front.lines + drawn).sorted()
    }
    front.line = front.lines.last
    return column
  }

  /// A mark that says whether more is shown.
  private func mark(
    _ row: Int, _ column: Int, besideLines: Bool
  ) -> (isExpanded: Bool, isCertain: Bool, width: Int)? {
    let text = grid.text(row, column)
    if Self.expanded.contains(text) { return (true, true, 1) }
    if Self.collapsed.contains(text) { return (false, false, 1) }
    if text == "[", grid.text(row, column + 2) == "]",
      ["+", "-"].contains(grid.text(row, column + 1))
    {
      return (grid.text(row, column + 1) == "-", true, 3)
    }
    if besideLines, ["+", "-"].contains(text), grid.kind(row, column + 1) == .blank {
      return (text == "-", true, 1)
    }
    return nil
  }
}
