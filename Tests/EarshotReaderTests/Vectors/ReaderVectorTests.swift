import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The vectors of `uikit.json` about the gestures of a listener and the notifications of an app.
@Suite struct ReaderVectorTests {
  @Test func gestures() throws {
    try VectorCheck.run(
      file: "uikit", areas: ["gesture"], adapters: Self.escapes.merging(Self.others) { $1 })
  }

  @Test func notifications() throws {
    try VectorCheck.run(file: "uikit", areas: ["notification"], adapters: Self.notes)
  }

  private static func stage(_ root: ViewController) -> Stage {
    let stage = Stage(root: root)
    stage.start()
    return stage
  }

  private static func stack(_ pages: TestScreen...) -> NavigationController {
    let navigation = NavigationController()
    navigation.viewControllers = pages
    return navigation
  }

  /// A controller that stands over the first screen.
  private static func present(
    _ controller: ViewController, _ style: ModalPresentationStyle = .pageSheet
  ) -> Stage {
    let root = TestScreen("root", "Behind")
    let stage = stage(root)
    controller.modalPresentationStyle = style
    stage.change { root.present(controller, animated: true) }
    return stage
  }

  private static func isPresenting(_ stage: Stage) -> Bool {
    stage.window.rootViewController?.presentedViewController != nil
  }

  private static var escapes: [String: VectorCheck.Adapter] {
    [
      "gest-02": {
        let page = TestScreen("A")
        page.answersEscape = true
        let stage = Stage(root: page)
        let container = Asked("container", answer: false) { page.log.append($0) }
        page.view.addSubview(container)
        let element = AccessibilityElement(accessibilityContainer: container)
        element.accessibilityFrame = Rect(x: 0, y: 100, width: 100, height: 44)
        element.accessibilityLabel = "Inside"
        container.accessibilityElements = [element]
        stage.start()
        stage.perform(.escape)
        return TestValue(page.log)
      },
      "gest-03": {
        let navigation = stack(TestScreen("A", "Alpha"), TestScreen("B", "Beta"))
        let stage = stage(navigation)
        stage.perform(.escape)
        return TestValue(navigation.viewControllers.count == 1 ? ["nav.pop"] : [])
      },
      "gest-04": {
        let stage = present(stack(TestScreen("A", "Alpha")))
        stage.perform(.escape)
        return TestValue(isPresenting(stage) ? [] : ["sheet.dismiss"])
      },
      "gest-05": {
        let page = TestScreen("A", "Alpha")
        page.answersEscape = true
        let navigation = stack(page, TestScreen("B", "Beta"))
        let stage = present(navigation, .fullScreen)
        stage.perform(.escape)
        let pops = navigation.viewControllers.count == 1 ? ["nav.pop"] : []
        stage.perform(.escape)
        return TestValue(pops + page.log)
      },
      "gest-06": {
        let stage = present(TestScreen("A", "Alpha"), .popover)
        stage.perform(.escape)
        return TestValue(isPresenting(stage) ? [] : ["popover.dismiss"])
      },
      "gest-07": {
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        for (title, style) in [("Delete", AlertAction.Style.destructive), ("Cancel", .cancel)] {
          alert.addAction(AlertAction(title: title, style: style) { _ in chosen.append(title) })
        }
        let root = TestScreen("root", "Behind")
        let stage = stage(root)
        stage.change { root.present(alert, animated: true) }
        stage.perform(.escape)
        return TestValue(
          !isPresenting(stage) && chosen == ["Cancel"] ? ["alert.dismiss (cancel)"] : chosen)
      },
      "gest-16": {
        let navigation = stack(TestScreen("A", "Alpha"), TestScreen("B", "Beta"))
        navigation.isModalInPresentation = true
        let stage = present(navigation)
        stage.perform(.escape)
        return TestValue(
          isPresenting(stage) && navigation.viewControllers.count == 1
            ? ["nav.pop or performEscape lookup"] : [])
      },
    ]
  }

