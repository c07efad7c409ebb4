import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class LoggedCell: TableViewCell {
  var log: Log?

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log?("selected \(selected) \(animated)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log?("highlighted \(highlighted) \(animated)")
  }
}

private final class LoggedTable: TableView {
  var log: Log?

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log?("editing \(editing) \(animated)")
  }

  override func setContentOffset(_ contentOffset: Point, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
    log?("offset \(contentOffset.y + 0) \(animated)")
  }
}

private final class Rows: TableViewDataSource {
  let log: Log
  init(_ log: Log) { self.log = log }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = LoggedCell(style: .default)
    cell.textLabel?.text = "\(indexPath.row)"
    cell.log = log
    return cell
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", TableView.indexSearch] }
}

/// What lists and their rows are told of motion: what an app asks for, it decides; what a person does with
/// a finger is shown at once, and a page that is read on moves slowly.
@Suite struct AnimatedListTests {
  private let app = TestApp()
  private let table: LoggedTable
  private let rows: Rows

  init() {
    rows = Rows(app.log)
    table = app.add(LoggedTable(), 0, 0, 400, 440)
    table.dataSource = rows
    app.application.update()
    table.log = app.log
  }

  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func told(_ change: () -> Void) -> [String] {
    change()
    return app.log.take()
  }

  @Test(arguments: [true, false]) func anAppDecides(animated: Bool) {
    #expect(
      told { table.selectRow(at: place(0), animated: animated) } == ["selected true \(animated)"])
    #expect(
      told { table.selectRow(at: place(1), animated: animated) }
        == ["selected false \(animated)", "selected true \(animated)"])
    #expect(
      told { table.deselectRow(at: place(1), animated: animated) }
        == ["selected false \(animated)"])
    #expect(
      told { table.selectRow(at: place(0), animated: animated, scrollPosition: .top) }
        == ["selected true \(animated)", "offset 0.0 \(animated)"])
    #expect(
      told { table.scrollToRow(at: place(20), at: .top, animated: animated) }
        == ["offset 880.0 \(animated)"])
    #expect(
      told { table.scrollToRow(at: place(0), at: .none, animated: animated) }
        == ["offset 0.0 \(animated)"])
    #expect(told { table.setEditing(true, animated: animated) } == ["editing true \(animated)"])
  }

  @Test func whatIsSetByAssigningComesAtOnce() {
    let cell = table.visibleCells[0]
    #expect(told { table.isEditing = true } == ["editing true false"] && table.isEditing)
    #expect(told { table.isEditing = false } == ["editing false false"] && !table.isEditing)
    #expect(told { cell.isSelected = true } == ["selected true false"])
    #expect(told { cell.isHighlighted = true } == ["highlighted true false"])
    #expect(told { table.selectRow(at: nil) } == ["selected false false"])
  }

  @Test func whatAPersonDoesIsShownAtOnce() {
    #expect(
      told { app.application.tap(at: Point(x: 100, y: 20)) } == [
        "highlighted true false", "highlighted false false", "selected true false",
      ])
    table.allowsMultipleSelection = true
    #expect(
      told { app.application.tap(at: Point(x: 100, y: 20)) } == [
        "highlighted true false", "highlighted false false", "selected false false",
      ])
    table.allowsSelection = false
    #expect(
      told { app.application.tap(at: Point(x: 100, y: 20)) }.first != "highlighted true false")
  }

  /// A row that was chosen before it was made is chosen without motion.
  @Test func aChoiceOfARowThatIsMadeLater() {
    table.selectRow(at: place(50))
    _ = app.log.take()
    table.contentOffset.y = 44 * 50
    app.application.update()
    #expect(app.log.take() == ["selected true false"])
  }

  @Test func aPageMovesSlowlyAndAnIndexAtOnce() throws {
    #expect(told { _ = table.accessibilityScroll(.down) } == ["offset 440.0 true"])
    let row = try #require(table.accessibilityElement(at: 30))
    #expect(told { _ = table.accessibilityScrollToVisible(row) } == ["offset 924.0 false"])
    #expect(told { table.sectionIndex?.accessibilityDecrement() } == ["offset 0.0 false"])
    #expect(told { table.sectionIndex?.accessibilityIncrement() } == ["offset 0.0 false"])
    #expect(
      told { table.scrollRectToVisible(Rect(x: 0, y: 880, width: 1, height: 1), animated: true) }
        == ["offset 441.0 true"])
  }

  @Test func aScreenPassesEditingOnToItsTable() {
    let screen = TableViewController(style: .plain)
    screen.setEditing(true, animated: true)
    #expect(screen.isEditing && !screen.isViewLoaded)
    screen.tableView = table
    #expect(told { screen.setEditing(true, animated: true) } == ["editing true true"])
    #expect(told { screen.isEditing = false } == ["editing false false"])
  }

  @Test func onlyADelegateOfTooLittleIsNoted() {
    final class Full: TableViewDelegate {}
    final class Scrolling: ScrollViewDelegate {}
    var warnings = 0
    app.application.observe { if case .warning = $0 { warnings += 1 } }
    let (full, scrolling) = (Full(), Scrolling())
    for (delegate, expected) in [
      (full as (any ScrollViewDelegate)?, 0), (nil, 0), (scrolling, 1), (full, 1), (scrolling, 2),
      (nil, 2),
    ] {
      table.delegate = delegate
      table.setNeedsLayout()
      app.application.update()
      app.application.update()
      #expect(warnings == expected)
    }
  }
}
