import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class KeyWindow: Window {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override func becomeKey() { log("\(tag) becomeKey") }
  override func resignKey() { log("\(tag) resignKey") }
}

@Suite struct ApplicationTests {
  @Test func windowsStandByTheirLevelAndOrder() {
    let application = Application()
    let (low, high, other) = (Window(), Window(), Window())
    high.windowLevel = 1
    application.addWindow(high)
    application.addWindow(low)
    application.addWindow(other)
    #expect(
      application.windows.map(ObjectIdentifier.init)
        == [low, other, high].map(ObjectIdentifier.init))
    low.makeKeyAndVisible()
    #expect(
      application.windows.map(ObjectIdentifier.init)
        == [other, low, high].map(ObjectIdentifier.init))
    high.isHidden = false
    #expect(
      application.accessibilityRoots.map(ObjectIdentifier.init)
        == [low, high].map(ObjectIdentifier.init))
  }

  @Test func oneWindowIsKey() {
    let log = Log()
    let application = Application()
    let (first, second) = (KeyWindow(log), KeyWindow(log))
    (first.tag, second.tag) = (1, 2)
    first.makeKey()
    #expect(log.take() == [] && !first.isKeyWindow)
    application.addWindow(first)
    application.addWindow(second)
    first.makeKeyAndVisible()
    first.makeKeyAndVisible()
    second.makeKey()
    #expect(log.take() == ["1 becomeKey", "1 resignKey", "2 becomeKey"])
    #expect(second.isKeyWindow && !first.isKeyWindow)
    application.removeWindow(second)
    #expect(application.keyWindow == nil)
  }

  @Test func notificationsAreQueuedInOrder() {
    let application = Application()
    application.post(.announcement("one"))
    application.post(.layoutChanged(nil))
    let taken = application.takeAccessibilityNotifications()
    #expect(taken.count == 2)
    guard case .announcement(let text) = taken[0], case .layoutChanged(nil) = taken[1] else {
      Issue.record("\(taken)")
      return
    }
    #expect(text.text == "one")
    #expect(application.takeAccessibilityNotifications().isEmpty)
  }

  @Test func aSuspendedAppKeepsItsNotifications() {
    let app = TestApp()
    app.application.suspend()
    app.application.post(.announcement("later"))
    #expect(app.application.takeAccessibilityNotifications().isEmpty)
    app.application.enterForeground()
    #expect(app.application.takeAccessibilityNotifications().count == 1)
  }

  @Test func languageIsThatOfTheSystemTexts() {
    let german = SystemTexts(language: "de", texts: [:])
    let application = Application(traitCollection: TraitCollection(systemTexts: german))
    #expect(application.accessibilityLanguage == "de")
    application.accessibilityLanguage = "ko"
    #expect(application.accessibilityLanguage == "ko")
  }

  @Test func mediaIsToggledByWhoeverPlaysIt() {
    let application = Application()
    #expect(!application.toggleMedia())
    application.mediaToggle = { true }
    #expect(application.toggleMedia())
  }

  @Test func anApplicationGoesAwayWithAllItHolds() {
    weak var application: Application?
    weak var window: Window?
    weak var work: ScheduledWork?
    do {
      let app = TestApp()
      (application, window) = (app.application, app.window)
      work = app.application.perform(after: 10) { _ = app.window.isHidden }
      // The work holds the app, as closures do, until it ends.
      app.application.terminate()
    }
    #expect(application == nil && window == nil && work == nil)
  }
}
