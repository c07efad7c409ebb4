import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A list of fruits that can be searched.
private final class Fruits: TableViewController, SearchResultsUpdating, SearchControllerDelegate {
  static let all = ["Apple", "Banana", "Blueberry", "Cherry"]
  var shown = Fruits.all
  let log = Log()
  lazy var search = SearchController(searchResultsController: results)
  private let results: ViewController?

  init(results: ViewController? = nil) {
    self.results = results
    super.init(style: .plain)
    title = "Fruits"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = results != nil
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ViewController()
    detail.title = shown[indexPath.row]
    let stack = navigationController ?? presentingViewController?.navigationController
    stack?.pushViewController(detail, animated: true)
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    log("update \(text)\(searchController.isActive ? "" : ", over")")
    let list = results as? Fruits ?? self
    list.shown = Fruits.all.filter { text.isEmpty || $0.lowercased().contains(text) }
    (list.viewIfLoaded as? TableView)?.reloadData()
  }

  func presentSearchController(_ searchController: SearchController) { log("present") }
  func willPresentSearchController(_ searchController: SearchController) { log("will present") }
  func didPresentSearchController(_ searchController: SearchController) { log("did present") }
  func willDismissSearchController(_ searchController: SearchController) { log("will dismiss") }
  func didDismissSearchController(_ searchController: SearchController) { log("did dismiss") }
}

/// A search under a reader.
@Suite struct SearchReadingTests {
  private let fruits: Fruits
  private let stage: Stage

  init() { (fruits, stage) = Self.app(Fruits()) }

  private static func app(_ fruits: Fruits) -> (Fruits, Stage) {
    let stage = Stage(root: NavigationController(rootViewController: fruits))
    stage.start()
    return (fruits, stage)
  }

  private func heard(_ stage: Stage, _ names: ReaderCommand.Name...) -> [String] {
    _ = stage.spoken()
    for name in names { stage.perform(name) }
    return stage.spoken()
  }

