import Earshot
import Testing

/// Writes down what it goes through on its way to the screen.
private final class AppearingController: ViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  private var place: String { view.window == nil ? "off screen" : "on screen" }

  override func loadView() {
    super.loadView()
    log("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear, \(place)")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("laid out, \(view.bounds.width) wide")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear, \(place)")
  }
}

/// A box that is as wide as the screen, and was not when it was loaded.
private final class EarlyController: ScreenController {
  @Outlet var box: View?
  private(set) var first: Rect?

  override func makeViews() {
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    add(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    self.box = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    first = box?.frame
  }
}

/// A screen that is changed when it is loaded.
private final class ChangingController: ScreenController {
  @Outlet var map: View?
  @Outlet var status: Label?
  @Outlet var top: LayoutConstraint?

  override func makeViews() {
    let map = View(frame: Rect(x: 16, y: 346, width: 361, height: 80))
    map.isAccessibilityElement = true
    map.accessibilityLabel = "Map"
    let status = Label()
    status.text = "No ferry chosen"
    status.translatesAutoresizingMaskIntoConstraints = false
    add(map, status)
    let top = status.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    LayoutConstraint.activate([
      top, status.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
    (self.map, self.status, self.top) = (map, status, top)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    map?.removeFromSuperview()
    let news = Label(frame: Rect(x: 16, y: 700, width: 358, height: 40))
    news.text = "High tide at noon"
    add(news)
    top?.constant = 50
    status?.text = "Choose a ferry"
  }
}

/// How views come to the screen.
@Suite struct DisplayTests {
  @Test(
    "The steps of loading from a storyboard",
    .shows(.g08, only: .storyboard, because: "only what comes out of a file is awakened"))
  func loading() throws {
    let traits = TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular)
    let harbour = try HarbourApp(traits: traits, isShown: false)
    #expect(!harbour.harbour.isViewLoaded && harbour.harbour.log.take() == [])
    harbour.app.show(harbour.stack)
    #expect(
      harbour.harbour.log.take() == [
        "prepare for embedTimetable", "awakeFromNib, outlets, a view, no traits", "viewDidLoad",
      ])
    #expect(harbour.harbour.traitCollection == traits)
  }

  @Test(
    "Views are not where they will be when they are loaded", .shows(.g08), arguments: Way.allCases)
  func positions(_ way: Way) throws {
    let controller = try way.screen(.subclass, EarlyController.init)
    _ = GuideApp(controller)
    #expect(controller.first?.width == (way == .code ? 0 : 200))
    #expect(controller.box?.frame == Rect(x: 0, y: 0, width: 390, height: 40))
  }

  private func appearing(_ way: Way) throws -> AppearingController {
    let log = Log()
    return try way.screen(.subclass) { AppearingController(log) }
  }

  @Test(
    "Views are loaded when they are first needed, and once", .shows(.g08), arguments: Way.allCases)
  func whenNeeded(_ way: Way) throws {
    let controller = try appearing(way)
    #expect(controller.viewIfLoaded == nil && controller.log.take() == [])
    _ = controller.view
    _ = controller.view
    #expect(controller.log.take() == ["loadView", "viewDidLoad"])
  }

  @Test("The steps of showing", .shows(.g08, .g09), arguments: Way.allCases)
  func showing(_ way: Way) throws {
    let app = GuideApp(ViewController())
    let controller = try appearing(way)
    app.show(controller)
    #expect(
      controller.log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear, off screen", "laid out, 390.0 wide",
        "viewDidAppear, on screen",
      ])
  }

  @Test("What stands there is changed in viewDidLoad", .shows(.g08), arguments: Way.allCases)
  func changesWhenLoaded(_ way: Way) throws {
    let controller = try way.screen(.subclass, ChangingController.init)
    let app = GuideApp(controller)
    #expect(app.session.element(labelled: "Map") == nil)
    #expect(app.session.element(labelled: "High tide at noon") != nil)
    let status = try #require(app.session.element(labelled: "Choose a ferry") as? Label)
    #expect(status.frame.minY == controller.view.safeAreaInsets.top + 50)
  }
}
