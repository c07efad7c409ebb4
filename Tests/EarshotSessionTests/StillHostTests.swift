import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// A host that only has something to say: no app lives behind it.
@Suite struct StillHostTests {
  private final class StillHost: AccessibilityHost {
    let accessibilityRoots: [Responder]
    let interfaceIdiom = InterfaceIdiom.phone
    let layoutDirection = LayoutDirection.leftToRight
    let accessibilityLanguage: String? = "en"
    var applicationState = ApplicationState.active
    let notificationCenter = TypedNotificationCenter()
    var posted: [AccessibilityNotification] = []

    init(labels: String...) {
      let root = AccessibilityElement(accessibilityContainer: nil)
      root.isAccessibilityElement = false
      root.accessibilityFrame = Rect(x: 0, y: 0, width: 400, height: 800)
      root.accessibilityElements = labels.enumerated().map { row, label in
        let element = AccessibilityElement(accessibilityContainer: root)
        element.accessibilityLabel = label
        element.accessibilityIdentifier = label.lowercased()
        element.accessibilityFrame = Rect(x: 0, y: Double(row) * 50, width: 400, height: 44)
        return element
      }
      accessibilityRoots = [root]
    }

    func deliverTap(at point: Point) -> Responder? { nil }
    func toggleMedia() -> Bool { false }
    func takeAccessibilityNotifications() -> [AccessibilityNotification] {
      defer { posted = [] }
      return posted
    }
  }

  private let host = StillHost(labels: "One", "Two")
  private let session: Session

  init() {
    session = Session(host: host, reader: ScreenReader())
  }

  private func lines() -> [String] { session.transcript.take().map(\.description) }

  @Test func itIsReadLikeAnApp() throws {
    try session.enable()
    try session.moveForward()
    #expect(try session.currentSpeech == "Two")
    #expect(
      lines() == [
        "0.000 command: enable", "0.000 notification: VoiceOverStatusDidChange",
        "0.000 speech: VoiceOver on, because of status", "0.000 focus: one, because of enable",
        "0.000 sound: focus", "0.000 speech: One, because of focus", "0.000 command: moveForward",
        "0.000 focus: two, because of moveForward", "0.000 sound: focus",
        "0.000 speech: Two, because of focus", "0.000 outcome: One, dropped, because of stale",
        "0.000 outcome: VoiceOver on, interrupted",
      ])
    session.advanceUntilSilent()
    #expect(lines() == ["0.180 outcome: Two, heard"])
  }

  @Test func itTakesNothing() {
    session.perform(.tap(Point(x: 1, y: 1)))
    session.perform(.touchDown(Point(x: 1, y: 1)))
    session.perform(.touchMove(Point(x: 1, y: 1)))
    session.perform(.touchUp)
    session.perform(.typeText("a"))
    session.perform(.deleteBackward)
    #expect(
      lines().filter { $0.contains("note") } == [
        "0.000 note: nothing took the tap", "0.000 note: nothing took the touch",
        "0.000 note: nothing took what was typed", "0.000 note: nothing took what was typed",
      ])
  }

  @Test func itTellsOfChangesAndHearsOfMoves() throws {
    try session.enable()
    var heard: [String] = []
    let observation = host.notificationCenter.addObserver(for: AccessibilityElementFocused.self) {
      heard.append($0.focusedElement?.transcriptName ?? "nothing")
    }
    let second = try #require(host.accessibilityRoots[0].accessibilityElements?.last)
    session.perform(
      .work(name: "change") { [host] in host.posted = [.layoutChanged(.element(second))] })
    observation.cancel()
    #expect(heard == ["two"])
    #expect(session.focusedElement === second)
  }
}
