import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotRestoration
import EarshotSession
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The cursor of the reader goes away with the app and comes back with it.
@Suite struct ReaderPositionTests {
  private let folder = StateFolder()

  /// A screen with some labels, each with an identifier or without.
  private func screen(_ labels: [(label: String, identifier: String?)]) -> KeptController {
    let controller = KeptController("Screen", Log())
    controller.onLoad = { controller in
      for (index, (text, identifier)) in labels.enumerated() {
        let label = Label(frame: Rect(x: 16, y: 50 + Double(index) * 50, width: 200, height: 40))
        label.text = text
        label.accessibilityIdentifier = identifier
        label.accessibilityTraits = index % 2 == 1 ? .header : .staticText
        controller.view.addSubview(label)
      }
    }
    return controller
  }

  private func session(_ root: ViewController, keeps: Bool = true) throws -> (Session, KeptApp) {
    let app = KeptApp(folder)
    app.keeper.keepsReaderPosition = keeps
    let session = Session(host: app.application, reader: ScreenReader())
    app.launch(root)
    try session.enable()
    session.settle()
    return (session, app)
  }

  private func focused(_ session: Session) -> String? { session.focusedElement?.accessibilityLabel }

  @Test("the reader lands where it stood, with the setting of its rotor")
  func comesBack() throws {
    let labels: [(String, String?)] = [("One", "a"), ("Two", "b"), ("Three", "c"), ("Four", "d")]
    let (first, app) = try session(screen(labels))
    try first.command(.rotor(.headings))
    try first.moveForward()
    try first.moveForward()
    #expect(focused(first) == "Three")
    app.leave()

    let (second, _) = try session(screen(labels))
    #expect(focused(second) == "Three")
    #expect(try second.currentSpeech == "Three")
    #expect(second.reader?.rotorKind == .headings)
    #expect(second.transcript.text.contains("restored"))
    try second.command(.rotorNext)
    #expect(focused(second) == "Four")
  }

  @Test("one setting turns it off, at either end")
  func turnedOff() throws {
    let labels: [(String, String?)] = [("One", "a"), ("Two", "b")]
    let (first, app) = try session(screen(labels), keeps: false)
    try first.moveForward()
    app.leave()
    #expect(folder.text(of: "state.json")?.contains("voiceOver") == false)

    let (second, again) = try session(screen(labels))
    try second.moveForward()
    again.leave()
    #expect(folder.text(of: "state.json")?.contains("voiceOver") == true)
    let (third, _) = try session(screen(labels), keeps: false)
    #expect(focused(third) == "One")
  }

  @Test("without identifiers the label decides; a wrong element is worse than the first")
  func withoutIdentifiers() throws {
    let (first, app) = try session(screen([("One", nil), ("Two", nil), ("Three", nil)]))
    try first.moveForward()
    #expect(focused(first) == "Two")
    app.leave()
    let (moved, _) = try session(screen([("New", nil), ("One", nil), ("Two", nil)]))
    #expect(focused(moved) == "Two")
    let (gone, _) = try session(screen([("New", nil), ("One", nil), ("Three", nil)]))
    #expect(focused(gone) == "New")
    let (twice, _) = try session(screen([("Two", nil), ("One", nil), ("Two", nil)]))
    #expect(focused(twice) == "Two" && twice.focusedElement?.accessibilityFrame.minY == 50)
  }

  @Test("what stands in a secure field is in no cursor either")
  func secureText() throws {
    let root = screen([("One", nil), ("the word is hunter22", nil)])
    let (session, app) = try session(root)
    let field = TextField(frame: Rect(x: 16, y: 700, width: 200, height: 40))
    field.isSecureTextEntry = true
    field.text = "hunter22"
    root.view.addSubview(field)
    session.settle()
    try session.moveForward()
    app.leave()
    #expect(folder.text(of: "state.json")?.contains("hunter22") == false)
  }
}
