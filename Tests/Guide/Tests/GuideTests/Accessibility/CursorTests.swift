import Earshot
import Testing

/// The guide's listing of a screen that says where the cursor should be when it has appeared.
private final class FocusingController: ScreenController {
  @Outlet var myFirstElement: Label?

  override func makeViews() {
    let other = Label(frame: Rect(x: 16, y: 120, width: 358, height: 40))
    other.text = "An advertisement"
    let first = Label(frame: Rect(x: 16, y: 200, width: 358, height: 40))
    first.text = "What it is about"
    myFirstElement = first
    add(other, first)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The argument is the element on which the cursor lands.
    application?.post(.screenChanged(myFirstElement.map { .element($0) }))
  }
}

/// Four labels, two beside each other in each row.
private final class TilesController: ScreenController {
  @OutletCollection var labels: [Label]
  /// What is named when the device was turned.
  var better: Label?

  override init() {
    super.init()
    title = "Tiles"
  }

  override func makeViews() {
    labels = ["North west", "North east", "South west", "South east"].enumerated().map {
      number, text in
      let label = Label(
        frame: Rect(
          x: number.isMultiple(of: 2) ? 16 : 200, y: number < 2 ? 120 : 200, width: 150, height: 40)
      )
      label.text = text
      return label
    }
    // Added the other way round: places count, not the order of adding.
    for label in labels.reversed() { add(label) }
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
  private func tiles(_ way: Way) throws -> TilesController {
    try way.screen(.accessibility, TilesController.init)
  }

  /// An app with a stack whose first screen are the tiles.
  private func stack(_ way: Way) throws -> (GuideApp, NavigationController) {
    var classes = StoryboardClasses()
    classes.register(TilesController.init)
    let stack = try way.screen(.accessibility, scene: "Stack", with: classes) {
      NavigationController(rootViewController: TilesController())
    }
    let app = GuideApp(stack)
    try app.session.enable()
    return (app, stack)
  }

  private func details(_ way: Way) throws -> ViewController {
    try way.screen(.accessibility, scene: "Details") {
      TextController(
        "More of it", title: "Details", at: Rect(x: 16, y: 120, width: 358, height: 40))
    }
  }

  @Test(
    "A change leads to the first element, left to right and top to bottom", .shows(.g24),
    arguments: Way.allCases)
  func firstElement(_ way: Way) throws {
    let app = GuideApp(try tiles(way))
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

  @Test("A new screen leads there too", .shows(.g24), arguments: Way.allCases)
  func newScreen(_ way: Way) throws {
    let controller = try tiles(way)
    let app = GuideApp(controller)
    try app.session.enable()
    try app.focus(on: "South west")
    app.change {
      controller.labels[0].removeFromSuperview()
      app.application.post(.screenChanged(nil))
    }
    #expect(app.focus == "North east")
  }

  @Test(
    "A pushed screen leads to the button that goes back", .shows(.g25), arguments: Way.allCases)
  func push(_ way: Way) throws {
    let (app, stack) = try stack(way)
    let details = try details(way)
    app.change { stack.pushViewController(details, animated: true) }
    #expect(try app.session.currentSpeech == "Tiles, back button")
  }

  @Test(
    "A screen that a segue pushes as well",
    .shows(.g25, only: .storyboard, because: "code has no segues; what it pushes is in push"))
  func pushBySegue() throws {
    let harbour = try HarbourApp()
    try harbour.app.activate("Ferry")
    #expect(try harbour.app.session.currentSpeech == "Harbour, back button")
  }

  @Test(
    "Listing: a screen that has appeared names a better element", .shows(.g25),
    arguments: Way.allCases)
  func namedElement(_ way: Way) throws {
    let (app, stack) = try stack(way)
    let focusing = try way.screen(.accessibility, FocusingController.init)
    app.change { stack.pushViewController(focusing, animated: true) }
    #expect(app.focus == "What it is about")
  }

  @Test("The title of the bar can be named", .shows(.g25), arguments: Way.allCases)
  func namedTitle(_ way: Way) throws {
    let (app, stack) = try stack(way)
    let details = try details(way)
    app.change { stack.pushViewController(details, animated: true) }
    let title = try #require(app.session.element(labelled: "Details"))
    app.change { app.application.post(.screenChanged(.element(title))) }
    #expect(try app.session.currentSpeech == "Details, heading")
  }

  @Test("Turning the device leads to the first element", .shows(.g26), arguments: Way.allCases)
  func rotation(_ way: Way) throws {
    let app = GuideApp(try tiles(way))
    try app.session.enable()
    try app.focus(on: "South east")
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(app.focus == "North west")
    #expect(app.session.transcript.text.contains("notification: layoutChanged"))
  }

  @Test(
    "A screen whose layout changes names the element to go to", .shows(.g26),
    arguments: Way.allCases)
  func namedAfterRotation(_ way: Way) throws {
    let controller = try tiles(way)
    let app = GuideApp(controller)
    controller.better = controller.labels[3]
    try app.session.enable()
    app.change { app.window.transition(to: Size(width: 844, height: 390)) }
    #expect(app.focus == "South east")
    app.change { app.application.post(.layoutChanged(.element(controller.labels[1]))) }
    #expect(app.focus == "North east")
  }
}
