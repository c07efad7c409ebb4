import CTerminal
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import Glibc

// The drawn host, from a key to the screen:
//
//  1. everything that happens comes in one stream: bytes, signals, news of speech, mail, time
//     (`HostCore`, `Terminal`);
//  2. bytes become keys (`InputDecoder`), and a key goes to a text field that is edited or to the reader,
//     which knows what it asks for (`CommandTable`); what only the host can do comes back as a request
//     (`ScreenHost+Keys`);
//  3. the session turns until it has come to rest; what was said becomes the caption, what changed
//     under the cursor an annotation;
//  4. the screen is drawn anew into a grid, and the cells that differ are written (`ScreenHost+Drawing`).

/// An app on the screen of a terminal.
final class ScreenHost {
  let core: HostCore
  let terminal: Terminal
  var caption = Caption()
  var picture = ScreenDrawing()
  var writer = ScreenWriter<CellGrid>()
  var isCurtained = false
  /// The element that was annotated last, and how it was.
  var annotated: (element: Responder, summary: ElementSummary)?
  /// The element on which the mouse went down last, and when.
  var pressed: (element: Responder, time: Duration)?
  let annotates: Bool
  var ending: HostEnding?
  /// Whether it is to stop, as a shell's job.
  var isStopping = false
  var answers = TerminalAnswers()
  /// What is written beside the screen: annotations, and what is put on the clipboard.
  var asides = ""

  /// The most events in a row after which the screen is not drawn.
  private static let undrawnLimit = 64

  private var decoder = InputDecoder()
  private var patience = 0

  init(_ core: HostCore, terminal: Terminal, annotates: Bool) {
    self.core = core
    self.terminal = terminal
    self.annotates = annotates
  }

  var session: Session { core.session }
  var reader: ScreenReader { core.reader }

  /// Runs until the user, the system or the terminal ends it.
  func run(showsTutorial: Bool) async -> HostEnding {
    session.onHostRequest = { [weak self] in self?.perform($0) }
    core.start()
    ask()
    if showsTutorial { sayTutorial() }
    observe(isNew: true)
    draw()
    core.rest()
    var undrawn = 0
    for await event in core.events {
      // A task may go on in another thread after each wait.
      terminal_guard_stack()
      terminal.showLife()
      core.take(event)
      observe()
      take(event)
      if isLeaving { core.silence() }
      if let ending, ending != .quit || answers.areComplete {
        terminal.release()
        await core.stop()
        return ending
      }
      if isStopping, answers.areComplete { await stop() }
      undrawn += 1
      // Where more was typed already than can be taken at once, there is nothing to see in between.
      if !terminal.hasMore || undrawn >= Self.undrawnLimit {
        draw()
        undrawn = 0
      }
      core.rest()
    }
    return .inputEnded
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .terminal(let event):
      terminal.taken()
      take(event)
      // A key that was bound to something else was done; one that ends the host is on its way.
      if ending == nil { terminal.answered() }
    case .patience(let count):
      guard count == patience else { return }
      for input in decoder.timeOut() {
        take(input)
        observe()
      }
    case .speech(let event):
      switch event.news {
      case .soundLost: caption.text = core.noSoundLine ?? ""
      case .finished(_, .failed(let failure)) where core.noSound == nil:
        caption.text += " " + reader.text(.notHeard, ["\(failure)"])
      default: break
      }
    case .answersOverdue: answers.areComplete = true
    case .mail, .tick, .line, .passed, .programEnded, .programStopped,
      .nothingToReview:
      break
    }
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .bytes(let bytes):
      for input in decoder.decode(bytes) where !isLeaving || input == .deviceAttributes {
        terminal.showLife()
        take(input)
        observe()
      }
      waitForMore()
    case .resized: writer.forget()
    case .resumed:
      terminal.resume()
      if answers.hasKeyboardFlags { write(TerminalSequences.tellAllKeysStill) }
      writer.forget()
    case .stopRequested: isStopping = true
    case .endRequested(let signal): ending = .signal(signal)
    case .closed: ending = .signal(SIGHUP)
    }
  }

  /// Has the decoder told when nothing follows what it has of a sequence.
  private func waitForMore() {
    patience += 1
    guard let limit = decoder.patience else { return }
    Task { [events = core.events, patience] in
      try? await Task.sleep(for: limit)
      events.send(.patience(patience))
    }
  }

  private func take(_ input: TerminalInput) {
    switch input {
    case .key(let press): take(press)
    case .paste(let text, let isWhole): paste(text, isWhole: isWhole)
    case .mouse(let event): take(event)
    case .keyboardFlags:
      // Set once, whatever comes in: they are taken back once.
      guard !answers.hasKeyboardFlags else { return }
      answers.hasKeyboardFlags = true
      write(TerminalSequences.tellAllKeys)
    case .mode(2026, let isKnown): writer.isSynchronized = isKnown
    case .deviceAttributes: answers.areComplete = true
    case .mode, .focus: break
    }
  }
}
