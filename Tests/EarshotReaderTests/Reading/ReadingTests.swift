import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps
import Testing

/// Continuous reading, and apps that turn pages (guide row G32).
@Suite struct ReadingTests {
  @Test func readsToTheEnd() {
    let stage = Stage(labels: "One", "Two", "Three")
    stage.session.advanceUntilSilent()
    _ = stage.lines()
    stage.perform(.moveForward, .readAll)
    stage.session.advanceUntilSilent()
    #expect(
      stage.lines().filter { $0.hasPrefix("speech") } == [
        "speech: Two, because of focus", "speech: Two, because of reading",
        "speech: Three, because of reading",
      ])
    #expect(stage.focus == "three" && !stage.reader.isReading)
    stage.perform(.readFromTop)
    stage.session.advanceUntilSilent()
    #expect(stage.spoken() == ["One", "Two", "Three"])
  }

  @Test func aPersonStopsIt() {
    let stage = Stage(labels: "One", "Two", "Three")
    stage.perform(.readFromTop)
    stage.session.advance(by: 0.1)
    stage.perform(.pause)
    stage.session.advance(by: 5)
    #expect(stage.focus == "one" && stage.reader.isReading)
    stage.perform(.pause)
    stage.session.advance(by: 0.2)
    #expect(stage.focus == "two")
    stage.perform(.moveForward)
    stage.session.advanceUntilSilent()
    #expect(!stage.reader.isReading)
    #expect(stage.spoken() == ["One", "Two", "Three"])
  }

  @Test func elementsWithoutWordsAreNoPauses() {
    let stage = Stage(labels: "One", "Two", "Three")
    stage.window.subviews[1].accessibilityLabel = nil
    stage.perform(.readFromTop)
    stage.session.advanceUntilSilent()
    #expect(stage.spoken() == ["One", "Three"] && stage.focus == "three")
  }

  /// A book that turns its page when the last line was spoken.
  private final class Book: View {
    var pages: [[String]] = []
    var page = 0

    func show() {
      for line in subviews { line.removeFromSuperview() }
      for (row, text) in pages[page].enumerated() {
        let line = Stage.element(text, row: row)
        if row == pages[page].count - 1 { line.accessibilityTraits = .causesPageTurn }
        addSubview(line)
      }
    }

    override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
      guard direction == .next, page + 1 < pages.count else { return false }
      page += 1
      show()
      window?.application?.post(
        .pageScrolled(AttributedText("Page \(page + 1) of \(pages.count)")))
      return true
    }
  }

  @Test func readingGoesOnWhenThePageTurns() {
    let stage = Stage()
    let book = Book(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    book.pages = [["One", "Two"], ["Three", "Four"], ["Five"]]
    book.show()
    stage.window.addSubview(book)
    stage.start()
    stage.session.advanceUntilSilent()
    _ = stage.lines()
    stage.perform(.readFromTop)
    stage.session.advanceUntilSilent()
    let events = stage.session.transcript.take()
    let speech = events.filter { $0.kind == .speech }
    #expect(speech.compactMap(\.text) == ["One", "Two", "Three", "Four", "Five"])
    // Without a break: each begins in the moment in which the one before was heard.
    let ends = events.filter { $0.kind == .outcome }
    #expect(ends.allSatisfy { $0.outcome == "heard" })
    #expect(zip(ends, speech.dropFirst()).allSatisfy { $0.time == $1.time })
    #expect(book.page == 2)
  }

  @Test func aPageThatStaysTheSameEndsReading() {
    let stage = Stage()
    var turns = 0
    let book = Asked("book", answer: true) { _ in turns += 1 }
    stage.window.addSubview(book)
    book.addSubview(Stage.element("Blank page", row: 0, traits: .causesPageTurn))
    stage.start()
    stage.perform(.readAll)
    stage.session.advanceUntilSilent()
    #expect(!stage.reader.isReading && turns < 6)
    #expect(
      stage.lines().contains(
        "note: the page was turned, but the same text stands on it; reading ended"))
  }

  /// The listing of the guide: the app announces its pages itself.
  private final class Announcer: ViewController {
    let pages: [String]
    private(set) var page = 0
    private var observation: NotificationObservation?

    init(_ pages: [String]) {
      self.pages = pages
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Stage.element("Cover", row: 2))
      observation = application?.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
        [weak self] in self?.didFinish($0)
      }
    }

    private func didFinish(_ message: AnnouncementDidFinish) {
      guard message.wasSuccessful, message.announcement == pages[page], page + 1 < pages.count
      else { return }
      page += 1
      application?.post(.announcement(AttributedText(pages[page])))
    }
  }

  @Test func theAppTurnsThePageWhenItWasHeard() {
    let stage = Stage()
    let book = Announcer(["Page one", "Page two", "Page three"])
    stage.window.rootViewController = book
    stage.start()
    stage.session.advanceUntilSilent()
    stage.post(.announcement("Page one"))
    stage.session.advance(by: 0.2)
    #expect(book.page == 0)
    stage.session.advance(by: 0.3)
    #expect(book.page == 1)
    // Interrupted, it does not turn.
    stage.perform(.speakItem)
    stage.session.advanceUntilSilent()
    #expect(book.page == 1)
    stage.post(.announcement("Page two"))
    stage.session.advanceUntilSilent()
    #expect(book.page == 2)
    let times = stage.session.transcript.take().filter {
      $0.text == "Page three" || ($0.text == "Page two" && $0.outcome == "heard")
    }
    #expect(times.first?.time == times.dropFirst().first?.time)
  }

  /// Guide row G33.
  @Test func aSuspendedAppHearsOfTheReaderLater() throws {
    let stage = Stage()
    var told: [Bool] = []
    let observation = stage.application.notificationCenter.addObserver(
      for: VoiceOverStatusDidChange.self
    ) { told.append($0.isVoiceOverRunning) }
    try stage.session.enable()
    stage.session.perform(.work(name: "suspend") { stage.application.suspend() })
    try stage.session.disable()
    try stage.session.enable()
    try stage.session.disable()
    #expect(told == [true])
    stage.session.perform(.work(name: "return") { stage.application.enterForeground() })
    #expect(told == [true, false])
    observation.cancel()
  }
}
