import Earshot
import Testing

/// The guide's listing of a screen that writes down whether its announcements were heard.
private final class AnnouncingController: ViewController {
  private(set) var heard: [String] = []
  private var observation: NotificationObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = application?.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [weak self] in self?.didFinishAnnouncement($0)
    }
  }

  private func didFinishAnnouncement(_ message: AnnouncementDidFinish) {
    let valueSpoken = message.announcement
    let wasSuccessful = message.wasSuccessful
    heard.append("\(valueSpoken), \(wasSuccessful ? "heard" : "cut off")")
  }
}

/// A book that has its lines announced, and turns its page when the last of one was heard.
private final class AnnouncedBook: ScreenController {
  let pages = [["One.", "Two."], ["Three.", "Four."], ["Five."]]
  private(set) var page = 0 { didSet { text?.text = pages[page].joined(separator: " ") } }
  private var line = 0
  @Outlet var text: Label?
  private var observation: NotificationObservation?

  override func makeViews() {
    let text = Label(frame: Rect(x: 16, y: 100, width: 358, height: 600))
    self.text = text
    add(text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page = 0
    observation = application?.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      [weak self] in self?.didFinish($0)
    }
  }

  func read() { application?.post(.announcement(AttributedText(pages[page][line]))) }

  private func didFinish(_ message: AnnouncementDidFinish) {
    guard message.wasSuccessful, message.announcement == pages[page][line] else { return }
    if line + 1 < pages[page].count {
      line += 1
    } else if page + 1 < pages.count {
      page += 1
      line = 0
    } else {
      return
    }
    read()
  }
}

/// A book whose lines stand on the screen; the last of a page says that it turns it.
private final class ShownBook: ScreenController {
  private let pages = [["One.", "Two."], ["Three.", "Four."], ["Five."]]
  private(set) var page = 0
  @Outlet var first: Label?
  @Outlet var last: Label?

  override func makeViews() {
    let first = Label(frame: Rect(x: 16, y: 100, width: 358, height: 30))
    let last = Label(frame: Rect(x: 16, y: 140, width: 358, height: 30))
    last.accessibilityTraits = [.staticText, .causesPageTurn]
    (self.first, self.last) = (first, last)
    add(first, last)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    let lines = pages[page]
    first?.text = lines.first
    first?.isHidden = lines.count < 2
    last?.text = lines.last
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard direction == .next, page + 1 < pages.count else { return false }
    page += 1
    showPage()
    application?.post(.pageScrolled(nil))
    return true
  }
}

/// Notices whether a screen reader runs.
private final class StatusController: ViewController {
  private(set) var told: [String] = []
  private var observations: [NotificationObservation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let center = application?.notificationCenter else { return }
    observations = [
      center.addObserver(for: VoiceOverStatusDidChange.self) { [weak self] in
        self?.told.append($0.isVoiceOverRunning ? "on" : "off")
      },
      center.addObserver(for: ApplicationWillEnterForeground.self) { [weak self] _ in
        self?.told.append("foreground")
      },
    ]
  }
}

/// What an app is told by the screen reader.
@Suite struct NotificationTests {
  @Test(
    "Listing: an announcement that ended says whether it was heard", .shows(.g05, .g32),
    arguments: Way.allCases)
  func announcements(_ way: Way) throws {
    let controller = try way.screen(.accessibility, AnnouncingController.init)
    let app = GuideApp(controller)
    try app.session.enable()
    app.session.advanceUntilSilent()
    app.change { app.application.post(.announcement("Saved")) }
    app.session.advanceUntilSilent()
    #expect(controller.heard == ["Saved, heard"])
    app.change { app.application.post(.announcement("A very long story")) }
    try app.session.disable()
    app.session.advanceUntilSilent()
    #expect(controller.heard == ["Saved, heard", "A very long story, cut off"])
  }

  /// The moments at which lines were heard to their ends, and those at which lines began after the first.
  private func ends(and begins: Int, of app: GuideApp) -> ([Duration], [Duration]) {
    let events = app.session.transcript.take()
    let ends = events.filter { $0.kind == .outcome && $0.outcome == "heard" }.map(\.time)
    let lines = events.filter { $0.kind == .speech }.map(\.time)
    return (Array(ends.suffix(begins).dropLast()), Array(lines.suffix(begins).dropFirst()))
  }

  @Test(
    "A book turns its page when the last line was heard, and goes on at once", .shows(.g32),
    arguments: Way.allCases)
  func announcedBook(_ way: Way) throws {
    let book = try way.screen(.accessibility, AnnouncedBook.init)
    let app = GuideApp(book)
    try app.session.enable()
    app.session.advanceUntilSilent()
    _ = app.heard()
    app.change { book.read() }
    #expect(book.page == 0)
    app.session.advanceUntilSilent()
    #expect(book.page == 2)
    let lines = app.session.transcript.events.filter { $0.kind == .speech }.compactMap(\.text)
    #expect(lines == book.pages.flatMap(\.self))
    let (ends, begins) = ends(and: 5, of: app)
    #expect(ends == begins && ends.count == 4)
  }

  @Test("A line that was cut off turns nothing", .shows(.g32), arguments: Way.allCases)
  func cutOff(_ way: Way) throws {
    let book = try way.screen(.accessibility, AnnouncedBook.init)
    let app = GuideApp(book)
    try app.session.enable()
    app.session.advanceUntilSilent()
    app.change { book.read() }
    try app.session.command(.speakItem)
    app.session.advanceUntilSilent()
    #expect(book.page == 0)
  }

  @Test(
    "A book that is read from the top is read over the ends of its pages", .shows(.g30, .g32),
    arguments: Way.allCases)
  func shownBook(_ way: Way) throws {
    let book = try way.screen(.accessibility, ShownBook.init)
    let app = GuideApp(book)
    try app.session.enable()
    app.session.advanceUntilSilent()
    _ = app.heard()
    try app.session.command(.readFromTop)
    app.session.advanceUntilSilent()
    #expect(book.page == 2)
    let lines = app.session.transcript.events.filter { $0.kind == .speech }.compactMap(\.text)
    #expect(lines == ["One.", "Two.", "Three.", "Four.", "Five."])
    let (ends, begins) = ends(and: 5, of: app)
    #expect(ends == begins && ends.count == 4)
  }

  @Test("A screen reader that comes or goes is told of", .shows(.g33), arguments: Way.allCases)
  func status(_ way: Way) throws {
    let controller = try way.screen(.accessibility, StatusController.init)
    let app = GuideApp(controller)
    try app.session.enable()
    #expect(controller.told == ["on"] && app.application.isVoiceOverRunning)
    try app.session.disable()
    #expect(controller.told == ["on", "off"] && !app.application.isVoiceOverRunning)
  }

  @Test(
    "An app that was suspended is told when it comes back", .shows(.g33), arguments: Way.allCases)
  func suspended(_ way: Way) throws {
    let controller = try way.screen(.accessibility, StatusController.init)
    let app = GuideApp(controller)
    try app.session.enable()
    app.change { app.application.suspend() }
    try app.session.disable()
    #expect(controller.told == ["on"])
    app.change { app.application.enterForeground() }
    #expect(controller.told == ["on", "foreground", "off"])
  }
}
