import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Groceries: TableViewDataSource, TableViewDelegate {
  var sections = [("Fruit", ["Apple", "Pear"]), ("Bread", ["Rye"])]
  let log: Log
  var forbidden: IndexPath?
  init(_ log: Log) { self.log = log }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.section == 0 ? 50 : 60
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath == forbidden ? nil : indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log("selected \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log("deselected \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log("details of \(indexPath.section).\(indexPath.row)")
  }
}

/// Row G06: a controller, or any other object, says what stands in a table and hears of choices.
@Suite struct TableDataSourceTests {
  private let app = TestApp()
  private let table: TableView
  private let groceries: Groceries
  private var log: Log { app.log }

  init() {
    groceries = Groceries(app.log)
    table = app.add(TableView(), 0, 0, 400, 800)
    table.register(forCellReuseIdentifier: "item") { TableViewCell(style: .default) }
    table.dataSource = groceries
    table.delegate = groceries
    app.application.update()
  }

  private func places() -> [String] {
    table.visibleCells.map {
      "\($0.accessibilityLabel ?? "") \(Int($0.frame.minY)) \(Int($0.frame.height))"
    }
  }

  @Test func theDataSourceFillsTheTable() {
    #expect(places() == ["Apple 28 50", "Pear 78 50", "Rye 156 60"])
    #expect(table.headerView(forSection: 1)?.accessibilityLabel == "Bread")
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 5) == 0)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityLabel == "Pear")
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    groceries.sections[1].1.append("Wheat")
    #expect(table.visibleCells.count == 3)
    table.reloadData()
    app.application.update()
    #expect(places().last == "Wheat 216 60")
    #expect(table.contentSize.height == 276)
  }

  @Test func aTouchChoosesARow() throws {
    let cells = table.visibleCells
    #expect(app.activate(cells[0]) && cells[0].isSelected)
    #expect(app.activate(cells[2]) && !cells[0].isSelected)
    #expect(log.take() == ["selected 0.0", "deselected 0.0", "selected 1.0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
    groceries.forbidden = IndexPath(row: 1, section: 0)
    #expect(app.activate(cells[1]) && !cells[1].isSelected && log.take() == [])
    cells[1].onSelection = { [log] in log("segue") }
    groceries.forbidden = nil
    app.activate(cells[1])
    #expect(log.take() == ["deselected 1.0", "segue", "selected 0.1"])
    table.allowsSelection = false
    #expect(!app.activate(cells[0]) && log.take() == [])
  }

  @Test func severalRowsCanBeChosen() {
    table.allowsMultipleSelection = true
    let cells = table.visibleCells
    app.activate(cells[0])
    app.activate(cells[1])
    app.activate(cells[0])
    #expect(log.take() == ["selected 0.0", "selected 0.1", "deselected 0.0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func detailsAreAskedForByTheirButton() {
    let cell = table.visibleCells[0]
    cell.accessoryType = .detailButton
    #expect(app.activate(cell.detailButton))
    #expect(log.take() == ["details of 0.0"])
    #expect(app.activate(cell.accessibilityTraversal.children[0]))
    #expect(log.take() == ["selected 0.0"])
  }

  @Test func aFingerThatLeavesTheRowChoosesNothing() throws {
    let touch = try #require(app.application.beginTouch(at: Point(x: 20, y: 40)))
    #expect(table.visibleCells[0].isHighlighted)
    app.application.moveTouch(touch, to: Point(x: 20, y: 400))
    app.application.endTouch(touch)
    #expect(!table.visibleCells[0].isHighlighted && log.take() == [])
  }

  /// Rows keep their width while the screen is not shown yet, and follow it afterwards.
  @Test func rowsFollowTheWidthOfTheTable() {
    table.removeFromSuperview()
    let screen = TableViewController(style: .plain)
    screen.tableView?.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    let row = TableViewCell(style: .default)
    row.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    screen.tableView?.staticSections = [TableViewSection(cells: [row])]
    app.window.rootViewController = NavigationController(rootViewController: screen)
    app.application.update()
    #expect(row.frame.width == 400)
    row.onSelection = { [log] in log("chosen") }
    #expect(app.activate(row) && log.take() == ["chosen"])
    app.window.transition(to: Size(width: 800, height: 400))
    #expect(row.frame.width == 800)
  }

  /// A table screen forgets the choice when it comes back, as `clearsSelectionOnViewWillAppear` says.
  @Test func theChoiceIsForgottenOnTheWayBack() {
    let screen = TableViewController(style: .plain)
    screen.tableView?.staticSections = [
      TableViewSection(cells: [TableViewCell(style: .default)])
    ]
    let stack = NavigationController(rootViewController: screen)
    app.window.rootViewController = stack
    app.application.update()
    let cell = screen.tableView!.visibleCells[0]
    screen.tableView?.selectRow(at: IndexPath(row: 0, section: 0))
    stack.pushViewController(ViewController(), animated: false)
    #expect(cell.isSelected)
    stack.popViewController(animated: false)
    #expect(!cell.isSelected)
  }

  /// A table that has no width for a while does not make its views forget theirs.
  @Test func viewsKeepTheirDistanceFromTheEdgeOfATable() {
    let app = TestApp()
    let table = app.add(TableView(), 0, 0, 320, 400)
    table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 300, height: 20))
    app.application.update()
    table.frame.size.width = 0
    #expect(table.tableHeaderView?.frame.width == 300)
    table.frame.size.width = 400
    #expect(table.tableHeaderView?.frame.width == 380)
    table.frame.size.width = 10
    #expect(table.tableHeaderView?.frame.width == 0)
  }

  @Test func aTableThatGetsItsFirstWidthLeavesItsViewsTheirs() {
    let table = TableView()
    table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 300, height: 20))
    table.frame.size.width = 320
    #expect(table.tableHeaderView?.frame.width == 300)
  }

  /// What stands below all rows is as wide as the table unless it has a width of its own.
  @Test(arguments: [(0.0, 320.0), (1, 1), (100, 100)])
  func theFooterOfATableStandsBelowAllRows(width: Double, expected: Double) {
    let app = TestApp()
    let table = app.add(TableView(), 0, 0, 320, 400)
    table.tableFooterView = View(frame: Rect(x: 0, y: 70, width: width, height: 30))
    app.application.update()
    #expect(table.tableFooterView?.frame == Rect(x: 0, y: 70, width: expected, height: 30))
    #expect(table.contentSize == Size(width: 320, height: 100))
  }
}

