import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Letters in sections, which are made once and whose changes a table is told of.
private final class Letters: TableViewDataSource {
  var sections: [[String]] = [["A", "B", "C"], ["X", "Y"]]
  let log: Log
  init(_ log: Log) { self.log = log }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    log("made \(cell.textLabel?.text ?? "")")
    return cell
  }
}

/// Rows that are told of one by one stay the same cells, with what was chosen; whatever does not fit what
/// the data source says then is loaded anew.
@Suite struct TableUpdateTests {
  private let app = TestApp()
  private let table: TableView
  private let letters: Letters
  private var log: Log { app.log }

  init() {
    letters = Letters(app.log)
    table = app.add(TableView(), 0, 0, 400, 800)
    table.allowsMultipleSelection = true
    table.dataSource = letters
    app.application.update()
    // What was chosen tells which cell has gone where.
    for (section, row) in [(0, 1), (0, 2), (1, 0)] { table.selectRow(at: place(section, row)) }
    _ = log.take()
  }

  private func place(_ section: Int, _ row: Int) -> TableView.IndexPath {
    TableView.IndexPath(row: row, section: section)
  }

  /// The letters from above, with a star where one is chosen, and what was made for that.
  private func shown() -> String {
    let cells = table.visibleCells.map { ($0.textLabel?.text ?? "") + ($0.isSelected ? "*" : "") }
    #expect(table.visibleCells.map(\.frame.minY) == cells.indices.map { Double($0) * 44 })
    return (cells + log.take()).joined(separator: " ")
  }

  @Test(
    arguments: [
      ([(0, 0)], "NABC XY", "N A B* C* X* Y made N"),
      ([(0, 1)], "ANBC XY", "A N B* C* X* Y made N"),
      ([(0, 3)], "ABCN XY", "A B* C* N X* Y made N"),
      ([(1, 2)], "ABC XYN", "A B* C* X* Y N made N"),
      ([(0, 2), (0, 0)], "NANBC XY", "N A N B* C* X* Y made N made N"),
      ([(0, 1), (0, 2)], "ANNBC XY", "A N N B* C* X* Y made N made N"),
    ] as [([(Int, Int)], String, String)])
  func rowsAreInserted(places: [(Int, Int)], after: String, expected: String) {
    set(after)
    table.insertRows(at: places.map { place($0.0, $0.1) }, with: .automatic)
    #expect(shown() == expected)
  }

  @Test(
    arguments: [
      ([(0, 0)], "BC XY", "B* C* X* Y"), ([(0, 1)], "AC XY", "A C* X* Y"),
      ([(0, 2), (0, 0)], "B XY", "B* X* Y"), ([(1, 0)], "ABC Y", "A B* C* Y"),
      ([(1, 0), (1, 1), (0, 0)], "BC ", "B* C*"),
    ] as [([(Int, Int)], String, String)])
  func rowsAreDeleted(places: [(Int, Int)], after: String, expected: String) {
    set(after)
    table.deleteRows(at: places.map { place($0.0, $0.1) }, with: .fade)
    #expect(shown() == expected)
  }

  @Test(
    arguments: [
      ((0, 0), (0, 2), "BCA XY", "B* C* A X* Y"), ((0, 2), (0, 0), "CAB XY", "C* A B* X* Y"),
      ((0, 1), (0, 1), "ABC XY", "A B* C* X* Y"), ((0, 0), (0, 1), "BAC XY", "B* A C* X* Y"),
      ((0, 1), (1, 0), "AC BXY", "A C* B* X* Y"), ((0, 1), (1, 1), "AC XBY", "A C* X* B* Y"),
      ((1, 0), (0, 3), "ABCX Y", "A B* C* X* Y"), ((1, 0), (0, 0), "XABC Y", "X* A B* C* Y"),
    ] as [((Int, Int), (Int, Int), String, String)])
  func aRowIsMoved(from: (Int, Int), to: (Int, Int), after: String, expected: String) {
    set(after)
    table.moveRow(at: place(from.0, from.1), to: place(to.0, to.1))
    #expect(shown() == expected)
  }

  @Test func aRowIsLoadedAgain() {
    table.reloadRows(at: [place(0, 1)], with: .none)
    #expect(shown() == "A B C* X* Y made B")
  }

  /// Numbers, places or sections that do not agree, and a change before the first one was shown.
  @Test func whatDoesNotFitIsLoadedAnew() {
    let all = ["A", "B", "C", "X", "Y"].map { "made \($0)" }.joined(separator: " ")
    let changes: [() -> Void] = [
      { table.insertRows(at: [place(0, 0)], with: .automatic) },
      { table.deleteRows(at: [place(0, 0)], with: .automatic) },
      { table.deleteRows(at: [place(0, 3)], with: .automatic) },
      { table.insertRows(at: [place(2, 0)], with: .automatic) },
      { table.insertRows(at: [place(-1, 0)], with: .automatic) },
      { table.moveRow(at: place(0, 0), to: place(0, 3)) },
      { table.moveRow(at: place(0, 0), to: place(0, -1)) },
      { table.moveRow(at: place(2, 0), to: place(0, 0)) },
    ]
    for change in changes {
      change()
      #expect(shown() == "A B C X Y \(all)")
    }
    letters.sections.append(["Z"])
    table.reloadRows(at: [place(0, 0)], with: .none)
    #expect(shown() == "A B C X Y Z \(all) made Z")
    letters.sections[2].append("N")
    table.reloadData()
    table.insertRows(at: [place(2, 1)], with: .none)
    #expect(shown() == "A B C X Y Z N \(all) made Z made N")
  }

  @Test func aBatchIsShownAtOnceAndToldOf() {
    set("BC XY")
    table.performBatchUpdates {
      table.deleteRows(at: [place(0, 0)], with: .automatic)
    } completion: { [log] in
      log("completed \($0)")
    }
    #expect(shown() == "B* C* X* Y completed true")
    table.performBatchUpdates(nil)
  }

  private func set(_ text: String) {
    letters.sections = text.split(separator: " ", omittingEmptySubsequences: false).map {
      $0.map(String.init)
    }
  }
}
