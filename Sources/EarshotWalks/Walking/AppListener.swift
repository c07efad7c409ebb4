import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// Somebody who listens to one run of an app, from its start on.
final class AppListener {
  let application: Application
  /// Everything that was done so far, with what was heard of it.
  private(set) var way: [HeardStep] = []
  private let session: Session
  private let reader: ScreenReader
  private var wordings: Wordings

  /// Starts an app and turns the reader on.
  init(_ app: WalkedApp) throws {
    application = try app.make()
    reader = ScreenReader(ReaderSettings(behaviour: .device, style: .spoken, verbosity: .standard))
    session = Session(host: application, reader: reader, speech: VirtualSpeech())
    let application = application
    session.perform(.work(name: "launch") { application.launch() })
    session.perform(.command(.enable))
    _ = session.transcript.take()
    // An app may find its language when it is launched.
    wordings = Wordings(language: application.accessibilityLanguage)
  }

  /// What the cursor stands on.
  var focus: Responder? { reader.focusedElement }

  /// The time since the app was started.
  var now: Duration { session.now }

  /// Whether anything will happen by itself.
  var isExpecting: Bool { application.nextDue != nil }

  /// Does one thing.
  ///
  /// - Returns: What happened.
  @discardableResult
  func take(_ step: WalkStep) -> [TranscriptEvent] {
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
    }
    let events = session.transcript.take()
    way.append(HeardStep(step, events))
    return events
  }

  /// What the app shows and says now.
  func state() -> WalkedState {
    WalkedState(application, focus: reader.focusedElement, wordings: &wordings)
  }
}
