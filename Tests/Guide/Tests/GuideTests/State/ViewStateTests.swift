import Earshot
import Testing

/// A list whose rows have names that outlive their places.
private final class ListController: TableViewController, DataSourceModelAssociation {
  var names: [String]

  init(_ names: [String], identifier: String? = "List") {
    self.names = names
    super.init()
    restorationIdentifier = identifier
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
    restorationIdentifier = "Gallery"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
private final class ScrolledController: ViewController {
  let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 844))

  init(_ identifier: String?, view scrollIdentifier: String?) {
    super.init()
    restorationIdentifier = identifier
    scroll.restorationIdentifier = scrollIdentifier
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = Size(width: 390, height: 3_000)
    view.addSubview(scroll)
  }
}

/// What views keep of themselves.
@Suite struct ViewStateTests {
  private let folder = StateFolder()

  /// How far a page stands scrolled after it was scrolled, left and launched again.
  private func offset(_ identifier: String?, view: String?) throws -> Double {
    let first = ScrolledController(identifier, view: view)
    let app = StateApp(folder).launch(first)
    app.app.change { first.scroll.contentOffset.y = 700 }
    try app.leave()
    let second = ScrolledController(identifier, view: view)
    StateApp(folder).launch(second)
    return second.scroll.contentOffset.y
  }

  @Test("A scroll view with an identifier keeps its position", .shows(.g38))
  func scrollPosition() throws {
    #expect(try offset("Page", view: "scroll") == 700)
  }

  @Test("Without an identifier of its own, or of its controller, it does not", .shows(.g38))
  func withoutIdentifiers() throws {
    #expect(try offset("Page", view: nil) == 0)
    #expect(try offset(nil, view: "scroll") == 0)
  }

  @Test("A view of a storyboard keeps its state under its identifier there", .shows(.g38))
  func drawn() throws {
    func text(of page: PageController) -> TextView? {
      page.view.subviews.lazy.compactMap { $0 as? TextView }.first
    }
    let first = try Journal()
    let app = StateApp(folder, storyboard: first.storyboard).launch(first.stack)
    let page = try first.screen("Page", PageController.self)
    app.app.change { first.stack.pushViewController(page, animated: false) }
    app.app.change { text(of: page)?.text = "It rained." }
    #expect(try app.leave().contains("Stack/:[1]:/Page/text"))

    let second = try Journal()
    StateApp(folder, storyboard: second.storyboard).launch(second.stack)
    let back = try #require(second.stack.topViewController as? PageController)
    #expect(back !== page && text(of: back)?.text == "It rained.")
  }

  @Test("A table finds the rows again that were chosen, by the names of the model", .shows(.g38))
  func rows() throws {
    let first = ListController(["Ada", "Ben", "Cleo"])
    let app = StateApp(folder).launch(first)
    app.app.change { first.tableView.selectRow(at: IndexPath(row: 1, section: 0)) }
    try app.leave()
    let second = ListController(["Zoe", "Ada", "Ben", "Cleo"])
    StateApp(folder).launch(second)
    #expect(second.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("A collection finds its items again as well", .shows(.g38))
  func items() throws {
    let first = GalleryController(["Bow", "Stern"])
    let app = StateApp(folder).launch(first)
    app.app.change {
      first.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    try app.leave()
    let second = GalleryController(["Stern", "Bow", "Bridge"])
    StateApp(folder).launch(second)
    #expect(second.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
