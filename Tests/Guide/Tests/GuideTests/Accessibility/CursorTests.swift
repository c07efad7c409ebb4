import Earshot
import Testing

/// The guide's listing of a screen that says where the cursor should be when it has appeared.
private final class FocusingController: ViewController {
  let myFirstElement = Label(frame: Rect(x: 16, y: 200, width: 358, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    let other = Label(frame: Rect(x: 16, y: 120, width: 358, height: 40))
    other.text = "An advertisement"
    myFirstElement.text = "What it is about"
    for label in [other, myFirstElement] { view.addSubview(label) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The argument is the element on which the cursor lands.
    application?.post(.screenChanged(.element(myFirstElement)))
  }
}

/// Four labels, two beside each other in each row.
private final class TilesController: ViewController {
  let labels = ["North west", "North east", "South west", "South east"].map { text in
    let label = Label()
    label.text = text
    return label
  }
  /// What is named when the device was turned.
  var better: Label?

  init(_ title: String = "Tiles") {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Added the other way round: places count, not the order of adding.
    for (number, label) in labels.enumerated().reversed() {
      label.frame = Rect(
        x: number.isMultiple(of: 2) ? 16 : 200, y: number < 2 ? 120 : 200, width: 150, height: 40)
      view.addSubview(label)
    }
  }

  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let better else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.application?.post(.layoutChanged(.element(better)))
    }
  }
}

/// Where the cursor goes.
@Suite struct CursorTests {
  @Test("A change leads to the first element, left to right and top to bottom", .shows(.g24))
  func firstElement() throws {
    let app = GuideApp(TilesController())
    try app.session.enable()
    #expect(app.focus == "North west")
    try app.focus(on: "South east")
    app.change { app.application.post(.layoutChanged(nil)) }
    #expect(app.focus == "North west")
    var order: [String?] = [app.focus]
    for _ in 0..<3 {
      try app.session.moveForward()
      order.append(app.focus)
    }
    #expect(order == ["North west", "North east", "South west", "South east"])
  }

  @Test("A new screen leads there too", .shows(.g24))
  func newScreen() throws {
    let controller = TilesController()
    let app = GuideApp(controller)
    try app.session.enable()
    try app.focus(on: "South west")
    app.change {
      controller.labels[0].removeFromSuperview()
      app.application.post(.screenChanged(nil))
    }
    #expect(app.focus == "North east")
  }

  @Test("A pushed screen leads to the button that goes back", .shows(.g25))
  func push() throws {
    let stack = NavigationController(rootViewController: TilesController("Home"))
    let app = GuideApp(stack)
    try app.session.enable()
    app.change { stack.pushViewController(TilesController("Details"), animated: true) }
    #expect(try app.session.currentSpeech == "Home, back button")
  }

  @Test("A pushed screen of a storyboard as well", .shows(.g25))
  func pushFromAStoryboard() throws {
    let harbour = try HarbourApp()
    try harbour.app.activate("Ferry")
    #expect(try harbour.app.session.currentSpeech == "Harbour, back button")
  }

  @Test("Listing: a screen that has appeared names a better element", .shows(.g25))
  func namedElement() throws {
    let stack = NavigationController(rootViewController: TilesController("Home"))
    let app = GuideApp(stack)
    try app.session.enable()
    app.change { stack.pushViewController(FocusingController(), animated: true) }
    #expect(app.focus == "What it is about")
  }

  @Test("The title of the bar can be named", .shows(.g25))
  func namedTitle() throws {
    let stack = NavigationController(rootViewController: TilesController("Home"))
    let app = GuideApp(stack)
    try app.session.enable()
    app.change { stack.pushViewController(TilesController("Details"), animated: true) }
    let title = try #require(app.session.element(labelled: "Details"))
    app.change { app.application.post(.screenChanged(.element(title))) }
    #expect(try app.session.currentSpeech == "Details, heading")
  }

  @Test("Turning the device leads to the first element", .shows(.g26))
  func rotation() throws {
    let app = GuideApp(TilesController())
    try app.session.enable()
    try app.focus(on: "South east")
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(app.focus == "North west")
    #expect(app.session.transcript.text.contains("notification: layoutChanged"))
  }

  @Test("A screen whose layout changes names the element to go to", .shows(.g26))
  func namedAfterRotation() throws {
    let controller = TilesController()
    controller.better = controller.labels[3]
    let app = GuideApp(controller)
    try app.session.enable()
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(app.focus == "South east")
    app.change { app.application.post(.layoutChanged(.element(controller.labels[1]))) }
    #expect(app.focus == "North east")
  }
}
