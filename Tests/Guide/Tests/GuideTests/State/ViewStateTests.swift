import Earshot
import Testing

/// A list whose rows have names that outlive their places.
private final class NamesController: TableViewController, DataSourceModelAssociation {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init()
  }

  /// Sets in code what a storyboard would have set.
  func identify() {
    restorationIdentifier = "Names"
    clearsSelectionOnViewWillAppear = false
    tableView.restorationIdentifier = "table"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    names[indexPath.row]
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

/// A collection whose items have names that outlive their places.
private final class GalleryController: CollectionViewController, DataSourceModelAssociation {
  let names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init()
  }

  /// Sets in code what a storyboard would have set.
  func identify() {
    restorationIdentifier = "Gallery"
    collectionView.restorationIdentifier = "collection"
    collectionView.register(CollectionViewCell.init, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    names[indexPath.item]
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
  }
}

/// A page with a long text to scroll.
private final class ScrolledController: ScreenController {
  @Outlet var scroll: ScrollView?

  override func makeViews() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    self.scroll = scroll
    add(scroll)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll?.contentSize = Size(width: 390, height: 3_000)
  }
}

/// What views keep of themselves.
@Suite struct ViewStateTests {
  private let folder = StateFolder()

  private func scrolled(
    _ way: Way, _ identifier: String?, view: String?
  ) throws -> ScrolledController {
    let parts = [identifier.map { _ in "page" }, view.map { _ in "view" }].compactMap(\.self)
    let scene = "Scrolled \(parts.joined(separator: " and "))"
    let page = try way.screen(.state, scene: scene) { ScrolledController() }
    page.loadViewIfNeeded()
    guard way == .code else { return page }
    page.restorationIdentifier = identifier
    page.scroll?.restorationIdentifier = view
    return page
  }

  /// How far a page stands scrolled after it was scrolled, left and launched again.
  private func offset(_ way: Way, _ identifier: String?, view: String?) throws -> Double? {
    let first = try scrolled(way, identifier, view: view)
    let app = StateApp(folder).launch(first)
    app.app.change { first.scroll?.contentOffset.y = 700 }
    try app.leave()
    let second = try scrolled(way, identifier, view: view)
    StateApp(folder).launch(second)
    return second.scroll?.contentOffset.y
  }

  private func names(_ way: Way, _ names: [String]) throws -> NamesController {
    let list = try way.screen(.state, scene: "Names") { NamesController(names) }
    if way == .code { list.identify() }
    return list
  }

  private func gallery(_ way: Way, _ names: [String]) throws -> GalleryController {
    let gallery = try way.screen(.state) { GalleryController(names) }
    if way == .code { gallery.identify() }
    return gallery
  }

  @Test(
    "A scroll view with an identifier keeps its position", .shows(.g38), arguments: Way.allCases)
  func scrollPosition(_ way: Way) throws {
    #expect(try offset(way, "Page", view: "scroll") == 700)
  }

  @Test(
    "Without an identifier of its own, or of its controller, it does not", .shows(.g38),
    arguments: Way.allCases)
  func withoutIdentifiers(_ way: Way) throws {
    #expect(try offset(way, "Page", view: nil) == 0)
    #expect(try offset(way, nil, view: "scroll") == 0)
  }

  @Test(
    "What a person has written in a view comes back with it", .shows(.g38), arguments: Way.allCases)
  func text(_ way: Way) throws {
    func page(of journal: Journal) throws -> PageController {
      let page = try journal.page()
      guard way == .code else { return page }
      let text = TextView(frame: Rect(x: 0, y: 103, width: 393, height: 200))
      text.text = "Dear diary"
      text.restorationIdentifier = "text"
      page.view.addSubview(text)
      return page
    }
    func text(of page: PageController) -> TextView? {
      page.view.subviews.lazy.compactMap { $0 as? TextView }.first
    }
    let first = try Journal(way)
    let app = StateApp(folder, storyboard: first.storyboard).launch(first.stack)
    let shown = try page(of: first)
    app.app.change { first.stack.pushViewController(shown, animated: false) }
    app.app.change { text(of: shown)?.text = "It rained." }
    #expect(try app.leave().contains("Stack/:[1]:/Page/text"))

    let second = try Journal(way)
    let again = StateApp(folder, storyboard: second.storyboard)
    // A storyboard gives the page by itself.
    again.onSearch = { path, _ in
      way == .code && path.last == "Page" ? try? page(of: second) : nil
    }
    again.launch(second.stack)
    let back = try #require(second.stack.topViewController as? PageController)
    #expect(back !== shown && text(of: back)?.text == "It rained.")
  }

  @Test(
    "A table finds the rows again that were chosen, by the names of the model", .shows(.g38),
    arguments: Way.allCases)
  func rows(_ way: Way) throws {
    let first = try names(way, ["Ada", "Ben", "Cleo"])
    let app = StateApp(folder).launch(first)
    app.app.change { first.tableView.selectRow(at: IndexPath(row: 1, section: 0)) }
    try app.leave()
    let second = try names(way, ["Zoe", "Ada", "Ben", "Cleo"])
    StateApp(folder).launch(second)
    #expect(second.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("A collection finds its items again as well", .shows(.g38), arguments: Way.allCases)
  func items(_ way: Way) throws {
    let first = try gallery(way, ["Bow", "Stern"])
    let app = StateApp(folder).launch(first)
    app.app.change {
      first.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    try app.leave()
    let second = try gallery(way, ["Stern", "Bow", "Bridge"])
    StateApp(folder).launch(second)
    #expect(second.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
