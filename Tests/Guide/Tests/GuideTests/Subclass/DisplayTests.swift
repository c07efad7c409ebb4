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

/// How views come to the screen.
@Suite struct DisplayTests {
  @Test("The steps of loading from a storyboard", .shows(.g08))
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

  @Test("Views are not where they will be when they are loaded", .shows(.g08))
  func positions() throws {
    final class Early: ViewController {
      let box = View()
      var first: Rect?

      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        LayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 40),
        ])
        first = box.frame
      }
    }
    let controller = Early()
    _ = GuideApp(controller)
    #expect(controller.first == .zero)
    #expect(controller.box.frame == Rect(x: 0, y: 0, width: 390, height: 40))
  }

  @Test("Views are loaded when they are first needed, and once", .shows(.g08))
  func whenNeeded() {
    let log = Log()
    let controller = AppearingController(log)
    #expect(controller.viewIfLoaded == nil && log.take() == [])
    _ = controller.view
    _ = controller.view
    #expect(log.take() == ["loadView", "viewDidLoad"])
  }

  @Test("The steps of showing", .shows(.g09))
  func showing() {
    let log = Log()
    let app = GuideApp(ViewController())
    let controller = AppearingController(log)
    app.show(controller)
    #expect(
      log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear, off screen", "laid out, 390.0 wide",
        "viewDidAppear, on screen",
      ])
  }

  @Test("A screen of a storyboard is shown by the same steps", .shows(.g08, .g09))
  func showingFromAStoryboard() throws {
    let log = Log()
    var classes = StoryboardClasses()
    classes.register("HarbourController") { AppearingController(log) }
    let storyboard = try StoryboardFile.harbour.open(classes)
    let app = GuideApp(ViewController())
    app.show(try #require(storyboard.instantiateInitialViewController()))
    #expect(
      log.take() == [
        "loadView", "viewDidLoad", "viewWillAppear, off screen", "laid out, 390.0 wide",
        "viewDidAppear, on screen",
      ])
  }

  @Test("What was drawn is changed in viewDidLoad", .shows(.g08))
  func changesWhenLoaded() throws {
    final class Changing: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let map = view.subviews.first { $0.accessibilityLabel == "Map" }
        map?.removeFromSuperview()
        let news = Label(frame: Rect(x: 16, y: 700, width: 358, height: 40))
        news.text = "High tide at noon"
        view.addSubview(news)
        let top = view.constraints.first { $0.constant == 20 && $0.secondItem is LayoutGuide }
        top?.constant = 50
      }
    }
    var classes = StoryboardClasses()
    classes.register("HarbourController") { Changing() }
    let storyboard = try StoryboardFile.harbour.open(classes)
    let app = GuideApp(try #require(storyboard.instantiateInitialViewController()))
    #expect(app.session.element(labelled: "Map") == nil)
    #expect(app.session.element(labelled: "High tide at noon") != nil)
    let status = try #require(app.session.element(labelled: "No ferry chosen") as? Label)
    #expect(status.frame.minY == (status.superview?.safeAreaInsets.top ?? 0) + 50)
  }
}
