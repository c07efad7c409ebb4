import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// Three sections: three rows of 30 points, none at all, and twenty as high as the table says.
private final class Sections: TableViewDataSource, TableViewDelegate {
  var counts = [3, 0, 20]
  var titles: [String]?
  let footers = ["End of first", "Nothing here", nil]

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["First", "Second", nil][section]
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.section == 0 ? 30 : 0
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }
}

/// Where sections, rows and what belongs to them stand in a table of 400 by 440 points, and which is which.
///
/// Headers and footers are 28 points high. The first section's rows begin at 28, its footer stands at 118,
/// the second section's header and footer at 146 and 174, and the third section's rows begin at 202.
@Suite struct TablePlacesTests {
  private let app = TestApp()
  private let table: TableView
  private let source = Sections()

  init() {
    table = app.add(TableView(), 0, 0, 400, 440)
    (table.dataSource, table.delegate) = (source, source)
    app.application.update()
  }

  private func place(_ section: Int, _ row: Int) -> TableView.IndexPath {
    TableView.IndexPath(row: row, section: section)
  }

  private func text(_ place: TableView.IndexPath?) -> String {
    place.map { "\($0.section).\($0.row)" } ?? "-"
  }

  private func name(_ element: Responder?) -> String { element?.accessibilityLabel ?? "-" }

