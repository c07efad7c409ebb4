import Earshot
import Testing

/// A screen whose rows lead deeper.
private final class RowsController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
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
private final class LevelController: ViewController {
  private let level: Int

  init(_ level: Int) {
    self.level = level
    super.init()
    title = "Level \(level)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let deeper = Button(
      type: .system,
      primaryAction: Action(title: "Deeper") { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(LevelController(level + 1), animated: true)
      })
    deeper.frame = Rect(x: 16, y: 200, width: 200, height: 44)
    view.addSubview(deeper)
  }
}

/// The guide's first example of a container: the navigation controller.
@Suite struct NavigationTests {
  private let stack = NavigationController(rootViewController: LevelController(1))
  private let app: GuideApp

  init() throws {
    app = GuideApp(stack)
    try app.session.enable()
  }

  private var titles: [String?] { stack.viewControllers.map(\.title) }

  @Test("A child asks for the next, and one is on screen at a time", .shows(.g20))
  func oneAtATime() throws {
    try app.activate("Deeper")
    try app.activate("Deeper")
    #expect(titles == ["Level 1", "Level 2", "Level 3"])
    #expect(stack.viewControllers.map { $0.view.window == nil } == [true, true, false])
  }

  @Test("Its bar says where one is, and has a button that leads back", .shows(.g20))
  func bar() throws {
    try app.activate("Deeper")
    #expect(app.focus == "Level 1")
    #expect(try app.session.currentSpeech == "Level 1, back button")
    try app.session.moveForward()
    #expect(try app.session.currentSpeech == "Level 2, heading")
    try app.activate("Level 1")
    #expect(titles == ["Level 1"])
    #expect(app.session.element(labelled: "Level 2") == nil)
  }

  @Test("It gives its child the room there is", .shows(.g20))
  func sizes() {
    #expect(stack.topViewController?.view.frame == app.window.bounds)
    #expect(stack.topViewController?.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
    app.change { [app] in app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(stack.topViewController?.view.frame.size == Size(width: 844, height: 390))
  }

  @Test("What was popped is gone", .shows(.g20))
  func popping() throws {
    try app.activate("Deeper")
    try app.activate("Deeper")
    app.change { [stack] in stack.popToRootViewController(animated: true) }
    #expect(titles == ["Level 1"] && stack.children.count == 1)
  }

  @Test("Rows of a table lead deeper as well", .shows(.g20))
  func rows() throws {
    let rows = RowsController()
    rows.title = "Decks"
    app.change { [stack] in stack.setViewControllers([rows], animated: false) }
    try app.activate("Deck 2")
    #expect(titles == ["Decks", "Deck 2"])
    #expect(try app.session.currentSpeech == "Decks, back button")
  }
}