  private static var others: [String: VectorCheck.Adapter] {
    [
      "gest-08": {
        let stage = stage(TestScreen("A", "Alpha"))
        var toggles: [String] = []
        stage.application.mediaToggle = {
          toggles.append("system: media play/pause")
          return true
        }
        stage.perform(.magicTap)
        return TestValue(toggles)
      },
      "gest-09": {
        let delegate = LastStop()
        let stage = stage(TestScreen("A", "Alpha"))
        stage.application.delegate = delegate
        stage.perform(.magicTap)
        return TestValue(delegate.log)
      },
      "gest-10": {
        let stage = Stage()
        var log: [String] = []
        let outer = Asked("outer", answer: true) { log.append($0) }
        let inner = Asked("inner", answer: false) { log.append($0) }
        outer.status = "Page 2 of 3"
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(Stage.element("Text", row: 0))
        stage.start()
        stage.perform(.scroll(.left))
        let notes = stage.lines().filter { $0 == "notification: pageScrolled Page 2 of 3" }
        return TestValue(log + notes.map { _ in "outer posts pageScrolled(status)" })
      },
      "gest-11": {
        let stage = Stage(labels: "One")
        stage.post(.pageScrolled("Page 3 of 3"))
        _ = stage.lines()
        stage.post(.pageScrolled("Page 3 of 3"))
        let lines = stage.lines()
        return TestValue(
          (lines.contains("speech: Page 3 of 3, because of pageScroll") ? ["speech: status"] : [])
            + (lines.contains("sound: boundary") ? ["boundary feedback"] : []))
      },
      "gest-12": {
        let stage = Stage()
        var log: [String] = []
        let slider = Asked("slider", answer: true) { log.append($0) }
        slider.isAccessibilityElement = true
        slider.accessibilityTraits = .adjustable
        stage.window.addSubview(slider)
        stage.start()
        stage.perform(.increment)
        return TestValue(log)
      },
      "gest-13": {
        let stage = Stage()
        var log: [String] = []
        let element = Asked("element", answer: false) { log.append($0) }
        element.isAccessibilityElement = true
        stage.window.addSubview(element)
        stage.start()
        stage.perform(.activate)
        return TestValue(
          log.map { $0 == "element touched at 200.0 300.0" ? "tap at activationPoint" : $0 })
      },
      "gest-14": {
        let names = AccessibilityScrollDirection.allCases.enumerated()
        return .object(
          Dictionary(names.map { ($1.rawValue, .number(Double($0 + 1))) }) { $1 })
      },
      "gest-15": {
        let stage = Stage()
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = Size(width: 400, height: 12_000)
        stage.window.addSubview(scroll)
        stage.add("Text", row: 0, to: scroll)
        stage.start()
        stage.perform(.scroll(.down))
        return TestValue(
          (scroll.contentOffset == Point(x: 0, y: 800) ? ["contentOffset moves one page"] : [])
            + stage.spoken().map { "speech: \"\($0)\"" })
      },
    ]
  }

  /// What became of an announcement, in the words of the vectors.
  private static func end(of text: String, _ work: (Stage) -> Void) -> TestValue {
    let stage = Stage(labels: "One", "Two")
    stage.session.advanceUntilSilent()
    var ends: [TestValue] = []
    let observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) {
      ends.append([
        "notification": "announcementDidFinish", "stringValue": TestValue($0.announcement),
        "wasSuccessful": .bool($0.wasSuccessful),
      ])
    }
    stage.post(.announcement(AttributedText(text)))
    work(stage)
    stage.session.advanceUntilSilent()
    observation.cancel()
    return ends.count == 1 ? ends[0] : .array(ends)
  }

  /// What an announcement does to the speech before it, and the cursor's speech to the announcement.
  private static func gettingAlong(_ priority: AccessibilityPriority) -> TestValue {
    let stage = Stage(labels: "One", "Two")
    stage.session.advanceUntilSilent()
    stage.perform(.moveForward)
    _ = stage.lines()
    var attributes = SpeechAttributes()
    attributes.announcementPriority = priority
    stage.post(.announcement(AttributedText("Saved", attributes: attributes)))
    let cuts = stage.lines().contains("outcome: Two, interrupted")
    stage.perform(.moveBackward)
    stage.session.advanceUntilSilent()
    let isCut = stage.lines().contains("outcome: Saved, interrupted")
    let last = priority == .high ? "is not interruptible" : "can itself be interrupted"
    return TestValue(
      (cuts ? ["interrupts current speech"] : []) + (isCut == (priority != .high) ? [last] : []))
  }

  private static var notes: [String: VectorCheck.Adapter] {
    [
      "note-01": { end(of: "Saved") { _ in } },
      "note-02": { end(of: "Saved") { $0.perform(.moveForward) } },
      "note-03": { gettingAlong(.default) },
      "note-04": { gettingAlong(.high) },
      "note-08": {
        let stage = Stage(labels: "a", "e")
        stage.post(.layoutChanged(.element(stage.window.subviews[1])))
        return ["cursor": TestValue(stage.focus)]
      },
      "note-09": {
        let stage = Stage(labels: "One")
        var told: [String] = []
        let observation = stage.application.notificationCenter.addObserver(
          for: VoiceOverStatusDidChange.self
        ) { _ in told.append("\(stage.application.applicationState)") }
        stage.session.perform(.work(name: "suspend") { stage.application.suspend() })
        stage.perform(.disable)
        let isHeldBack = told.isEmpty
        stage.session.perform(.work(name: "return") { stage.application.enterForeground() })
        observation.cancel()
        return TestValue(
          isHeldBack && told.count == 1
            ? ["(on return to foreground) voiceOverStatusDidChange"] : told)
      },
    ]
  }
}