  @Test func sectionsFollowOneAnother() {
    let borders = (0..<3).flatMap {
      [table.headerView(forSection: $0), table.footerView(forSection: $0)]
    }
    #expect(
      borders.map { $0.map { TreeText.text(of: $0.frame) } ?? "-" }
        == ["0 0 400 28", "0 118 400 28", "0 146 400 28", "0 174 400 28", "-", "-"])
    let rows = [place(0, 0), place(0, 2), place(0, 3), place(1, 0), place(2, 0), place(2, 19)]
    #expect(
      rows.map { TreeText.text(of: table.rectForRow(at: $0)) } == [
        "0 28 400 30", "0 88 400 30", "0 0 0 0", "0 0 0 0", "0 202 400 44", "0 1038 400 44",
      ])
    #expect(
      table.rectForRow(at: place(3, 0)) == .zero && table.rectForRow(at: place(0, -1)) == .zero)
    #expect(table.headerView(forSection: 3) == nil && table.footerView(forSection: -1) == nil)
    #expect(table.contentSize == Size(width: 400, height: 1082))
  }

  /// A row begins at its upper edge and ends before its lower one.
  @Test(
    arguments: [
      (0, 27.5, "-"), (0, 28, "0.0"), (0, 57.5, "0.0"), (0, 58, "0.1"), (0, 117.5, "0.2"),
      (0, 118, "-"), (0, 150, "-"), (0, 201.5, "-"), (0, 202, "2.0"), (0, 246, "2.1"),
      (0, 1081.5, "2.19"), (0, 1082, "-"), (-0.5, 202, "-"), (399.5, 202, "2.0"), (400, 202, "-"),
    ] as [(Double, Double, String)])
  func aPointLiesOnARowOrNone(x: Double, y: Double, expected: String) {
    #expect(text(table.indexPathForRow(at: Point(x: x, y: y))) == expected)
  }

  /// The first row whose lower edge is further down.
  @Test(
    arguments: [
      (-100, "0.0"), (0, "0.0"), (57.5, "0.0"), (58, "0.1"), (117.5, "0.2"), (118, "2.0"),
      (245.5, "2.0"), (246, "2.1"), (1081.5, "2.19"), (1082, "-"),
    ] as [(Double, String)])
  func theRowBelowAHeight(y: Double, expected: String) {
    #expect(text(table.indexPathForRow(below: y)) == expected)
  }

  @Test(
    arguments: [
      (0, 28, ""), (0, 29, "0.0"), (57, 1, "0.0"), (58, 30, "0.1"), (100, 102, "0.2"),
      (100, 103, "0.2 2.0"), (118, 84, ""), (245, 2, "2.0 2.1"), (1081, 100, "2.19"),
      (1082, 100, ""), (-100, 129, "0.0"),
    ] as [(Double, Double, String)])
  func rowsThatAreSeenInPart(y: Double, height: Double, expected: String) {
    let rows = table.indexPathsForRows(in: Rect(x: 0, y: y, width: 400, height: height))
    #expect(rows.map(text).joined(separator: " ") == expected)
  }

  /// Bars cover 20 points above and 30 below, so that 390 show; the content cannot be scrolled further than
  /// its ends.
  @Test(
    arguments: [
      (2, 5, .top, 402), (2, 5, .middle, 229), (2, 5, .bottom, 56), (2, 5, .none, 56),
      (2, 19, .top, 672), (2, 19, .middle, 672), (0, 0, .bottom, -20), (0, 0, .middle, -20),
      (0, 0, .top, 8), (0, 3, .top, 100), (3, 0, .bottom, 100),
    ] as [(Int, Int, TableView.ScrollPosition, Double)])
  func aRowIsScrolledTo(section: Int, row: Int, position: TableView.ScrollPosition, y: Double) {
    table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    table.contentOffset = Point(x: 7, y: position == .none ? -20 : 100)
    table.scrollToRow(at: place(section, row), at: position, animated: true)
    #expect(table.contentOffset == Point(x: position == .none ? 0 : 7, y: y))
    guard position != .none else { return }
    table.contentOffset = Point(x: 7, y: 100)
    table.selectRow(at: place(section, row), animated: true, scrollPosition: position)
    #expect(table.contentOffset.y == y)
  }

  @Test func choosingScrollsOnlyWhenItIsTold() {
    table.selectRow(at: place(2, 19))
    #expect(table.contentOffset == .zero && table.indexPathForSelectedRow == place(2, 19))
    table.selectRow(at: place(2, 20))
    #expect(table.indexPathForSelectedRow == place(2, 19))
    table.selectRow(at: nil)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// Everything on the table is counted from its top, whether it exists already or not.
  @Test func elementsAreCountedThroughAllSections() {
    let header = Label(frame: Rect(x: 0, y: 0, width: 400, height: 50))
    header.text = "Top"
    table.tableHeaderView = header
    for (name, y) in [("Above", -30.0), ("At the edge", 30), ("Inside", 31), ("Far above", -60)] {
      let label = Label(frame: Rect(x: 300, y: y, width: 80, height: 20))
      label.text = name
      table.addSubview(label)
    }
    source.titles = ["A", "B"]
    table.reloadData()
    app.application.update()
    let count = table.accessibilityElementCount() ?? 0
    let elements = (0..<count).map { table.accessibilityElement(at: $0) }
    let expected =
      ["Far above", "Above", "At the edge", "Top", "First", "0.0", "0.1", "0.2", "End of first"]
      + ["Second", "Nothing here"] + (0..<20).map { "2.\($0)" } + ["Inside", "Section index"]
    #expect(elements.map(name) == expected)
    #expect(
      elements.map { $0.flatMap { table.index(ofAccessibilityElement: $0) } } == Array(0..<count))
    #expect(table.accessibilityElement(at: count) == nil)
    #expect(table.accessibilityElement(at: -1) == nil)
  }

  /// As many rows as are asked for are enough for the titles beside them.
  @Test(arguments: [(22, true), (23, true), (24, false)])
  func fewRowsNeedNoIndex(least: Int, isShown: Bool) {
    source.titles = ["A"]
    table.sectionIndexMinimumDisplayRowCount = least
    #expect((table.sectionIndex != nil) == isShown)
  }

  @Test func namesOfAnIndexComeAndGo() throws {
    source.titles = ["A", "B", "C"]
    table.reloadSectionIndexTitles()
    let index = try #require(table.sectionIndex)
    #expect(index.titles == ["A", "B", "C"] && index.selectedIndex == 0)
    for _ in 0..<3 { index.accessibilityDecrement() }
    #expect(index.selectedIndex == 2 && table.contentOffset.y == 202)
    index.accessibilityIncrement()
    #expect(index.selectedIndex == 1 && table.contentOffset.y == 146)
    index.accessibilityDecrement()
    source.titles = ["A", "B"]
    table.reloadSectionIndexTitles()
    #expect(table.sectionIndex === index && index.selectedIndex == 1)
    #expect(index.accessibilityFrame == Rect(x: 385, y: 0, width: 15, height: 440))
    table.semanticContentAttribute = .forceRightToLeft
    table.contentInset = EdgeInsets(top: 20, left: 3, bottom: 30, right: 0)
    table.contentOffset = .zero
    #expect(index.accessibilityFrame == Rect(x: 3, y: 20, width: 15, height: 390))
    table.frame.size.width = 13
    #expect(index.accessibilityFrame == Rect(x: 3, y: 20, width: 10, height: 390))
  }

  /// Where everything is to be seen already, nothing moves.
  @Test func aShortTableStaysWhereItIs() throws {
    (source.counts, source.titles) = ([1, 1, 1], ["A", "B", "C"])
    table.reloadData()
    app.application.update()
    let index = try #require(table.sectionIndex)
    index.accessibilityDecrement()
    index.accessibilityDecrement()
    #expect(index.selectedIndex == 2 && table.contentOffset == .zero)
    table.scrollToRow(at: place(2, 0), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }

  /// The same places where the rows are part of a file.
  @Test func rowsOfAFileHaveTheirPlaces() {
    let table = app.add(TableView(), 0, 0, 400, 440)
    table.staticSections = [
      TableViewSection(cells: (0..<3).map { _ in TableViewCell() }),
      TableViewSection(headerTitle: "More", cells: [TableViewCell()]),
    ]
    app.application.update()
    func rows(_ y: Double, _ height: Double) -> String {
      table.indexPathsForRows(in: Rect(x: 0, y: y, width: 400, height: height)).map(text)
        .joined(separator: " ")
    }
    #expect(rows(44, 44) == "0.1" && rows(43.5, 45) == "0.0 0.1 0.2" && rows(132, 28) == "")
    #expect(rows(0, 1000) == "0.0 0.1 0.2 1.0" && rows(159, 2) == "1.0")
    #expect(
      [-1.0, 43.5, 44, 131.5, 132, 203.5, 204].map { text(table.indexPathForRow(below: $0)) }
        == ["0.0", "0.0", "0.1", "0.2", "1.0", "1.0", "-"])
    #expect(table.rectForRow(at: place(1, 0)) == Rect(x: 0, y: 160, width: 400, height: 44))
    #expect(table.rectForRow(at: place(1, 1)) == .zero)
  }

  /// Three titles on 390 points: a finger chooses by thirds, and beyond the ends the outermost.
  @Test(
    arguments: [
      (20, 0), (149.5, 0), (150, 1), (279.5, 1), (280, 2), (409.5, 2),
    ] as [(Double, Int)])
  func aFingerChoosesATitle(y: Double, expected: Int) throws {
    source.titles = ["A", "B", "C"]
    table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    table.reloadSectionIndexTitles()
    let index = try #require(table.sectionIndex)
    #expect(!index.touchBegan(at: Point(x: 384, y: y)) && !index.touchEnded())
    #expect(index.touchBegan(at: Point(x: 385, y: y)) && index.selectedIndex == expected)
    table.contentOffset = .zero
    #expect(index.touchMoved(to: Point(x: 0, y: 10_000)) && index.selectedIndex == 2)
    #expect(index.touchMoved(to: Point(x: 0, y: -10_000)) && index.selectedIndex == 0)
    #expect(index.touchEnded() && !index.touchEnded() && !index.touchMoved(to: .zero))
  }
}
