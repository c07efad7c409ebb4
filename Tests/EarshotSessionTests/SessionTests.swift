import EarshotInterface
import EarshotModel
import EarshotSession
import EarshotTestSupport
import Testing

/// A session over an app with one window and one button, which is called "save".
private struct Fixture {
  let application = Application()
  let window: Window
  let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 50))
  let session: Session

  init() {
    window = Window(application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    window.makeKeyAndVisible()
    button.accessibilityIdentifier = "save"
    window.addSubview(button)
    session = Session(host: application)
    application.launch()
    _ = session.transcript.take()
  }

  /// What was written since the last call, without times.
  func lines() -> [String] {
    session.transcript.take().map { String($0.description.drop { $0 != " " }.dropFirst()) }
  }

  func onSave(_ name: String = "saving", _ work: @escaping () -> Void) {
    button.addAction(Action(title: name) { _ in work() }, for: .touchUpInside)
  }
}

@Suite struct SessionTests {
  private let fixture = Fixture()
  private var application: Application { fixture.application }
  private var session: Session { fixture.session }
  private let save = SessionInput.tap(Point(x: 10, y: 10))

  @Test func everyArrowIsOneLine() {
    let application = application
    fixture.onSave { application.post(.announcement("Saved")) }
    session.perform(save)
    #expect(
      fixture.lines() == [
        "command: tap 10.0 10.0",
        "action: save touchUpInside, handled by saving",
        "notification: announcement Saved",
      ])
  }

  @Test func theLifeOfAnAppIsWrittenDown() {
    let session = session
    session.perform(.work(name: "suspend") { application.suspend() })
    session.perform(.work(name: "come back") { application.enterForeground() })
    #expect(
      fixture.lines() == [
        "command: suspend", "notification: ApplicationWillResignActive",
        "notification: ApplicationDidEnterBackground", "command: come back",
        "notification: ApplicationWillEnterForeground", "notification: ApplicationDidBecomeActive",
      ])
  }

  @Test func aCommandFromInsideAHandlerWaits() {
    let (session, application) = (session, application)
    var depth = 0
    fixture.onSave {
      depth += 1
      #expect(depth == 1)
      session.perform(
        .work(name: "inner") {
          #expect(depth == 0)
          application.post(.layoutChanged(nil))
        })
      session.turn()
      session.advance(by: 5)
      depth -= 1
    }
    session.perform(save)
    #expect(
      fixture.lines() == [
        "command: tap 10.0 10.0",
        "action: save touchUpInside, handled by saving",
        "note: inner was asked for from inside a handler and waits for the next turn",
        "note: a turn cannot begin inside a handler",
        "note: time cannot pass inside a handler",
        "command: inner",
        "notification: layoutChanged",
      ])
    #expect(session.now == .zero)
  }

  @Test func notificationsAreTakenUpAfterTheWorkInTheirOrder() {
    let (application, button) = (application, fixture.button)
    fixture.onSave("first") {
      application.post(.screenChanged(.element(button), cause: .push))
      application.post(.pageScrolled("Page 2 of 3"))
    }
    fixture.onSave("second") {}
    session.perform(save)
    #expect(
      fixture.lines() == [
        "command: tap 10.0 10.0",
        "action: save touchUpInside, handled by first",
        "action: save touchUpInside, handled by second",
        "notification: save screenChanged, because of push",
        "notification: pageScrolled Page 2 of 3",
      ])
  }

  @Test func timePassesOnlyWhenItIsTold() {
    let (session, application) = (session, application)
    application.perform(after: 2) { application.post(.announcement("two")) }
    application.perform(after: 1) {
      application.perform(after: 0.5) { application.post(.announcement("one and a half")) }
    }
    session.settle()
    #expect(fixture.lines() == [])
    session.advance(by: 10)
    #expect(
      session.transcript.take().map(\.description) == [
        "1.000 command: timer",
        "1.500 command: timer", "1.500 notification: announcement one and a half",
        "2.000 command: timer", "2.000 notification: announcement two",
      ])
    #expect(session.now == .seconds(10) && application.time == 10)
    session.advance(by: -3)
    #expect(session.now == .seconds(10))
  }

  @Test func otherTasksAreHeardInTheNextTurn() async {
    let (session, application) = (session, application)
    let mailbox = application.mailbox
    await Task.detached { mailbox.send { $0.post(.announcement("loaded")) } }.value
    #expect(fixture.lines() == [])
    #expect(session.turn())
    #expect(fixture.lines() == ["command: mailbox", "notification: announcement loaded"])
    #expect(!session.turn())
  }

  @Test func anAppThatNeverRestsIsStopped() {
    let application = application
    func again() { application.perform(after: 0, again) }
    again()
    session.settle()
    #expect(fixture.lines().last == "note: the app has not come to rest after 1000 turns")
    session.advance(by: 1)
    #expect(session.now == .seconds(1))
    application.terminate()
    #expect(!session.turn())
  }

  @Test func anInterfaceThatIsAlwaysLaidOutAnewIsStoppedOnceAnInput() {
    let view = RestlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    fixture.window.addSubview(view)
    session.perform(.typeText("x"))
    #expect(
      fixture.lines() == [
        "command: typeText 1 character", "note: nothing took what was typed",
        "note: The interface did not come to rest in 100 rounds of layout; something asks for layout "
          + "whenever it ends.",
      ])
    #expect(view.layoutCount == 100)
  }

  @Test func aLongPressTakesTime() {
    let press = LongPressGestureRecognizer()
    press.name = "press"
    fixture.window.addGestureRecognizer(press)
    press.addAction(Action(title: "menu") { _ in })
    session.perform(.touchDown(Point(x: 300, y: 300)))
    session.advance(by: 0.6)
    session.perform(.touchUp)
    #expect(
      fixture.lines() == [
        "command: touchDown 300.0 300.0", "command: timer", "action: press began, handled by menu",
        "command: touchUp", "action: press ended, handled by menu",
      ])
  }

  @Test func whatNobodyTookIsSaid() {
    session.perform(.tap(Point(x: 300, y: 300)))
    session.perform(.typeText("x"))
    session.perform(.touchDown(Point(x: -1, y: 0)))
    #expect(
      fixture.lines() == [
        "command: tap 300.0 300.0", "note: nothing took the tap",
        "command: typeText 1 character", "note: nothing took what was typed",
        "command: touchDown -1.0 0.0", "note: nothing took the touch",
      ])
  }

  @Test func nothingTypedIsWrittenDown() {
    let field = TextField(frame: Rect(x: 0, y: 100, width: 100, height: 40))
    field.isSecureTextEntry = true
    fixture.window.addSubview(field)
    session.perform(.tap(Point(x: 5, y: 110)))
    session.perform(.typeText("hunter2"))
    session.perform(.deleteBackward)
    #expect(field.text == "hunter")
    #expect(
      !session.transcript.text.contains("hunter") && !session.transcript.json.contains("hunt"))
    #expect(field.accessibilityValue == "••••••")
  }

  @Test func aSuspendedAppIsLeftAlone() {
    let application = application
    application.perform(after: 1) { application.post(.announcement("late")) }
    application.suspend()
    _ = fixture.lines()
    session.advance(by: 5)
    session.perform(save)
    #expect(fixture.lines() == ["command: tap 10.0 10.0", "note: nothing took the tap"])
    session.perform(.work(name: "come back") { application.enterForeground() })
    #expect(fixture.lines().suffix(2) == ["command: timer", "notification: announcement late"])
  }

  @Test func aSessionGoesAwayWithItsApp() {
    weak var session: Session?
    weak var application: Application?
    do {
      let fixture = Fixture()
      let button = fixture.button
      fixture.onSave { [weak button] in button?.isEnabled = false }
      fixture.session.perform(save)
      (session, application) = (fixture.session, fixture.application)
      #expect(session != nil && application != nil)
    }
    #expect(session == nil && application == nil)
  }

  /// A law: whatever handlers ask for while they run, no input runs inside another, each runs once,
  /// and they run in the order in which they were asked for.
  @Test func inputsRunOneAfterAnother() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("inputsRunOneAfterAnother seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let fixture = Fixture()
      let (session, application) = (fixture.session, fixture.application)
      var (asked, ran, isRunning) = (0, [Int](), false)
      func ask() {
        let number = asked
        asked += 1
        let children = number < 40 ? Int.random(in: 0...2, using: &random) : 0
        let postpones = Bool.random(using: &random)
        session.perform(
          .work(name: "\(number)") {
            #expect(!isRunning)
            isRunning = true
            ran.append(number)
            for _ in 0..<children { ask() }
            if postpones { application.post(.layoutChanged(nil)) }
            isRunning = false
          })
      }
      ask()
      #expect(ran == Array(0..<asked))
    }
  }
}

/// A view that asks for layout whenever it was laid out.
private final class RestlessView: View {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    setNeedsLayout()
  }
}
