import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// What Apple's test service gave on iOS 27, letter by letter.
@Suite(.enabled(if: SharedFolder.url("vectors/observed-ios27.json") != nil))
struct TestServiceTests {
  private struct Recording: Decodable {
    struct Screen: Decodable {
      var voiceOverWasAlreadyOn: Bool?
      var current: String
      var forward: [String]
    }

    var screens: [String: Screen]
  }

  /// The screens of the fixture app, as far as they can be known from what was said of them.
  private static var screens: [String: () -> ViewController] {
    [
      "modal": {
        StackedScreen(
          title("Modal details"), button("Dismiss modal"), text("Modal value 12.50"))
      },
      "dynamic": {
        StackedScreen(title("Live"), text("Live count 51"), button("Stable control"))
      },
      "scroll": {
        let rows = (1...12).map { button("Scroll row \($0)") }
        return StackedScreen([title("Rows")] + rows)
      },
      "repeated": {
        StackedScreen(
          title("Fixture repeated"), button("Same label"), button("Same label"),
          text("Balance $1,234.50; rate 2.5%"), toggle("Notifications"))
      },
    ]
  }

  @Test func everyScreenIsSaidToTheLetter() throws {
    let url = try #require(SharedFolder.url("vectors/observed-ios27.json"))
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
    let outcomes = recording.screens.sorted { $0.key < $1.key }.map { name, screen in
      (id: name, difference: difference(of: Self.screens[name], from: screen))
    }
    let surprises = try VectorRows.surprises(in: "observed-ios27", outcomes: outcomes)
    #expect(surprises == [])
  }

  private func difference(
    of screen: (() -> ViewController)?, from recording: Recording.Screen
  ) -> String? {
    guard let screen else { return "not put up" }
    let application = Application()
    application.applicationName = "VoiceOverFixture"
    application.launch(showing: application.makeWindow(screen()))
    let reader = ScreenReader(ReaderSettings(behaviour: .device, style: .ios27))
    reader.wasOnBefore = recording.voiceOverWasAlreadyOn ?? false
    let session = Session(host: application, reader: reader)
    session.settle()
    session.perform(.command(.enable))
    var said = [reader.currentSpeech ?? ""]
    var heard = [recording.current]
    for line in recording.forward {
      var line = line
      // What stands in parentheses is a remark; a line that is only that says the one before again.
      if let remark = line.range(of: "(") {
        line = line[..<remark.lowerBound].trimmingCharacters(in: .whitespaces)
      }
      if line.isEmpty { line = heard.last ?? "" }
      let skips = line.hasPrefix("... ")
      if skips { line.removeFirst(4) }
      repeat {
        session.perform(.command(.moveForward))
      } while skips && reader.currentSpeech != line && said.count < 100 && !isAtEnd(of: session)
      said.append(reader.currentSpeech ?? "")
      heard.append(line)
    }
    return said == heard ? nil : "\(said) is not \(heard)"
  }

  private func isAtEnd(of session: Session) -> Bool {
    session.transcript.events.last?.kind == .sound
  }

  /// One runtime cut what it gave to 64 characters.
  @Test func anUtteranceMayBeCut() {
    let label = String(repeating: "abcdefgh ", count: 12)
    let element = View(saying: label, traits: .button, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let verbosity = Verbosity(characterLimit: 64)
    let stops = ScreenReading(roots: [element], style: .ios27, verbosity: verbosity).stops
    #expect(stops.map(\.description) == [String(label.prefix(64))])
    #expect(stops.map { $0.runs.map(\.text).joined() } == [String(label.prefix(64))])
  }

  private static func title(_ label: String) -> View {
    View(saying: label, traits: .header, frame: .zero)
  }

  private static func button(_ label: String) -> View {
    let button = Button(type: .system)
    button.setTitle(label, for: .normal)
    return button
  }

  private static func text(_ text: String) -> View {
    let label = Label()
    label.text = text
    return label
  }

  private static func toggle(_ name: String) -> View {
    let toggle = Switch()
    toggle.isOn = true
    toggle.accessibilityLabel = name
    return toggle
  }
}
