import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Rows that exist only when somebody needs them.
@Suite struct LongTableTests {
  private let app = TestApp()
  private let table: TableView
  private let source: Numbers
  private var log: Log { app.log }

  init() {
    source = Numbers(app.log)
    table = app.add(TableView(), 0, 0, 400, 440)
    table.register(NumberCell.init, forCellReuseIdentifier: "number")
    table.dataSource = source
    table.delegate = source
    app.application.update()
  }

  private func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test func onlyTheRowsOnScreenAreMade() {
    #expect(table.numberOfRows(inSection: 0) == 1_000_000 && table.contentSize.height == 44_000_000)
    #expect(log.take() == (0..<10).map { "made \($0)" } + (0..<10).map { "shows \($0)" })
    #expect(texts() == (0..<10).map { "Row \($0)" })
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    table.contentOffset.y = 44 * 500_000 + 22
    app.application.update()
    #expect(texts() == (500_000...500_010).map { "Row \($0)" })
    #expect(
      log.take() == (500_000...500_010).map { "made \($0)" }
        + (500_000...500_010).map { "shows \($0)" } + (0..<10).map { "hides \($0)" })
  }

  @Test func aReaderIsGivenEveryRow() throws {
    #expect(table.accessibilityElementCount() == 1_000_000)
    let cell = try #require(table.accessibilityElement(at: 999_999) as? TableViewCell)
    #expect(cell.accessibilityLabel == "Row 999999" && cell.superview === table)
    #expect(cell.frame == Rect(x: 0, y: 43_999_956, width: 400, height: 44))
    #expect(table.index(ofAccessibilityElement: cell) == 999_999)
    #expect(table.accessibilityElement(at: 999_999) === cell)
    #expect(
      table.accessibilityElement(at: 1_000_000) == nil && table.accessibilityElement(at: -1) == nil)
    #expect(table.index(ofAccessibilityElement: View()) == nil)
  }

  /// What an app asks for one after the other does not fill the memory, and a cell is used again after it
  /// has forgotten its row.
  @Test func rowsThatNobodyNeedsAreUsedAgain() {
    let first = table.visibleCells[0]
    for row in 0..<3_000 { #expect(table.accessibilityElement(at: row) != nil) }
    #expect(table.subviews.count <= 1_100)
    #expect(table.visibleCells[0] === first && texts() == (0..<10).map { "Row \($0)" })
    let again = log.take().filter { $0.hasPrefix("again") }
    #expect(again.count > 1_000 && again.contains("again Row 10"))
    let cell = table.accessibilityElement(at: 2_999) as? TableViewCell
    #expect(cell?.textLabel?.text == "Row 2999" && cell?.isSelected == false)
  }

  /// A row with the cursor or the keyboard's focus stays however far the others are read.
  @Test func theRowOfTheCursorStays() throws {
    let held = try #require(table.accessibilityElement(at: 20) as? TableViewCell)
    held.setFocused(true, by: .voiceOver)
    let edited = try #require(table.accessibilityElement(at: 21) as? TableViewCell)
    let field = TextField(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    edited.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    for row in 100..<3_000 { _ = table.accessibilityElement(at: row) }
    #expect(table.indexPath(for: held)?.row == 20 && held.superview === table)
    #expect(table.indexPath(for: edited)?.row == 21 && field.isFirstResponder)
    held.setFocused(false, by: .voiceOver)
    for row in 100..<3_000 { _ = table.accessibilityElement(at: row) }
    #expect(table.indexPath(for: held)?.row != 20)
  }

  @Test func aChoiceIsRememberedForRowsThatDoNotExist() {
    table.allowsMultipleSelection = true
    let places = [5, 700_000].map { IndexPath(row: $0, section: 0) }
    for place in places { table.selectRow(at: place) }
    #expect(table.indexPathsForSelectedRows == places)
    for row in 100..<3_000 { _ = table.accessibilityElement(at: row) }
    table.scrollToRow(at: places[1], at: .top, animated: false)
    app.application.update()
    #expect(
      table.visibleCells[0].isSelected && table.visibleCells[0].textLabel?.text == "Row 700000")
    table.deselectRow(at: places[0])
    #expect(table.indexPathsForSelectedRows == [places[1]])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == [places[1]])
    app.application.update()
    #expect(table.indexPathsForSelectedRows == [])
  }

  @Test func rowsMoveWithTheirChoices() {
    table.allowsMultipleSelection = true
    table.selectRow(at: IndexPath(row: 3, section: 0))
    table.selectRow(at: IndexPath(row: 900, section: 0))
    let cells = table.visibleCells
    source.removed = [1, 2]
    table.deleteRows(at: [1, 2].map { IndexPath(row: $0, section: 0) }, with: .automatic)
    #expect(texts() == ([0] + (3...11)).map { "Row \($0)" })
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[3])
    #expect(cells[3].frame.minY == 44 && cells[1].superview == nil)
    #expect(table.indexPathsForSelectedRows.map(\.row) == [1, 898])
    source.removed = [1]
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(texts() == ([0] + (2...10)).map { "Row \($0)" })
    #expect(table.indexPathsForSelectedRows.map(\.row) == [2, 899])
  }

  /// An app's own view on the table is read after the rows, unless it stands above them.
  @Test func whatAnAppPutsOnTheTableIsReadToo() {
    let above = Label(frame: Rect(x: 0, y: -30, width: 100, height: 20))
    let button = Button(frame: Rect(x: 300, y: 300, width: 60, height: 60))
    table.addSubview(button)
    table.addSubview(above)
    table.tableFooterView = Label(frame: Rect(x: 0, y: 0, width: 400, height: 20))
    #expect(table.accessibilityElementCount() == 1_000_003)
    #expect(table.accessibilityElement(at: 0) === above)
    #expect(table.accessibilityElement(at: 1_000_001) === table.tableFooterView)
    #expect(table.accessibilityElement(at: 1_000_002) === button)
    #expect(table.index(ofAccessibilityElement: button) == 1_000_002)
    #expect(
      table.subviews.last === table.tableFooterView
        && table.hitTest(Point(x: 320, y: 320), with: nil) === button)
    button.removeFromSuperview()
    #expect(table.accessibilityElementCount() == 1_000_002)
  }

  @Test func aPointLeadsToItsRow() {
    #expect(table.indexPathForRow(at: Point(x: 10, y: 44 * 1_234 + 1))?.row == 1_234)
    #expect(table.indexPathForRow(at: Point(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 10, y: 44_000_000)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 1_000_000, section: 0)) == .zero)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
  }
}

private final class NumberCell: TableViewCell {
  weak var log: Log?

  override func prepareForReuse() {
    super.prepareForReuse()
    log?("again \(textLabel?.text ?? "")")
  }
}

/// A million numbers without those that were taken out.
private final class Numbers: TableViewDataSource, TableViewDelegate {
  private let log: Log
  var removed: [Int] = []

  init(_ log: Log) { self.log = log }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    1_000_000 - removed.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.log = log
    var number = indexPath.row
    for gap in removed.sorted() where gap <= number { number += 1 }
    cell.textLabel?.text = "Row \(number)"
    log("made \(number)")
    return cell
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    log("shows \(indexPath.row)")
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    log("hides \(indexPath.row)")
  }
}
