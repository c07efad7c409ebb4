import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Lists that nobody could make all rows of: the reader finds its way, and few rows exist.
@Suite struct LongListTests {
  private final class Archive: TableViewController {
    var years = (0..<1_000).map { _ in Array(0..<1_000) }
    private(set) var made = 0

    override func numberOfSections(in tableView: TableView) -> Int { years.count }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      years[section].count
    }

    override func tableView(
      _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? {
      section % 100 == 0 ? "Box \(section)" : nil
    }

    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      made += 1
      let cell = TableViewCell(style: .default)
      cell.textLabel?.text =
        "Letter \(indexPath.section).\(years[indexPath.section][indexPath.row])"
      return cell
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditing
    }

    override func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      years[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private let archive = Archive(style: .plain)
  private let stage: Stage

  init() {
    let tabs = TabBarController()
    archive.title = "Archive"
    let stack = NavigationController(rootViewController: archive)
    stack.tabBarItem = TabBarItem(title: "All", image: nil, tag: 0)
    tabs.viewControllers = [stack]
    stage = Stage(.device, root: tabs)
    stage.start()
    _ = stage.spoken()
  }

  @Test func theEndOfAMillionRowsIsNear() {
    stage.perform(.last, .moveBackward, .moveBackward)
    #expect(
      stage.spoken() == [
        "tab bar, selected, All, tab, 1 of 1", "Letter 999.999", "Letter 999.998",
      ])
    stage.perform(.moveForward, .moveForward, .first, .moveForward, .moveForward)
    #expect(
      stage.spoken() == [
        "Letter 999.999", "tab bar, selected, All, tab, 1 of 1", "Archive, heading",
        "Box 0, heading", "Letter 0.0",
      ])
    #expect(archive.made < 100)
  }

  @Test func pagesAreCountedAndKeepTheCursorInside() {
    stage.perform(.moveForward, .moveForward)
    _ = stage.spoken()
    stage.perform(.scroll(.down), .scroll(.down))
    let spoken = stage.spoken()
    #expect(spoken.count == 2 && spoken.first?.hasPrefix("Page 2 of 6") == true, "\(spoken)")
    #expect((stage.reader.focusedElement as? TableViewCell)?.tableView === archive.tableView)
    #expect(archive.made < 120)
  }

  /// The row that comes up is the next one, in the middle of a list that was never read to there.
  @Test func theRowBehindADeletedOneIsNext() throws {
    let table = archive.tableView!
    stage.change {
      table.scrollToRow(at: IndexPath(row: 500, section: 500), at: .top, animated: false)
    }
    let row = try #require(table.cellForRow(at: IndexPath(row: 500, section: 500)))
    stage.change { [stage] in stage.application.post(.layoutChanged(.element(row))) }
    #expect(stage.reader.focusedElement?.accessibilityLabel == "Letter 500.500")
    archive.isEditing = true
    let delete = try #require(row.accessibilityCustomActions?.first)
    stage.change { _ = delete.actionHandler(delete) }
    #expect(stage.reader.focusedElement?.accessibilityLabel == "Letter 500.501")
    archive.isEditing = false
    stage.perform(.moveBackward)
    #expect(stage.reader.currentSpeech == "Letter 500.499")
    #expect(archive.made < 200)
  }

  /// Rows that were read before are known again although two went at once.
  @Test func theNextRowThatRemainsIsFoundAmongThoseThatWereRead() {
    stage.perform(.moveForward, .moveForward, .moveForward, .moveForward, .moveForward)
    stage.perform(.moveBackward, .moveBackward)
    #expect(stage.spoken().last == "Letter 0.1")
    stage.change { [archive] in
      archive.years[0].removeSubrange(0...2)
      archive.tableView.deleteRows(
        at: (0...2).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    #expect(stage.reader.focusedElement?.accessibilityLabel == "Letter 0.3")
  }

  /// The rotor offers headings while one exists, and passes over the rows to the next.
  @Test func headingsAreFoundAmongRows() {
    archive.years = (0..<1_000).map { _ in Array(0..<2) }
    stage.change { [archive] in archive.tableView.reloadData() }
    _ = stage.spoken()
    stage.perform(.rotor(.headings))
    stage.perform(.rotorNext, .rotorNext, .rotorNext, .rotorPrevious)
    #expect(
      stage.spoken().suffix(4) == [
        "Box 0, heading", "Box 100, heading", "Box 200, heading", "Box 100, heading",
      ])
  }

  /// Content that was replaced altogether keeps the cursor where it stood in the list.
  @Test func newRowsTakeThePlaceOfOldOnes() {
    stage.perform(.moveForward, .moveForward, .moveForward)
    #expect(stage.spoken().last == "Letter 0.1")
    archive.years = [Array(500..<520)]
    stage.change { [archive] in archive.tableView.reloadData() }
    #expect(stage.reader.focusedElement?.accessibilityLabel == "Letter 0.501")
  }
}
