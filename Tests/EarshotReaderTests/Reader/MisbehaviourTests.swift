import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Apps that do what they should not: the reader ends in a defined state and says what happened.
@Suite struct MisbehaviourTests {
  /// An element that does something when it is activated.
  private final class Doing: View {
    var work: () -> Void = {}
    override func accessibilityActivate() -> Bool {
      work()
      return true
    }
  }

  private func stage() -> (Stage, Doing) {
    let stage = Stage(.device, labels: "One", "Two")
    let doing = Doing(frame: Rect(x: 0, y: 200, width: 400, height: 44))
    doing.isAccessibilityElement = true
    doing.accessibilityLabel = "Do"
    doing.accessibilityIdentifier = "do"
    stage.window.addSubview(doing)
    stage.perform(.last)
    _ = stage.lines()
    return (stage, doing)
  }

  @Test func aHandlerRemovesItsElement() {
    let (stage, doing) = stage()
    doing.work = { doing.removeFromSuperview() }
    stage.perform(.activate)
    #expect(stage.focus == "two")
    #expect(stage.lines().contains("focus: two, because of previousRemaining"))
  }

  @Test func aHandlerPosts() {
    let (stage, doing) = stage()
    let one = stage.window.subviews[0]
    doing.work = {
      stage.application.post(.layoutChanged(.element(one)))
      stage.application.post(.announcement("Done"))
    }
    stage.perform(.activate)
    #expect(stage.focus == "one" && stage.spoken() == ["One", "Done"])
  }

  @Test func aHandlerCommandsTheReader() {
    let (stage, doing) = stage()
    var refused: [ReaderEffect] = []
    doing.work = {
      stage.session.perform(.command(.first))
      refused = stage.reader.perform(.last, on: stage.application)
    }
    stage.perform(.activate)
    #expect(stage.focus == "one")
    #expect(
      stage.lines().contains(
        "note: first was asked for from inside a handler and waits for the next turn"))
    guard case .note(let text) = refused.first else {
      Issue.record("expected a note, got \(refused)")
      return
    }
    #expect(text == "the reader cannot be asked from inside a handler")
  }

  @Test("An app that announces without end is left when time passes")
  func announcingWithoutEnd() {
    let stage = Stage(.device, labels: "One")
    let observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) {
      _ in
      stage.application.post(.announcement("Again"))
    }
    stage.session.eventLimit = 1_000
    stage.post(.announcement("First"))
    stage.session.advance(by: 86_400)
    let lines = stage.lines()
    #expect(
      lines.filter { $0.hasPrefix("note") } == [
        "note: what happens by itself does not come to rest; the time left passed at once"
      ])
    #expect(lines.count < 2_000 && stage.session.now == .seconds(86_400))
    stage.session.advanceUntilSilent()
    #expect(stage.lines().last?.hasPrefix("note: speech did not come to an end within") ?? false)
    observation.cancel()
    stage.session.shutDownSpeech()
    stage.session.advanceUntilSilent()
    #expect(!stage.lines().contains { $0.hasPrefix("note") })
  }

  @Test("An app that answers each announcement with two is left, and what it posted is passed over")
  func announcingMoreAndMore() {
    let stage = Stage(.device, labels: "One")
    let observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) { _ in
      stage.application.post(.announcement("Again"))
      stage.application.post(.announcement("And again"))
    }
    stage.session.eventLimit = 1_000
    stage.post(.announcement("First"))
    stage.session.advance(by: 60)
    observation.cancel()
    stage.session.shutDownSpeech()
    let events = stage.session.transcript.events
    #expect(
      events.contains {
        $0.text?.hasPrefix("the app does not come to rest; ") ?? false
      })
    #expect(events.count < 6_000)
    let announced = events.filter { ["First", "Again", "And again"].contains($0.text) }
    let ends = announced.count { $0.kind == .outcome }
    #expect(announced.count { $0.kind == .speech } == ends && ends > 200)
  }

  @Test func turningOnFromInsideAHandlerHasToWait() {
    let stage = Stage()
    stage.add("One", row: 0)
    var failure: ScreenReaderError?
    let session = stage.session
    stage.change {
      do throws(ScreenReaderError) { try session.enable() } catch { failure = error }
    }
    #expect(failure == .failedToStart && session.isEnabled)
  }

  @Test func presentingDuringADismissal() {
    final class Stubborn: TestScreen {
      var upcoming: ViewController?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let upcoming { presentingViewController?.present(upcoming, animated: true) }
        upcoming = nil
      }
    }
    let root = TestScreen("Root", "Alpha")
    let stage = Stage(root: root)
    stage.start()
    let sheet = Stubborn("Sheet", "Inside")
    sheet.upcoming = TestScreen("Next", "Again")
    stage.change { root.present(sheet, animated: true) }
    _ = stage.lines()
    stage.perform(.escape)
    #expect(
      stage.lines() == [
        "note: Attempt to present Next on Root during a dismissal: it waits until that has ended.",
        "action: inside escape, handled by Sheet",
        "notification: screenChanged, because of dismiss",
        "notification: screenChanged, because of present", "sound: screenChange",
        "focus: again, because of present", "sound: focus", "speech: Again, because of focus",
        "outcome: Inside, interrupted",
      ])
    #expect(stage.focus == "again")
  }

  /// The chain of `next` leads back to itself.
  private final class Circular: View {
    weak var after: Responder?
    override var next: Responder? { after ?? super.next }
  }

  @Test func aCircleOfResponders() {
    let stage = Stage()
    let outer = Circular(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = Circular(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    inner.isAccessibilityElement = true
    inner.accessibilityLabel = "Inner"
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.start()
    outer.after = inner
    stage.perform(.escape)
    #expect(
      stage.lines() == [
        "note: the responder chain leads back to itself; the search for escape ended there",
        "action: inner escape", "sound: boundary",
      ])
    stage.perform(
      .named(.moveForward), .named(.increment), .named(.magicTap), .named(.speakItem),
      .touch(at: Point(x: 5, y: 5)))
    #expect(stage.focus == "inner")
  }

  @Test func anElementThatLeavesWhenTheCursorComes() {
    final class Shy: View {
      override func accessibilityElementDidBecomeFocused() { removeFromSuperview() }
    }
    let stage = Stage(.device, labels: "One", "Two")
    let shy = Shy(frame: Rect(x: 0, y: 200, width: 400, height: 44))
    shy.isAccessibilityElement = true
    shy.accessibilityIdentifier = "shy"
    stage.window.addSubview(shy)
    stage.perform(.last)
    #expect(stage.focus == "two")
    #expect(stage.moves() == ["shy last", "two previousRemaining"])
  }

  @Test func anAppThatNeverRests() {
    let stage = Stage(labels: "One")
    let application = stage.application
    let observation = application.notificationCenter.addObserver(
      for: AccessibilityElementFocused.self
    ) { _ in application.post(.layoutChanged(nil)) }
    let one = stage.window.subviews[0]
    stage.add("Two", row: 1)
    stage.perform(.last)
    observation.cancel()
    #expect(stage.reader.focusedElement === one)
  }
}
