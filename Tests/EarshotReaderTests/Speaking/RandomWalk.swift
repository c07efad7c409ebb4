import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps
import EarshotTestSupport

/// A person and an app that do things in no sensible order, and what went wrong meanwhile.
struct RandomWalk {
  let seed: UInt64
  private(set) var problems: [String] = []
  private var random: SeededGenerator
  private let stage: Stage
  private let navigation: NavigationController
  private var posted = 0
  private var row = 3
  private let ends = Ends()
  private let observation: NotificationObservation

  private final class Ends {
    var counts: [String: Int] = [:]
    var heard: Set<String> = []
  }

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    navigation = NavigationController(rootViewController: TestScreen("First", "Alpha", "Beta"))
    stage = Stage(seed % 2 == 0 ? .guide : .device, root: navigation)
    stage.reader.settings.navigationStyle = seed / 2 % 2 == 0 ? .flat : .grouped
    let ends = ends
    observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) { message in
      ends.counts[message.announcement, default: 0] += 1
      if message.wasSuccessful { ends.heard.insert(message.announcement) }
    }
    stage.start()
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps {
      step()
      checkCursor()
    }
    stage.session.perform(.work(name: "return") { [stage] in stage.application.enterForeground() })
    for _ in 0..<8 { stage.post(.resumeAssistiveTechnology(.voiceOver)) }
    if stage.reader.isSpeechPaused { stage.perform(.pause) }
    stage.session.advanceUntilSilent()
    observation.cancel()
    checkEnds()
  }

  private mutating func step() {
    switch Int.random(in: 0..<25, using: &random) {
    case 0..<8: stage.session.perform(.command(command()))
    case 8..<12: announce()
    case 12: stage.session.advance(by: Double.random(in: 0...2, using: &random))
    case 13:
      let page = TestScreen("Page \(row)", "Line", "Other")
      stage.change { [navigation] in navigation.pushViewController(page, animated: true) }
    case 14: stage.change { [navigation] in navigation.popViewController(animated: true) }
    case 15:
      let sheet = TestScreen("Sheet", "Inside")
      stage.change { [navigation] in navigation.present(sheet, animated: true) }
    case 16: stage.change { [navigation] in navigation.dismiss(animated: true) }
    case 17: stage.post(.layoutChanged(nil))
    case 18: stage.post(.screenChanged(element().map { .element($0) }, cause: .posted))
    case 19:
      row += 1
      let element = Stage.element("Row \(row)", row: row % 12)
      stage.change { [navigation] in navigation.topViewController?.view.addSubview(element) }
    case 20: addContainer()
    case 21:
      if let element = element() { stage.change { element.removeFromSuperview() } }
    case 22:
      if let element = element() { stage.change { element.isHidden.toggle() } }
    case 23:
      let pauses = Bool.random(using: &random)
      stage.post(
        pauses
          ? .pauseAssistiveTechnology(.voiceOver) : .resumeAssistiveTechnology(.voiceOver))
    default:
      let isActive = stage.application.applicationState == .active
      stage.session.perform(
        .work(name: "life") { [application = stage.application] in
          isActive ? application.suspend() : application.enterForeground()
        })
    }
  }

  private mutating func command() -> ReaderCommand {
    let plain = ReaderCommand.Name.allCases
    switch Int.random(in: 0..<plain.count + 4, using: &random) {
    case let index where index < plain.count: return .named(plain[index])
    case plain.count:
      return .touch(
        at: Point(
          x: Double.random(in: 0..<400, using: &random),
          y: Double.random(in: 0..<800, using: &random)))
    case plain.count + 1:
      return .rotor(RotorKind.builtIn.randomElement(using: &random) ?? .headings)
    case plain.count + 2:
      return .scroll(AccessibilityScrollDirection.allCases.randomElement(using: &random) ?? .down)
    default: return element().map { .focus(on: $0) } ?? .named(.enable)
    }
  }

  /// Adds a container with elements, inside another one now and then.
  private mutating func addContainer() {
    let kinds: [AccessibilityContainerType] = [.list, .landmark, .semanticGroup, .series]
    row += 1
    let container = View(frame: Rect(x: 0, y: Double(row % 12) * 50, width: 400, height: 100))
    container.accessibilityContainerType = kinds.randomElement(using: &random) ?? .list
    container.accessibilityLabel = Bool.random(using: &random) ? "Group \(row)" : nil
    for index in 0..<Int.random(in: 0...2, using: &random) {
      container.addSubview(Stage.element("Part \(row).\(index)", row: index))
    }
    let others = navigation.topViewController?.view.subviews.filter { !$0.isAccessibilityElement }
    let outer = Bool.random(using: &random) ? others?.randomElement(using: &random) : nil
    stage.change { [navigation] in
      (outer ?? navigation.topViewController?.view)?.addSubview(container)
    }
  }

  /// Something on the screen, or inside something on it.
  private mutating func element() -> View? {
    let outer = navigation.topViewController?.view.subviews.randomElement(using: &random)
    return Bool.random(using: &random)
      ? outer?.subviews.randomElement(using: &random) ?? outer : outer
  }

  private mutating func announce() {
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = Bool.random(using: &random)
    attributes.announcementPriority = AccessibilityPriority.allCases.randomElement(using: &random)
    posted += 1
    stage.post(.announcement(AttributedText("text \(posted)", attributes: attributes)))
  }

  private mutating func checkCursor() {
    guard stage.application.applicationState == .active,
      let element = stage.reader.focusedElement
    else { return }
    let order = ReadingOrder(roots: stage.application.accessibilityRoots)
    let isThere =
      element.isAccessibilityElement
      ? order.stop(at: element) != nil
      : order.stops.contains { $0.containers.contains { $0.container === element } }
    if !isThere {
      problems.append(
        "the cursor stands on \(element.accessibilityLabel ?? "something") out of reach")
    }
  }

  private mutating func checkEnds() {
    for number in 1..<max(1, posted + 1) {
      let count = ends.counts["text \(number)"] ?? 0
      if count != 1 { problems.append("text \(number) ended \(count) times") }
    }
    let heard = stage.session.transcript.events.filter {
      $0.kind == .outcome && $0.outcome == "heard"
    }.compactMap(\.text)
    for text in ends.heard where !heard.contains(text) {
      problems.append("\(text) was said to be heard")
    }
  }
}
