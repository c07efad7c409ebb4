import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps

/// A screen as somebody was heard using it, put up anew, with what was done there.
struct ObservedScreen {
  /// What was done, and whether the recording has what was said of it.
  enum Step {
    /// What is said of it was recorded.
    case heard(ListenerGesture)
    /// What is said of it was not recorded, or cut out.
    case unheard(ListenerGesture)
    /// The reader is turned on; what is said of the screen then was not recorded.
    case turnedOn
    /// The reader is turned off.
    case turnedOff
  }

  /// Makes the screen.
  let screen: () -> ViewController
  /// The device it is on.
  var idiom = InterfaceIdiom.phone
  /// What was done, from the first element on.
  let steps: [Step]

  init(
    _ screen: @escaping @autoclosure () -> ViewController, on idiom: InterfaceIdiom = .phone,
    _ steps: Step...
  ) {
    (self.screen, self.idiom, self.steps) = (screen, idiom, steps)
  }

  /// A sentence as it was said: the words of an utterance, or a sentence of its hint.
  struct Line: Equatable {
    var text: String
    var isHint = false
  }

  /// What is said of the steps whose speech was recorded.
  func said() -> [Line] {
    let application = Application(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    application.launch(showing: application.makeWindow(screen()))
    let speech = VirtualSpeech()
    var lines: [Line] = []
    var isRecorded = false
    speech.onCommand = { command in
      guard isRecorded, case .submit(let utterance) = command else { return }
      if !utterance.text.isEmpty { lines.append(Line(text: utterance.text)) }
      for run in utterance.runs where run.role == .hint {
        if run.leadingPause > .zero {
          lines.append(Line(text: run.text, isHint: true))
        } else {
          lines[lines.count - 1].text += run.text
        }
      }
    }
    let session = Session(
      host: application, reader: ScreenReader(ReaderSettings(behaviour: .device)), speech: speech)
    session.settle()
    if case .turnedOn = steps.first {
      isRecorded = true
      session.perform(.command(.enable))
      // The screen itself is not what was recorded.
      lines = Array(lines.prefix(1))
    } else {
      session.perform(.command(.enable))
    }
    for step in steps {
      switch step {
      case .turnedOn: continue
      case .turnedOff:
        isRecorded = true
        session.perform(.command(.disable))
      case .heard(let gesture):
        isRecorded = true
        session.perform(gesture)
      case .unheard(let gesture):
        isRecorded = false
        session.perform(gesture)
      }
    }
    session.shutDownSpeech()
    return lines
  }
}

extension Session {
  /// Does what a gesture asks for.
  func perform(_ gesture: ListenerGesture) {
    if let command = gesture.command {
      perform(.command(command))
    } else if case .touch(let label) = gesture,
      let element = firstElement(where: { $0.accessibilityLabel == label })
    {
      perform(.command(.focus(on: element)))
    }
  }
}
