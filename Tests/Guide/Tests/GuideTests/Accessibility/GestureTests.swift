import Earshot
import Testing

/// Answers the five special gestures, or passes them on, and writes down that it was asked.
private final class AskedView: View {
  let name: String
  let log: Log
  var answers: Bool

  init(_ name: String, answers: Bool, _ log: Log) {
    self.name = name
    self.answers = answers
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
  private let screen = ViewController()

  /// An app whose cursor stands on a label inside the views, each inside the one before.
  private func app(_ views: AskedView...) throws -> GuideApp {
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Text"
    var outer: View = screen.view
    for view in views {
      outer.addSubview(view)
      outer = view
    }
    outer.addSubview(label)
    let app = GuideApp(screen)
    try app.session.enable()
    return app
  }

  @Test("Who answers is looked for from the element up the responder chain", .shows(.g27))
  func chain() throws {
    let app = try app(
      AskedView("outer", answers: true, log), AskedView("inner", answers: false, log))
    try app.session.command(.escape)
    try app.session.command(.magicTap)
    try app.session.command(.scroll(.down))
    #expect(
      log.take() == [
        "inner escape", "outer escape", "inner magic tap", "outer magic tap", "inner scroll down",
        "outer scroll down",
      ])
  }

  @Test("The first that has the method answers increment and decrement", .shows(.g27, .g31))
  func adjustments() throws {
    let app = try app(
      AskedView("outer", answers: true, log), AskedView("inner", answers: true, log))
    try app.session.command(.increment)
    try app.session.command(.decrement)
    #expect(log.take() == ["inner increment", "inner decrement"])
  }

  @Test("Where nobody answers the system does what it always does", .shows(.g27, .g29))
  func systemDefault() throws {
    let app = try app()
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

  @Test("A scroll view pages by itself", .shows(.g27, .g30))
  func scrollView() throws {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    scroll.contentSize = Size(width: 390, height: 2_400)
    screen.view.addSubview(scroll)
    let label = Label(frame: Rect(x: 16, y: 100, width: 200, height: 40))
    label.text = "Text"
    scroll.addSubview(label)
    let app = GuideApp(screen)
    try app.session.enable()
    _ = app.heard()
    try app.session.command(.scroll(.up))
    #expect(scroll.contentOffset.y == 0)
    try app.session.command(.scroll(.down))
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("The handler may do whatever the app wants", .shows(.g29))
  func anywhere() throws {
    final class Watch: ViewController {
      private(set) var isRunning = false
      override func accessibilityPerformMagicTap() -> Bool {
        isRunning.toggle()
        return true
      }
    }
    let watch = Watch()
    for (row, text) in ["Laps", "Settings"].enumerated() {
      let label = Label(frame: Rect(x: 16, y: 100 + 60 * Double(row), width: 200, height: 40))
      label.text = text
      watch.view.addSubview(label)
    }
    let app = GuideApp(watch)
    try app.session.enable()
    try app.session.command(.magicTap)
    #expect(watch.isRunning && app.focus == "Laps")
    try app.session.moveForward()
    try app.session.command(.magicTap)
    #expect(!watch.isRunning && app.focus == "Settings")
  }

  @Test("The delegate of the app answers a magic tap wherever one is", .shows(.g29))
  func delegate() throws {
    let delegate = Delegate()
    let app = try app(AskedView("view", answers: false, log))
    app.application.delegate = delegate
    app.application.mediaToggle = {
      Issue.record("the delegate was to be asked first")
      return false
    }
    try app.session.command(.magicTap)
    #expect(log.take() == ["view magic tap"] && delegate.taps == 1)
  }
}
