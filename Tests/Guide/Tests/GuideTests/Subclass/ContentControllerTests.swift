import Earshot
import Testing

/// A content controller: all views are its own.
private final class NoteController: ScreenController {
  @Outlet var note: Label?

  override func makeViews() {
    let note = Label(frame: Rect(x: 16, y: 100, width: 358, height: 40))
    self.note = note
    add(note)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note?.text = title
  }
}

/// A container: its frame is its own, what stands inside is another controller's.
private final class FramingController: ViewController {
  let content: ViewController

  init(_ content: ViewController) {
    self.content = content
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

/// A screen whose main view is a table.
private final class FerriesController: TableViewController {
  let ferries = ["Ten o'clock", "Noon"]
  var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    // A storyboard has a prototype of it.
    guard storyboard == nil else { return }
    tableView.register(TableViewCell.init, forCellReuseIdentifier: "ferry")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    ferries.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ferry", for: indexPath)
    cell.textLabel?.text = ferries[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = ferries[indexPath.row]
  }
}

/// A screen whose main view is a collection.
private final class PicturesController: CollectionViewController {
  let pictures = ["Bow", "Stern", "Bridge"]
  var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    // A storyboard has a prototype of it.
    guard storyboard == nil else { return }
    collectionView.register(CollectionViewCell.init, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = pictures[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    chosen = pictures[indexPath.item]
  }
}

/// A stack with a class of the app's own.
private final class QuietController: NavigationController {
  override var childForStatusBarStyle: ViewController? { nil }
}

/// The kinds of controllers that the guide tells apart, and what each inherits from.
@Suite struct ContentControllerTests {
  private func note(_ way: Way) throws -> NoteController {
    try way.screen(.subclass, NoteController.init)
  }

  @Test("A content controller owns all of its views", .shows(.g01), arguments: Way.allCases)
  func content(_ way: Way) throws {
    let controller = try note(way)
    controller.title = "Bring the tickets"
    let app = GuideApp(controller)
    #expect(controller.children.isEmpty && controller.note?.text == "Bring the tickets")
    #expect(controller.note?.next === controller.view && controller.view.next === controller)
    #expect(app.window.rootViewController === controller)
  }

  @Test("Some views of a container are another controller's", .shows(.g01), arguments: Way.allCases)
  func container(_ way: Way) throws {
    let note = try note(way)
    let container = try way.screen(.subclass) { FramingController(note) }
    _ = GuideApp(container)
    #expect(note.view.superview === container.view && note.view.next === note)
    #expect(note.note?.next === note.view)
  }

  @Test(
    "A screen that is a table has a base class of its own", .shows(.g01, .g06),
    arguments: Way.allCases)
  func tables(_ way: Way) throws {
    let controller = try way.screen(.subclass, FerriesController.init)
    let app = GuideApp(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    try app.session.enable()
    #expect(app.focus == "Ten o'clock")
    try app.activate("Noon")
    #expect(controller.chosen == "Noon")
  }

  @Test("So has a screen that is a collection", .shows(.g01, .g06), arguments: Way.allCases)
  func collections(_ way: Way) throws {
    let controller = try way.screen(.subclass, PicturesController.init)
    let app = GuideApp(controller)
    #expect(controller.view === controller.collectionView)
    try app.session.enable()
    try app.activate("Stern")
    #expect(controller.chosen == "Stern")
  }

  @Test(
    "An existing container is changed by a subclass of it", .shows(.g01), arguments: Way.allCases)
  func existingContainers(_ way: Way) throws {
    var classes = StoryboardClasses()
    classes.register(NoteController.init)
    let stack = try way.screen(.subclass, with: classes) {
      QuietController(rootViewController: NoteController())
    }
    let app = GuideApp(stack)
    #expect(stack.topViewController is NoteController)
    #expect(stack.topViewController?.view.window === app.window)
  }
}
