import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// A list of names by their first letters.
private final class Names: TableViewController {
  static let all: [(letter: String, names: [String])] = [
    ("A", ["Ada", "Alan", "Anita", "Amalie", "Annie"]), ("B", ["Barbara", "Bjarne"]),
    ("G", ["Grace", "Guido", "Gerald"]), ("T", ["Tim", "Tony", "Tove", "Thelma"]),
  ]
  var titles: [String]? = ["{search}", "A", "B", "G", "T"]

  override func numberOfSections(in tableView: TableView) -> Int { Names.all.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Names.all[section].names.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    Names.all[section].letter
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Names.all[indexPath.section].names[indexPath.row]
    return cell
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? { titles }

  override func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index - 1
  }
}

/// The letters beside the rows under a reader.
@Suite struct SectionIndexTests {
  private let names = Names(style: .plain)
  private let stage: Stage
  private var table: TableView? { names.view as? TableView }

  init() {
    stage = Stage(root: names)
    stage.window.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    stage.start()
  }

  @Test func itStandsBehindTheRowsAndAdjusts() {
    stage.perform(.last)
    #expect(stage.spoken() == ["Section index, adjustable"])
    stage.perform(.moveBackward)
    #expect(stage.spoken() == ["Thelma"])
    stage.perform(.moveForward, .decrement)
    #expect(stage.spoken() == ["Section index, adjustable", "A, selected"])
    #expect(table?.contentOffset.y == 0)
    stage.perform(.decrement, .decrement)
    #expect(stage.spoken() == ["B, selected", "G, selected"])
    #expect(table?.contentOffset.y == table?.headerView(forSection: 2)?.frame.minY)
    #expect(stage.reader.focusedElement === table?.sectionIndex)
    stage.perform(.decrement, .decrement)
    #expect(stage.spoken() == ["T, selected", "T, selected"])
    stage.perform(.increment)
    #expect(stage.spoken() == ["G, selected"])
    #expect(table?.sectionIndex?.accessibilityFrame == Rect(x: 385, y: 0, width: 15, height: 300))
  }

  @Test func itLeadsToTheSearchAtTheTop() {
    stage.perform(.last, .decrement, .decrement, .decrement)
    stage.perform(.increment, .increment, .increment)
    #expect(stage.spoken().last == "search, selected" || table?.contentOffset.y == 0)
    #expect(table?.contentOffset.y == 0)
  }

  @Test func aFingerFindsIt() {
    stage.perform(.touch(at: Point(x: 390, y: 150)))
    #expect(stage.spoken() == ["Section index, adjustable"])
    stage.perform(.touch(at: Point(x: 200, y: 40)))
    #expect(stage.spoken() == ["Ada"])
  }

  @Test func aFingerGoesAlongTheLetters() throws {
    _ = stage.spoken()
    let table = try #require(table)
    var offsets: [Double] = []
    stage.change { [stage] in
      let application = stage.application
      guard let touch = application.beginTouch(at: Point(x: 390, y: 100)) else { return }
      // A finger that strays beside the letters, or beyond their ends, still leads.
      for place in [(390, 110), (390, 150), (100, 230), (100, 900), (100, -900)] {
        application.moveTouch(touch, to: Point(x: Double(place.0), y: Double(place.1)))
        offsets.append(table.contentOffset.y)
      }
      application.endTouch(touch)
    }
    let header = { table.headerView(forSection: $0)?.frame.minY ?? -1 }
    #expect(offsets == [0, header(1), header(2), offsets[3], 0] && offsets[3] > header(2))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(
      stage.spoken() == [
        "A, selected", "B, selected", "G, selected", "T, selected", "Search, selected",
      ])
    stage.change { [stage] in
      guard let touch = stage.application.beginTouch(at: Point(x: 200, y: 60)) else { return }
      stage.application.moveTouch(touch, to: Point(x: 390, y: 250))
      stage.application.endTouch(touch)
    }
    #expect(stage.spoken() == [] && table.contentOffset.y == 0)
  }

  @Test func itComesAndGoesWithItsTitles() {
    stage.change { [names, table] in
      names.titles = nil
      table?.reloadSectionIndexTitles()
    }
    stage.perform(.last)
    #expect(stage.spoken().last == "Thelma")
    stage.change { [names, table] in
      names.titles = ["A", "T"]
      table?.sectionIndexMinimumDisplayRowCount = 15
    }
    #expect(table?.sectionIndex == nil)
    stage.change { [table] in table?.sectionIndexMinimumDisplayRowCount = 14 }
    stage.perform(.last)
    #expect(stage.spoken().last == "Section index, adjustable")
  }
}
