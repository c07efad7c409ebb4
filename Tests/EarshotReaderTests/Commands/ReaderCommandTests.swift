import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSpeech
import Testing

@Suite struct ReaderCommandTests {
  private let application = Application()
  private let reader = ScreenReader()

  init() {
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    for (row, label) in ["One", "Two", "Three"].enumerated() {
      let view = View(frame: Rect(x: 0, y: Double(row) * 50, width: 400, height: 44))
      view.isAccessibilityElement = true
      view.accessibilityLabel = label
      view.accessibilityIdentifier = label.lowercased()
      view.accessibilityTraits = row == 2 ? .header : .none
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    application.launch()
    application.update()
  }

  /// What a reader wants done, in words.
  private func lines(_ effects: [ReaderEffect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .speech(.submit(let utterance)): "speech \(utterance.text) \(utterance.source.rawValue)"
      case .speech: "speech"
      case .sound(let sound, _): "sound \(sound.rawValue)"
      case .message: "message"
      case .status(let isRunning): "status \(isRunning)"
      case .focus(let element, _, let cause):
        "focus \(element?.transcriptName ?? "nothing") \(cause.name)"
      case .action(let name, _, _): "action \(name)"
      case .request(let request): "request \(request.name)"
      case .note(let text): "note \(text)"
      }
    }
  }

  private func perform(_ command: ReaderCommand) -> [String] {
    lines(reader.perform(command, on: application))
  }

  @Test("a transcript knows every command by its name and what goes with it")
  func names() {
    let element = application.windows[0].subviews[0]
    let commands: [ReaderCommand] = [
      .scroll(.down), .rotor(.headings), .touch(at: Point(x: 1, y: 2)), .focus(on: element),
      .find(.links, isForward: true), .find(.links, isForward: false),
      .say([SpeechRun("Hello")], source: .status), .sound(.boundary),
      .comeBack(to: element, rotor: .words), .named(.moveForward),
      .change(.speechRate, by: -2),
    ]
    #expect(
      commands.map { $0.name + ($0.detail.map { " (\($0))" } ?? "") } == [
        "scroll (down)", "rotor (headings)", "touch (1.0 2.0)", "focus (one)", "next links",
        "previous links", "host", "boundary", "comeBack", "moveForward", "change (speechRate -2)",
      ])
  }

  @Test("the host goes to things of a kind, and the rotor stays as it is")
  func find() {
    _ = perform(.named(.enable))
    _ = perform(.rotor(.words))
    #expect(
      perform(.find(.headings, isForward: true)) == [
        "focus three rotorNext", "sound focus", "speech Three, heading focus",
      ])
    #expect(reader.rotorKind == .words)
    #expect(perform(.find(.headings, isForward: true)) == ["sound boundary"])
  }

  @Test("the host says and sounds what it likes, even while the reader is turned off")
  func hostWords() {
    #expect(
      perform(.say([SpeechRun("Help")], source: .status)) == ["speech Help status"])
    #expect(perform(.sound(.boundary)) == ["sound boundary"])
    #expect(perform(.comeBack(to: nil, rotor: .words)).isEmpty)
    #expect(
      perform(.named(.moveForward)) == [
        "note moveForward was asked for while the reader is turned off"
      ])
    #expect(reader.currentSpeech == "Help")
  }

  @Test("a reader that comes back says where, unless it stands there already")
  func comeBack() {
    _ = perform(.named(.enable))
    let three = application.windows[0].subviews[2]
    let landing = ["focus three restored", "sound focus", "speech Three, heading focus"]
    #expect(perform(.comeBack(to: three, rotor: .headings)) == landing)
    #expect(reader.rotorKind == .headings && reader.chosenRotorKind == .headings)
    #expect(perform(.comeBack(to: three, rotor: nil)).isEmpty)
    #expect(perform(.comeBack(to: View(), rotor: nil)).isEmpty)
  }

  @Test("an element may ask the reader whatever it likes while it is asked itself")
  func askedFromInside() {
    /// An element that wants to know where the reader is before it says what it is called.
    final class Curious: View {
      var reader: ScreenReader?
      private(set) var answers: Set<String> = []

      override var accessibilityLabel: String? {
        get {
          if let reader {
            answers.insert(
              [
                reader.focusedElement?.transcriptName, reader.currentSpeech, reader.currentHint,
                reader.rotorKind?.name, "\(reader.isReading)", "\(reader.isSpeechPaused)",
              ].map { $0 ?? "nothing" }.joined(separator: ", "))
          }
          return "Curious"
        }
        set {}
      }

      override var accessibilityCustomActions: [AccessibilityCustomAction]? {
        get {
          _ = (reader?.rotorKind, reader?.chosenRotorKind, accessibilityLabel)
          return nil
        }
        set {}
      }
    }
    let curious = Curious(frame: Rect(x: 0, y: 300, width: 400, height: 44))
    curious.reader = reader
    curious.isAccessibilityElement = true
    curious.accessibilityIdentifier = "curious"
    application.windows[0].addSubview(curious)
    application.update()
    _ = perform(.named(.enable))
    #expect(
      perform(.named(.last)) == [
        "focus curious last", "sound focus", "speech Curious focus",
      ])
    #expect(perform(.named(.speakItem)) == ["speech Curious focus"])
    #expect(
      curious.answers.contains("curious, Curious, nothing, characters, false, false"),
      "\(curious.answers)")
  }
}
