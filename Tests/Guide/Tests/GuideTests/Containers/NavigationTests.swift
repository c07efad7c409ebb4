import Earshot
import Testing

/// A screen whose rows lead deeper.
private final class RowsController: TableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Decks"
    // A storyboard has a prototype of it.
    guard storyboard == nil else { return }
    tableView.register(TableViewCell.init, forCellReuseIdentifier: "deck")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "deck", for: indexPath)
    cell.textLabel?.text = "Deck \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let deck = ViewController()
    deck.title = "Deck \(indexPath.row + 1)"
    navigationController?.pushViewController(deck, animated: true)
  }
}

/// A screen whose button asks the stack for the next one.
private final class LevelController: ScreenController {
  var level = 1 { didSet { title = "Level \(level)" } }

  override init() {
    super.init()
    title = "Level 1"
  }

  override func makeViews() {
    let deeper = Button(
      type: .system,
      primaryAction: Action(title: "Deeper") { [weak self] _ in
        guard let self else { return }
        let next = LevelController()
        next.level = level + 1
        navigationController?.pushViewController(next, animated: true)
      })
    deeper.frame = Rect(x: 16, y: 200, width: 200, height: 44)
    add(deeper)
  }

  // The button of the storyboard has a segue.
  override func prepare(for segue: Segue, sender: Any?) {
    (segue.destination as? LevelController)?.level = level + 1
  }
}

/// The guide's first example of a container: the navigation controller.
@Suite struct NavigationTests {
  private func shown(_ way: Way) throws -> (GuideApp, NavigationController) {
    var classes = StoryboardClasses()
    classes.register(LevelController.init)
    let stack = try way.screen(.containers, scene: "Levels", with: classes) {
      NavigationController(rootViewController: LevelController())
    }
    let app = GuideApp(stack)
    try app.session.enable()
    return (app, stack)
  }

  private func titles(_ stack: NavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  @Test(
    "A child asks for the next, and one is on screen at a time", .shows(.g20),
    arguments: Way.allCases)
  func oneAtATime(_ way: Way) throws {
    let (app, stack) = try shown(way)
    try app.activate("Deeper")
    try app.activate("Deeper")
    #expect(titles(stack) == ["Level 1", "Level 2", "Level 3"])
    #expect(stack.viewControllers.map { $0.view.window == nil } == [true, true, false])
  }

  @Test(
    "Its bar says where one is, and has a button that leads back", .shows(.g20),
    arguments: Way.allCases)
  func bar(_ way: Way) throws {
    let (app, stack) = try shown(way)
    try app.activate("Deeper")
    #expect(app.focus == "Level 1")
    #expect(try app.session.currentSpeech == "Level 1, back button")
    try app.session.moveForward()
    #expect(try app.session.currentSpeech == "Level 2, heading")
    try app.activate("Level 1")
    #expect(titles(stack) == ["Level 1"])
    #expect(app.session.element(labelled: "Level 2") == nil)
  }

  @Test("It gives its child the room there is", .shows(.g20), arguments: Way.allCases)
  func sizes(_ way: Way) throws {
    let (app, stack) = try shown(way)
    #expect(stack.topViewController?.view.frame == app.window.bounds)
    #expect(stack.topViewController?.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(stack.topViewController?.view.frame.size == Size(width: 844, height: 390))
  }

  @Test("What was popped is gone", .shows(.g20), arguments: Way.allCases)
  func popping(_ way: Way) throws {
    let (app, stack) = try shown(way)
    try app.activate("Deeper")
    try app.activate("Deeper")
    app.change { stack.popToRootViewController(animated: true) }
    #expect(titles(stack) == ["Level 1"] && stack.children.count == 1)
  }

  @Test("Rows of a table lead deeper as well", .shows(.g20), arguments: Way.allCases)
  func rows(_ way: Way) throws {
    let (app, stack) = try shown(way)
    let rows = try way.screen(.containers) { RowsController() }
    app.change { stack.setViewControllers([rows], animated: false) }
    try app.activate("Deck 2")
    #expect(titles(stack) == ["Decks", "Deck 2"])
    #expect(try app.session.currentSpeech == "Decks, back button")
  }
}
