import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotScript
import EarshotSession
import EarshotSpeech

/// Somebody who listens to one run of an app, from its start on.
final class AppListener {
  /// The app; another one after it was launched anew.
  private(set) var application: Application
  /// Everything that was done so far, with what was heard of it.
  private(set) var way: [HeardStep] = []
  private let session: Session
  private let reader: ScreenReader
  private var wordings: Wordings
  private let make: () throws -> Application
  private lazy var keptState = KeptState()
  private var lasting = LastingElements()
  /// What the app showed when somebody last asked, and how many steps were taken before.
  private var known: (steps: Int, state: WalkedState)?
  /// What was announced and has not come to its end.
  private(set) var unfinished: [String] = []
  /// What happened when the app was launched, before the reader was turned on.
  private(set) var launched: [TranscriptEvent] = []
  /// Whether the app has kept its state when it was ended.
  private(set) var hasKeptState = false

  /// Starts an app and turns the reader on.
  init(_ app: WalkedApp) throws {
    make = app.make
    application = try app.make()
    reader = ScreenReader(ReaderSettings(behaviour: .device, style: .spoken, verbosity: .standard))
    session = Session(host: application, reader: reader, speech: VirtualSpeech())
    let application = application
    session.perform(.work(name: "launch") { application.launch() })
    launched = session.transcript.take()
    session.perform(.command(.enable))
    _ = session.transcript.take()
    // An app may find its language when it is launched.
    wordings = Wordings(language: application.accessibilityLanguage)
  }

  /// What the cursor stands on.
  var focus: Responder? { reader.focusedElement.map { first(of: [$0])[0] } }

  /// The elements in whose place some others count, which may have been made anew.
  func first(of elements: [Responder]) -> [Responder] {
    lasting.first(of: elements).map(\.element)
  }

  /// The time since the app was started.
  var now: Duration { session.now }

  /// Whether anything will happen by itself.
  var isExpecting: Bool { nextDue != nil }
  /// When the app does something by itself next, since it was started; `nil` where nothing is due.
  ///
  /// Only here is the app asked: in a file that does not import its module, what hosts answer by default would be
  /// taken instead, which is that nothing ever is due.
  var nextDue: Duration? { application.nextDue }

  /// Does one thing.
  ///
  /// - Returns: What happened.
  @discardableResult
  func take(_ step: WalkStep) throws -> [TranscriptEvent] {
    switch step {
    case .command(let name): session.perform(.command(name))
    case .scroll(let direction): session.perform(.command(.scroll(direction)))
    case .rotor(let kind): session.perform(.command(.rotor(kind)))
    case .type(let text): session.perform(.typeText(text))
    case .wait(let seconds): session.advance(by: seconds)
    case .leave(let isAway):
      session.perform(
        .work(name: isAway ? "background" : "active") { [application] in
          if isAway { application.enterBackground() } else { application.enterForeground() }
        })
    case .surroundings(let change):
      session.perform(.work(name: change.name) { [application] in change.apply(to: application) })
    case .end(true): end()
    case .end(false): try comeBack()
    }
    let events = session.transcript.take()
    way.append(HeardStep(step, events, cursor: focus?.accessibilityFrame))
    for event in events {
      guard let text = event.text else { continue }
      if event.isAnnouncement { unfinished.append(text) }
      if event.isEndOfAnnouncement, let place = unfinished.firstIndex(of: text) {
        unfinished.remove(at: place)
      }
    }
    return events
  }

  /// Ends the app as the system does that needs its memory.
  private func end() {
    let keepsByItself = application.statePreservation != nil
    keptState.keep(application)
    session.perform(
      .work(name: "leave") { [application] in
        application.terminate()
        for window in application.windows { application.removeWindow(window) }
      })
    hasKeptState = keepsByItself || keptState.isKept
  }

  /// Launches the app anew.
  private func comeBack() throws {
    application = try make()
    keptState.keep(application)
    session.goOn(with: application)
    session.perform(.work(name: "comeBack") { [application] in application.launch() })
  }

  /// What the app shows and says now.
  ///
  /// Time passes only in steps, so that between two of them nothing changes.
  func state() -> WalkedState {
    if let known, known.steps == way.count { return known.state }
    let state = WalkedState(
      application, focus: focus, lasting: &lasting, wordings: &wordings)
    known = (way.count, state)
    return state
  }
}