  @Test func theFieldStandsBetweenTheTitleAndTheRows() {
    #expect(
      heard(stage, .first, .moveForward, .moveForward)
        == ["Fruits, heading", "Search, search field", "Apple"])
  }

  /// A list that is longer than the screen, and a reader that has gone to its last row.
  private func scrolled(hidesSearch: Bool) -> (Fruits, Stage) {
    let (fruits, stage) = Self.app(Fruits())
    stage.change {
      fruits.navigationItem.hidesSearchBarWhenScrolling = hidesSearch
      fruits.shown = (1...40).map { "Apple \($0)" }
      fruits.tableView.reloadData()
    }
    #expect(heard(stage, .last) == ["Apple 40"])
    return (fruits, stage)
  }

  @Test func theFieldGivesWayToRowsThatAreScrolledAndComesBackAtTheTop() throws {
    let (fruits, stage) = scrolled(hidesSearch: true)
    let bar = try #require(fruits.navigationController?.navigationBar)
    #expect(fruits.search.searchBar.window == nil && bar.frame.height == 44)
    let lines = heard(stage, .first, .moveForward)
    #expect(lines.first == "Fruits, heading" && lines.last?.hasPrefix("Apple") == true)
    stage.change {
      fruits.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    #expect(fruits.search.searchBar.window != nil && bar.frame.height > 44)
    #expect(fruits.tableView.contentOffset.y == -fruits.tableView.adjustedContentInset.top)
    #expect(
      heard(stage, .first, .moveForward, .moveForward)
        == ["Fruits, heading", "Search, search field", "Apple 1"])
  }

  @Test func theFieldStaysWhereItDoesNotGiveWayAndWhileASearchGoesOn() {
    let (staying, stage) = scrolled(hidesSearch: false)
    #expect(staying.search.searchBar.window != nil)
    #expect(heard(stage, .first, .moveForward).last == "Search, search field")
    let (fruits, other) = scrolled(hidesSearch: true)
    other.change { fruits.search.isActive = true }
    #expect(fruits.search.searchBar.window != nil)
    other.change { fruits.search.isActive = false }
    #expect(fruits.search.searchBar.window != nil, "the list is at its top again")
  }

  @Test func typingFindsAndTheButtonEndsIt() {
    stage.perform(.first, .moveForward)
    #expect(
      heard(stage, .activate) == [
        "is editing, character mode, insertion point at start, search field"
      ])
    #expect(
      fruits.log.take() == ["present", "will present", "update ", "did present"])
    stage.change { [stage] in stage.application.typeText("b") }
    stage.change { [stage] in stage.application.typeText("l") }
    #expect(fruits.log.take() == ["update b", "update bl"])
    #expect(
      heard(stage, .first, .moveForward, .moveForward)
        == [
          "Search, bl, is editing, insertion point at end, search field", "Cancel, button",
          "Blueberry",
        ])
    #expect(heard(stage, .moveBackward, .activate) == ["Cancel, button", "Search, search field"])
    #expect(fruits.log.take() == ["will dismiss", "update , over", "did dismiss"])
    #expect(
      heard(stage, .last, .first, .moveForward)
        == ["Cherry", "Fruits, heading", "Search, search field"])
  }

  @Test func escapeEndsIt() {
    stage.perform(.first, .moveForward, .activate)
    stage.change { [stage] in stage.application.typeText("c") }
    _ = fruits.log.take()
    #expect(heard(stage, .escape) == ["Search, search field"])
    #expect(fruits.log.take() == ["will dismiss", "update , over", "did dismiss"])
    #expect(heard(stage, .last) == ["Cherry"])
  }

  @Test func anotherControllerShowsWhatWasFound() {
    let results = Fruits()
    let (fruits, stage) = Self.app(Fruits(results: results))
    stage.perform(.first, .moveForward, .activate)
    // What is searched lies behind, and nothing was found yet.
    #expect(heard(stage, .last) == ["Cancel, button"])
    stage.perform(.first)
    stage.change { [stage] in stage.application.typeText("b") }
    #expect(heard(stage, .last, .moveBackward) == ["Blueberry", "Banana"])
    #expect(heard(stage, .activate).first == "Fruits, back button")
    #expect(heard(stage, .activate, .last).last == "Blueberry")
    #expect(heard(stage, .escape) == ["Search, search field"])
    #expect(heard(stage, .last) == ["Cherry"])
    #expect(!fruits.search.isActive)
  }

  @Test func theTitleStaysWhereItIsAskedTo() {
    fruits.search.hidesNavigationBarDuringPresentation = false
    fruits.search.searchBar.scopeButtonTitles = ["All", "Red"]
    stage.perform(.first, .moveForward, .activate)
    #expect(
      heard(
        stage, .first, .moveForward, .moveForward, .moveForward, .moveForward, .moveForward) == [
          "Fruits, heading", "Search, is editing, insertion point at start, search field",
          "Cancel, button",
          "selected, All, button, 1 of 2", "Red, button, 2 of 2", "Apple",
        ])
  }

  @Test func aBarAboveTheRowsIsTakenAlong() {
    let results = Fruits()
    let fruits = Fruits(results: results)
    let (_, stage) = Self.app(fruits)
    stage.change {
      fruits.navigationItem.searchController = nil
      fruits.search.searchBar.frame = Rect(x: 0, y: 0, width: 400, height: 56)
      (fruits.view as? TableView)?.tableHeaderView = fruits.search.searchBar
    }
    stage.perform(.first, .moveForward)
    #expect(stage.spoken().last == "Search, search field")
    stage.perform(.activate)
    stage.change { [stage] in stage.application.typeText("ch") }
    #expect(
      heard(stage, .moveForward, .moveForward, .last) == ["Cancel, button", "Cherry", "Cherry"])
    stage.perform(.escape)
    #expect(
      heard(stage, .first, .moveForward, .moveForward)
        == ["Fruits, heading", "Search, search field", "Apple"])
  }

  @Test func theAppBeginsAndEndsIt() {
    stage.change { [fruits] in fruits.search.isActive = true }
    #expect(fruits.presentedViewController === fruits.search)
    #expect(
      heard(stage, .first) == ["Search, is editing, insertion point at start, search field"])
    stage.change { [fruits] in fruits.dismiss(animated: true) }
    #expect(!fruits.search.isActive && fruits.presentedViewController == nil)
  }
}