private final class Tiles: CollectionViewDataSource, CollectionViewDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 5 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    log("chosen \(indexPath.item)")
  }
}

/// A view that hears of touches which nobody in front of it took.
private final class Behind: View {
  var heard: [String] = []
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { heard.append("began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { heard.append("moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { heard.append("ended") }
}

@Suite struct CollectionDataSourceTests {
  /// A cell that took a touch takes its moves as well; one that cannot be chosen takes neither.
  @Test(arguments: [true, false])
  func aCellTakesAllOfATouchOrNothing(isChosen: Bool) throws {
    let app = TestApp()
    let tiles = Tiles(app.log)
    let behind = app.add(Behind(), 0, 0, 320, 400)
    let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    behind.addSubview(collection)
    collection.isScrollEnabled = false
    collection.allowsSelection = isChosen
    collection.register(forCellWithReuseIdentifier: "tile") { CollectionViewCell() }
    (collection.dataSource, collection.delegate) = (tiles, tiles)
    app.application.update()
    let touch = try #require(app.application.beginTouch(at: Point(x: 20, y: 20)))
    app.application.moveTouch(touch, to: Point(x: 25, y: 20))
    app.application.endTouch(touch)
    #expect(behind.heard == (isChosen ? [] : ["began", "moved", "ended"]))
    #expect(app.log.take() == (isChosen ? ["chosen 0"] : []))
  }

  @Test func itemsFillLinesAndAreChosenByTouch() {
    let app = TestApp()
    let tiles = Tiles(app.log)
    let collection = app.add(CollectionView(), 0, 0, 320, 400)
    collection.itemSize = Size(width: 100, height: 80)
    collection.register(forCellWithReuseIdentifier: "tile") { CollectionViewCell() }
    collection.dataSource = tiles
    collection.delegate = tiles
    app.application.update()
    let frames = (0..<5).map { item -> String in
      let cell = collection.cellForItem(at: IndexPath(item: item, section: 0))
      return "\(Int(cell?.frame.minX ?? -1)) \(Int(cell?.frame.minY ?? -1))"
    }
    #expect(frames == ["0 0", "110 0", "220 0", "0 90", "110 90"])
    #expect(app.application.tap(at: Point(x: 130, y: 100)))
    #expect(app.log.take() == ["chosen 4"])
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
  }

  /// A cell that leads nowhere and was brought by nobody lets a touch pass on.
  @Test func aCellWithoutAPlaceOrAnActionIsNotChosen() {
    let app = TestApp()
    let behind = app.add(Behind(), 0, 0, 320, 400)
    let collection = CollectionView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    behind.addSubview(collection)
    collection.isScrollEnabled = false
    collection.addSubview(cell)
    app.application.update()
    app.application.tap(at: Point(x: 20, y: 20))
    #expect(behind.heard.last == "ended" && !cell.isSelected)
    behind.heard = []
    cell.onSelection = { app.log("chosen") }
    app.application.tap(at: Point(x: 20, y: 20))
    #expect(app.log.take() == ["chosen"] && cell.isSelected && behind.heard == [])
  }

  @Test func whoBringsNoCellsDecidesHowFarItScrolls() {
    let app = TestApp()
    let collection = app.add(CollectionView(), 0, 0, 320, 400)
    collection.contentSize = Size(width: 320, height: 900)
    app.application.update()
    #expect(collection.contentSize == Size(width: 320, height: 900))
    let tiles = Tiles(app.log)
    collection.itemSize = Size(width: 100, height: 80)
    collection.register(forCellWithReuseIdentifier: "tile") { CollectionViewCell() }
    collection.dataSource = tiles
    app.application.update()
    #expect(collection.contentSize == Size(width: 320, height: 170))
  }
}
