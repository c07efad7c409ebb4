import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Dishes: TableViewController {
  var names = ["Soup", "Salad"]
  let log = Log()

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log("chose \(names[indexPath.row])")
  }

  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    log("scrolled to \(Int(scrollView.contentOffset.y))")
  }
}

/// Says another text over the rows of a storyboard, and hides one of them.
private final class Form: TableViewController {
  var count = 2
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    min(count, super.tableView(tableView, numberOfRowsInSection: section))
  }
}

private final class Tiles: CollectionViewController {
  let log = Log()
  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) { log("chose \(indexPath.item)") }
}

private final class Plain: TableViewController {
  override func loadView() { view = View() }
}

/// Hears of scrolling and of nothing else.
private final class Scrolling: ScrollViewDelegate {}

/// Tables and collections whose controller is their data source and delegate.
@Suite struct ListControllerTests {
  private let app = TestApp()

  private func row(_ text: String, height: Double = 44) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = text
    cell.frame = Rect(x: 0, y: 0, width: 400, height: height)
    return cell
  }

  private func rows(_ table: TableView) -> [String] {
    table.visibleCells.map { "\($0.accessibilityLabel ?? "") \(Int($0.frame.minY))" }
  }

  @Test func aTableControllerBringsItsRowsAndHearsOfChoices() {
    let dishes = Dishes()
    app.window.rootViewController = dishes
    app.application.update()
    let table: TableView = dishes.tableView
    #expect(table.dataSource === dishes && table.delegate === dishes && table === dishes.view)
    #expect(rows(table) == ["Soup 0", "Salad 44"] && table.numberOfSections == 1)
    app.activate(table.visibleCells[1])
    table.setContentOffset(Point(x: 0, y: 20), animated: false)
    #expect(dishes.log.take() == ["chose Salad", "scrolled to 20"])
    dishes.names = []
    table.reloadData()
    #expect(table.visibleCells == [])
  }

  @Test func withoutMethodsOfItsOwnItShowsTheStaticRows() {
    let screen = TableViewController(style: .grouped)
    let cells = [row("Name"), row("Mail", height: 60)]
    screen.tableView.staticSections = [TableViewSection(headerTitle: "You", cells: cells)]
    app.window.rootViewController = screen
    app.application.update()
    screen.tableView.reloadData()
    app.application.update()
    #expect(screen.tableView.visibleCells == cells && cells[1].frame.height == 60)
    #expect(screen.tableView.headerView(forSection: 0)?.accessibilityLabel == "You")
    screen.tableView.staticSections = [TableViewSection(cells: [cells[1]])]
    #expect(screen.tableView.visibleCells == [cells[1]])
  }

  /// Any height counts that is one; without one rows are as high as usual.
  @Test(arguments: [(1.0, "1"), (0.5, "0.5"), (60, "60"), (0, "44"), (-1, "44")])
  func staticRowsWithoutASizeAreAsHighAsTheTableSays(height: Double, expected: String) {
    let screen = TableViewController(style: .plain)
    screen.tableView.rowHeight = height
    let cells = [TableViewCell(), TableViewCell()]
    screen.tableView.staticSections = [TableViewSection(cells: cells)]
    app.window.rootViewController = screen
    app.application.update()
    #expect(TreeText.text(of: cells[0].frame) == "0 0 400 \(expected)")
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
  }

  @Test func aSubclassMayHideStaticRows() {
    let form = Form()
    form.tableView.staticSections = [
      TableViewSection(cells: [row("Name"), row("Mail", height: 60), row("Code")])
    ]
    app.window.rootViewController = form
    app.application.update()
    #expect(rows(form.tableView) == ["Name 0", "Mail 44"])
    form.count = 3
    form.tableView.reloadData()
    #expect(rows(form.tableView) == ["Name 0", "Mail 44", "Code 104"])
  }

  @Test func aCollectionControllerBringsItsItemsAndHearsOfChoices() {
    let tiles = Tiles()
    app.window.rootViewController = tiles
    app.application.update()
    let collection: CollectionView = tiles.collectionView
    #expect(collection.dataSource === tiles && collection.delegate === tiles)
    #expect(collection.subviews.count == 3)
    app.activate(collection.subviews[2])
    #expect(tiles.log.take() == ["chose 2"])
  }

  @Test func theTableIsNeverMissing() {
    var warnings: [String] = []
    app.application.observe { if case .warning(let text) = $0 { warnings.append(text) } }
    let plain = Plain()
    app.window.rootViewController = plain
    app.application.update()
    plain.tableView.reloadData()
    #expect(plain.tableView === plain.tableView && plain.tableView.superview == nil)
    #expect(
      warnings == ["The view of Plain is no table; its tableView is not on the screen."])
  }

  /// UIKit's compiler refuses such a delegate; here it is told once there is anybody to tell.
  @Test func aDelegateOfScrollingAloneIsNoted() {
    var warnings: [String] = []
    app.application.observe { if case .warning(let text) = $0 { warnings.append(text) } }
    let scrolling = Scrolling()
    let table = TableView(frame: app.window.bounds)
    table.delegate = scrolling
    #expect(warnings == [])
    app.window.addSubview(table)
    app.application.update()
    let text = app.add(TextView(), 0, 0, 100, 100)
    text.delegate = scrolling
    let plain = app.add(ScrollView(), 0, 0, 100, 100)
    plain.delegate = scrolling
    app.application.update()
    #expect(
      warnings == [
        "The delegate of TableView is a Scrolling and no TableViewDelegate: it hears of scrolling only.",
        "The delegate of TextView is a Scrolling and no TextViewDelegate: it hears of scrolling only.",
      ])
  }
}
