import Earshot
import EarshotTestSupport
import Foundation
import Testing

// guide
/// A screen with a title, a number and a button.
final class BasketController: ViewController {
  private let total = Label(frame: Rect(x: 16, y: 120, width: 358, height: 40))
  private var count = 0 {
    didSet { total.text = count == 1 ? "1 ticket" : "\(count) tickets" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
    title.text = "Basket"
    title.accessibilityTraits = [.header]
    total.text = "Nothing yet"
    let add = Button(
      type: .system,
      primaryAction: Action(title: "Add ticket") { [weak self] _ in self?.addTicket() })
    add.frame = Rect(x: 16, y: 180, width: 358, height: 44)
    add.accessibilityIdentifier = "add"
    add.accessibilityHint = "Puts a ferry ticket into the basket."
    for part in [title, total, add] { view.addSubview(part) }
  }

  private func addTicket() {
    count += 1
    view.window?.application?.post(.announcement("Added"))
  }
}
// end

/// What the guide for users of the library shows, as it stands there.
///
/// The test of its own compares the code between the marks with the page, block by block; what is
/// heard is looked up in the page.
@Suite("The guide to the library")
struct GuideTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let page: String

  init() throws {
    page = try String(
      contentsOf: Self.package.appendingPathComponent(
        "Sources/Earshot/Earshot.docc/UsingTheLibrary.md"),
      encoding: .utf8)
  }

  /// The blocks of the page in a language.
  private func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// What the page shows as heard, by number.
  private func heard(_ number: Int) -> [String] {
    blocks("text")[number].split(separator: "\n").map(String.init)
  }

  @Test("It shows the code that is run here")
  func code() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    var regions: [[Substring]] = []
    var isOpen = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingPrefix(while: \.isWhitespace) {
      case "// guide":
        isOpen = true
        regions.append([])
      case "// end": isOpen = false
      default: if isOpen { regions[regions.count - 1].append(line) }
      }
    }
    let shown = regions.map { lines in
      let margin = lines[0].prefix(while: \.isWhitespace).count
      return lines.map { $0.dropFirst(margin) + "\n" }.joined()
    }
    #expect(blocks("swift") == shown)
  }

  private func makeApplication() -> Application {
    // guide
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = BasketController()
    window.makeKeyAndVisible()
    application.launch()
    // end
    return application
  }

  @Test("A screen is walked and heard")
  func walking() throws {
    let application = makeApplication()
    // guide
    let session = Session(host: application, reader: ScreenReader())
    session.settle()
    try session.enable()
    var said = [try session.currentSpeech]
    for _ in 0..<2 {
      try session.moveForward()
      said.append(try session.currentSpeech)
    }
    // end
    #expect(said == heard(0))
  }

  @Test("An element is found and used, and time passes")
  func acting() throws {
    let application = makeApplication()
    let session = Session(host: application, reader: ScreenReader())
    session.settle()
    try session.enable()
    // guide
    if let add = session.element(labelled: "Add ticket") {
      try session.command(.focus(on: add))
      try session.activate()
    }
    session.advanceUntilSilent()
    // end
    #expect(session.element(labelled: "1 ticket") != nil)
    var lines: [String] = []
    // guide
    for event in session.transcript.events where event.kind == .speech {
      lines.append("\(event)")
    }
    // end
    #expect(lines == heard(1))
  }

  @Test("Observers hear of it")
  func observing() throws {
    let application = makeApplication()
    let session = Session(host: application, reader: ScreenReader())
    session.settle()
    try session.enable()
    var lines: [String] = []
    // guide
    session.transcript.onEvent = { event in
      if event.kind == .action { lines.append("\(event)") }
    }
    let observation = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      lines.append("\($0.announcement), \($0.wasSuccessful ? "heard" : "cut off")")
    }
    // end
    defer { observation.cancel() }
    try session.command(.last)
    try session.activate()
    session.advanceUntilSilent()
    #expect(lines == heard(2))
  }

  @Test("Files become apps, and scripts walk through them")
  func files() throws {
    // guide
    let lamp = """
      screens:
        - name: Lamp
          root:
            children:
              - { id: light, label: Light, value: "0", traits: [toggleButton, button],
                  on: { activate: toggle } }
      """
    let script = """
      open: lamp.yaml
      steps:
        - expect: Light, off
        - activate
        - expect: { speech: "on", handledBy: light }
      """
    let apps = AppReader(filesInMemory: ["lamp.yaml": Array(lamp.utf8)])
    let report = try ScriptPlayer(apps: apps).play(
      ScriptReader().read(Array(script.utf8), file: "lamp-script.yaml"))
    // end
    #expect(report.failures == [] && report.results.count == 3)
    // guide
    let application = try apps.application(of: "lamp.yaml")
    application.launch()
    let session = Session(host: application, reader: ScreenReader())
    // end
    try session.enable()
    #expect(try session.currentSpeech == "Light, off")
  }

  @Test("Scripts walk through apps in code")
  func walks() throws {
    // guide
    let walk = """
      steps:
        - expect: Basket, heading
        - moveForward: 2
        - activate
        - expect: { speech: Added, handledBy: add, action: activate }
        - moveBackward
        - expect: 1 ticket
      """
    let walked = try ScriptPlayer().play(ScriptReader().read(Array(walk.utf8), file: "walk.yaml")) {
      let application = Application()
      let window = Window(
        application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = BasketController()
      window.makeKeyAndVisible()
      return application
    }
    // end
    #expect(walked.failures == [] && walked.results.count == 4)
  }

  @Test("State comes back")
  func restoring() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.path(of: "state")
    // guide
    let first = NotesApp(folder: folder)
    first.controller.note = "Ferry at ten"
    first.application.enterBackground()

    let second = NotesApp(folder: folder)
    // end
    #expect(second.controller.note == "Ferry at ten")
  }
}

// guide
final class NoteController: ViewController {
  var note = ""

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
  }
}

final class NotesApp: ApplicationDelegate {
  let application = Application()
  let controller = NoteController()

  init(folder: String) {
    controller.restorationIdentifier = "notes"
    application.delegate = self
    application.statePreservation = StateRestoration(folder: folder)
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.launch()
    application.update()
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}
// end

// guide
@Suite struct BasketTests {
  @Test func aTicketIsAdded() throws {
    let application = Application()
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = BasketController()
    window.makeKeyAndVisible()
    application.launch()
    let session = Session(host: application, reader: ScreenReader())
    session.settle()
    try session.enable()
    let add = try #require(session.element(identifiedBy: "add"))
    try session.command(.focus(on: add))
    #expect(try session.currentSpeech == "Add ticket, button")
    try session.activate()
    #expect(session.element(labelled: "1 ticket") != nil)
  }
}
// end
