import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// A table whose cells are given by row and column.
private final class Table: View, AccessibilityContainerDataTable {
  var cells: [[Cell?]] = []
  var rowHeaderColumn: Int?
  var columnHeaderRow: Int?

  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any AccessibilityContainerDataTableCell)?
  {
    cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : nil
  }

  func accessibilityRowCount() -> Int { cells.count }

  func accessibilityColumnCount() -> Int { cells.first?.count ?? 0 }

  func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]? {
    rowHeaderColumn.flatMap { cells[row][$0] }.map { [$0] }
  }

  func accessibilityHeaderElements(forColumn column: Int)
    -> [any AccessibilityContainerDataTableCell]?
  {
    columnHeaderRow.flatMap { cells[$0][column] }.map { [$0] }
  }
}

private final class Cell: View, AccessibilityContainerDataTableCell {
  var rows: Range<Int>?
  var columns: Range<Int>?

  func accessibilityRowRange() -> Range<Int>? { rows }

  func accessibilityColumnRange() -> Range<Int>? { columns }
}

@Suite struct ContainerSpeechTests {
  @Test func aListStartsAndEndsOnce() {
    let rows = (1...3).map { Screen.element("Row \($0)", 0, Double($0 * 50)) }
    #expect(
      Screen.lines(Screen.view(rows, .list)) == ["Row 1, list start", "Row 2", "Row 3, list end"])
    #expect(
      Screen.lines(Screen.view([Screen.element("Only", 0, 0)], .list)) == ["Only, list start"])
  }

  @Test func aLandmarkStartsAndEnds() {
    let rows = (1...2).map { Screen.element("Row \($0)", 0, Double($0 * 50)) }
    #expect(Screen.lines(Screen.view(rows, .landmark)) == ["Row 1, landmark", "Row 2, end"])
  }

  @Test func ofListsInsideListsTheOutermostSpeaks() {
    let inner = Screen.view((1...2).map { Screen.element("In \($0)", 0, Double($0 * 50)) }, .list)
    let outer = Screen.view([inner, Screen.element("Out", 0, 200)], .list)
    #expect(Screen.lines(outer) == ["In 1, list start", "In 2", "Out, list end"])
  }

  @Test func aListInALandmarkSpeaksToo() {
    let list = Screen.view((1...2).map { Screen.element("In \($0)", 0, Double($0 * 50)) }, .list)
    let landmark = Screen.view([list, Screen.element("Out", 0, 200)], .landmark)
    #expect(
      Screen.lines(landmark) == ["In 1, landmark, list start", "In 2, list end", "Out, end"])
  }

  /// Where both end, the inner one does so first; in the notation of AccessibilitySnapshot only the
  /// outermost container speaks.
  @Test func containersThatEndTogether() {
    let list = Screen.view((1...2).map { Screen.element("In \($0)", 0, Double($0 * 50)) }, .list)
    let landmark = Screen.view([Screen.element("Out", 0, 0), list], .landmark)
    #expect(
      Screen.lines(landmark) == ["Out, landmark", "In 1, list start", "In 2, list end, end"])
    #expect(
      Screen.lines(landmark, style: .snapshot) == ["Out. Landmark.", "In 1", "In 2. End."])
    let outer = Screen.view([landmark, Screen.element("After", 0, 400)], .list)
    #expect(
      Screen.lines(outer, style: .snapshot) == [
        "Out. List Start.", "In 1", "In 2", "After. List End.",
      ])
  }

  @Test func tabsAreCountedByElement() {
    let pair = Screen.view([Screen.element("b", 100, 0), Screen.element("c", 150, 0)])
    let bar = Screen.view([Screen.element("a", 0, 0, traits: [.button, .selected]), pair])
    bar.accessibilityTraits = .tabBar
    #expect(
      Screen.lines(bar)
        == ["tab bar, selected, a, tab, 1 of 3", "b, tab, 2 of 3", "c, tab, 3 of 3"])
    #expect(Screen.lines(bar, style: .snapshot).first == "Selected: a. Tab. 1 of 3.")
  }

  @Test func segmentsAreCountedAndStayButtons() {
    let series = Screen.view(
      [
        Screen.element("Day", 0, 0, traits: [.button, .selected]),
        Screen.element("Week", 60, 0, traits: .button),
      ], .series)
    #expect(Screen.lines(series) == ["selected, Day, button, 1 of 2", "Week, button, 2 of 2"])
  }

  @Test func theNameOfAGroupIsSaidWhereTheCursorEnters() throws {
    let bar = Screen.view(
      [Screen.element("Undo", 0, 700), Screen.element("Done", 100, 700)], .semanticGroup,
      name: "Toolbar")
    let screen = Screen.view([Screen.element("Text", 0, 0), bar])
    #expect(Screen.lines(screen) == ["Text", "Toolbar, Undo", "Done"])
    #expect(Screen.lines(screen, style: .snapshot) == ["Text", "Undo", "Done"])
    // Coming from behind, the cursor enters at the last element.
    let order = ReadingOrder(roots: [Screen.view([screen, Screen.element("After", 0, 750)])])
    let last = try #require(order.last)
    let done = try #require(order.stop(before: last))
    #expect(order.context(of: done, comingFrom: last).enteredNames == ["Toolbar"])
    let undo = try #require(order.stop(before: done))
    #expect(order.context(of: undo, comingFrom: done).enteredNames == [])
  }

  @Test func cellsTellRowAndColumn() {
    #expect(
      Screen.lines(table()) == [
        "Day, column header, row 1, column 1, table start, 3 rows, 2 columns",
        "Hours, column header, column 2",
        "Monday, row 2, column 1", "Hours, 9 to 5, column 2",
        "Day, Tuesday, row 3, column 1", "Hours, closed, column 2, table end",
      ])
    #expect(
      Screen.lines(table(), style: .ios27).first
        == "Day Column header row 1 column 1 Table start 3 rows 2 columns")
    #expect(
      Screen.lines(table(), style: .snapshot) == [
        "Day. Row 1. Column 1.", "Hours. Column 2.",
        "Monday. Row 2. Column 1.", "Hours. 9 to 5. Column 2.",
        "Day. Tuesday. Row 3. Column 1.", "Hours. closed. Column 2.",
      ])
  }

  /// The row is said where it changes, whichever way the cursor comes (observed as `table-web`).
  @Test func theRowIsSaidWhereItChanges() throws {
    let screen = Screen.view([table(), Screen.element("After", 0, 700)])
    let order = ReadingOrder(roots: [screen])
    let stops = Array(order.stops)
    func said(_ stop: Int, from previous: Int, _ style: WordingStyle = .spoken) -> String {
      var wordings = Wordings(style: style)
      return wordings.words(of: stops[stop], in: order, comingFrom: stops[previous]).description
    }
    #expect(said(5, from: 3) == "Hours, closed, row 3, column 2, table end")
    #expect(said(3, from: 4) == "Hours, 9 to 5, row 2, column 2")
    #expect(said(2, from: 3) == "Monday, column 1")
    #expect(said(5, from: 6) == "Hours, closed, row 3, column 2, table end")
    #expect(said(3, from: 4, .snapshot) == "Hours. 9 to 5. Column 2.")
    #expect(said(2, from: 3, .snapshot) == "Monday. Row 2. Column 1.")
  }

  @Test func aTableOfOneCellOnlyStarts() {
    let table = table()
    table.cells.flatMap(\.self).dropFirst().forEach { $0?.removeFromSuperview() }
    table.cells = [[table.cells[0][0]]]
    table.columnHeaderRow = nil
    #expect(Screen.lines(table) == ["Day, row 1, column 1, table start, 1 row, 1 column"])
  }

  @Test func theFirstCellOfARowHasTheHeadersOfItsRowAndNotTheOneAboveIt() {
    let table = table()
    table.rowHeaderColumn = 1
    #expect(
      Screen.lines(table) == [
        "Hours, Day, column header, row 1, column 1, table start, 3 rows, 2 columns",
        "Hours, row header, column header, column 2",
        "9 to 5, Monday, row 2, column 1", "Hours, 9 to 5, row header, column 2",
        "closed, Day, Tuesday, row 3, column 1", "Hours, closed, row header, column 2, table end",
      ])
  }

  @Test func aCellThatIsReachedByASpanDoesNotBeginTheRow() {
    let table = table()
    table.columnHeaderRow = nil
    let tall = table.cells[1][0]
    tall?.rows = 1..<3
    table.cells[2][0]?.removeFromSuperview()
    table.cells[2][0] = tall
    #expect(
      Screen.lines(table) == [
        "Day, row 1, column 1, table start, 3 rows, 2 columns", "Hours, column 2",
        "Monday, spans 2 rows, row 2, column 1", "9 to 5, column 2",
        "closed, row 3, column 2, table end",
      ])
  }

  private func table() -> Table {
    let table = Table(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    table.accessibilityFrame = table.frame
    table.accessibilityContainerType = .dataTable
    table.columnHeaderRow = 0
    let texts = [["Day", "Hours"], ["Monday", "9 to 5"], ["Tuesday", "closed"]]
    for (row, labels) in texts.enumerated() {
      table.cells.append([])
      for (column, label) in labels.enumerated() {
        let cell = Cell(
          frame: Rect(x: Double(column * 100), y: Double(row * 50), width: 90, height: 40))
        cell.accessibilityFrame = cell.frame
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = label
        cell.rows = row..<(row + 1)
        cell.columns = column..<(column + 1)
        table.cells[row].append(cell)
        table.addSubview(cell)
      }
    }
    return table
  }
}
