import Earshot
import Testing

/// Answers the five special gestures, or passes them on, and writes down that it was asked.
private final class AskedView: View {
  @Inspectable var name = ""
  @Inspectable var answers = false
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 390, height: 800))
  }

  private func ask(_ gesture: String) -> Bool {
    log("\(name) \(gesture)")
    return answers
  }

  override func accessibilityPerformEscape() -> Bool { ask("escape") }
  override func accessibilityPerformMagicTap() -> Bool { ask("magic tap") }
  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    ask("scroll \(direction)")
  }
  override func accessibilityIncrement() { _ = ask("increment") }
  override func accessibilityDecrement() { _ = ask("decrement") }
}

/// A label inside views, each of which stands inside the one before.
private final class ChainController: ScreenController {
  private let views: [AskedView]

  init(_ views: [AskedView]) {
    self.views = views
    super.init()
  }

  override func makeViews() {
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Text"
    var outer: View = view
    for inner in views {
      outer.addSubview(inner)
      outer = inner
    }
    outer.addSubview(label)
  }
}

/// A text that is longer than the screen.
private final class ScrollingController: ScreenController {
  @Outlet var scroll: ScrollView?

  override func makeViews() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    scroll.contentSize = Size(width: 390, height: 2_400)
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Text"
    scroll.addSubview(label)
    self.scroll = scroll
    add(scroll)
  }
}

/// A stopwatch, which starts and stops wherever the cursor is.
private final class WatchController: ScreenController {
  private(set) var isRunning = false

  override func makeViews() {
    for (row, text) in ["Laps", "Settings"].enumerated() {
      let label = Label(frame: Rect(x: 16, y: 100 + 60 * Double(row), width: 200, height: 40))
      label.text = text
      add(label)
    }
  }

  override func accessibilityPerformMagicTap() -> Bool {
    isRunning.toggle()
    return true
  }
}

/// The last that is asked for a magic tap.
private final class Delegate: Responder, ApplicationDelegate {
  private(set) var taps = 0

  override func accessibilityPerformMagicTap() -> Bool {
    taps += 1
    return true
  }
}

/// Who answers the gestures of VoiceOver, and what happens when nobody does.
@Suite struct GestureTests {
  private let log = Log()

  /// An app whose cursor stands on a label inside the views, as the scene has them too.
  private func app(
    _ way: Way, _ scene: String, _ views: [(name: String, answers: Bool)] = []
  ) throws -> GuideApp {
    var classes = StoryboardClasses()
    classes.register { [log] in AskedView(log) }
    let screen = try way.screen(.accessibility, scene: scene, with: classes) { [log] in
      ChainController(
        views.map { name, answers in
          let view = AskedView(log)
          view.name = name
          view.answers = answers
          return view
        })
    }
    let app = GuideApp(screen)
    try app.session.enable()
    #expect(app.focus == "Text")
    return app
  }

  @Test(
    "Who answers is looked for from the element up the responder chain", .shows(.g27),
    arguments: Way.allCases)
  func chain(_ way: Way) throws {
    let app = try app(way, "Chain", [("outer", true), ("inner", false)])
    try app.session.command(.escape)
    try app.session.command(.magicTap)
    try app.session.command(.scroll(.down))
    #expect(
      log.take() == [
        "inner escape", "outer escape", "inner magic tap", "outer magic tap", "inner scroll down",
        "outer scroll down",
      ])
  }

  @Test(
    "The first that has the method answers increment and decrement", .shows(.g27, .g31),
    arguments: Way.allCases)
  func adjustments(_ way: Way) throws {
    let app = try app(way, "Adjusting", [("outer", true), ("inner", true)])
    try app.session.command(.increment)
    try app.session.command(.decrement)
    #expect(log.take() == ["inner increment", "inner decrement"])
  }

  @Test(
    "Where nobody answers the system does what it always does", .shows(.g27, .g29),
    arguments: Way.allCases)
  func systemDefault(_ way: Way) throws {
    let app = try app(way, "Unanswered")
    var plays = false
    app.application.mediaToggle = {
      plays.toggle()
      return true
    }
    try app.session.command(.magicTap)
    #expect(plays)
    try app.session.command(.magicTap)
    #expect(!plays)
  }

  @Test("A scroll view pages by itself", .shows(.g27, .g30), arguments: Way.allCases)
  func scrollView(_ way: Way) throws {
    let screen = try way.screen(.accessibility, ScrollingController.init)
    let app = GuideApp(screen)
    try app.session.enable()
    let scroll = try #require(screen.scroll)
    try app.session.command(.scroll(.up))
    #expect(scroll.contentOffset.y == 0)
    try app.session.command(.scroll(.down))
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("The handler may do whatever the app wants", .shows(.g29), arguments: Way.allCases)
  func anywhere(_ way: Way) throws {
    let watch = try way.screen(.accessibility, WatchController.init)
    let app = GuideApp(watch)
    try app.session.enable()
    try app.session.command(.magicTap)
    #expect(watch.isRunning && app.focus == "Laps")
    try app.session.moveForward()
    try app.session.command(.magicTap)
    #expect(!watch.isRunning && app.focus == "Settings")
  }

  @Test(
    "The delegate of the app answers a magic tap wherever one is", .shows(.g29),
    arguments: Way.allCases)
  func delegate(_ way: Way) throws {
    let delegate = Delegate()
    let app = try app(way, "Passing", [("view", false)])
    app.application.delegate = delegate
    app.application.mediaToggle = {
      Issue.record("the delegate was to be asked first")
      return false
    }
    try app.session.command(.magicTap)
    #expect(log.take() == ["view magic tap"] && delegate.taps == 1)
  }
}
