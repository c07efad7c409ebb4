public import EarshotInterface
public import EarshotModel
public import EarshotReader
import EarshotScript
public import EarshotSession
import EarshotSpeech
public import Testing

/// Somebody who listens to an app in a test: one run of it, with a screen reader that is turned on.
///
///     let listener = try Listener(BasketController())
///     #expect(listener.screen == ["Basket, heading", "Nothing yet", "Add ticket, button"])
///     try listener.tapView(withAccessibilityLabel: "Add ticket")
///     #expect(listener.heard.last == "Added")
///
/// Time is virtual, so that no test waits: it passes in ``wait(forTimeInterval:sourceLocation:)``, and where a verb
/// waits for something. What a listener cannot come to cannot be found.
public final class Listener {
  /// The app.
  public let application: Application
  /// What moves the app and the reader; it takes whatever has no verb here.
  public let session: Session

  /// What the trait of the test says of audits, if it has one.
  let auditing = AuditTrait.current
  /// What was told of the screens that were audited so far.
  var told = AuditedScreens()

  /// How large the screen of an app is that is only a controller or a view, in points: an iPhone of 6.1 inches.
  public nonisolated static let screen = Rect(x: 0, y: 0, width: 393, height: 852)

  /// Launches an app, unless it runs already, and turns the reader on.
  ///
  /// - Parameters:
  ///   - application: The app, with its windows or a delegate that makes them.
  ///   - settings: What the listener has chosen; without it, what a new device has.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  public init(
    _ application: Application,
    settings: ReaderSettings = ReaderSettings(
      behaviour: .device, style: .spoken, verbosity: .standard),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    self.application = application
    session = Session(
      host: application, reader: ScreenReader(settings), speech: VirtualSpeech())
    if !application.isRunning {
      session.perform(.work(name: "launch") { application.launch() })
    }
    try enable(sourceLocation: sourceLocation)
  }

  /// Shows a controller in a window of its own, and listens to it.
  ///
  /// - Parameters:
  ///   - controller: The controller, which becomes the root of the window.
  ///   - frame: The screen, in points.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  public convenience init(
    _ controller: ViewController, frame: Rect = Listener.screen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    try self.init(Application(showing: controller, frame: frame), sourceLocation: sourceLocation)
  }

  /// Shows a view on a screen of its own, and listens to it.
  ///
  /// - Parameters:
  ///   - view: The view, which keeps its frame.
  ///   - frame: The screen, in points.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: `ListenerError.reader` when the reader cannot be turned on.
  public convenience init(
    _ view: View, frame: Rect = Listener.screen, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ListenerError) {
    let controller = ViewController()
    controller.view.addSubview(view)
    try self.init(controller, frame: frame, sourceLocation: sourceLocation)
  }

  /// Opens a storyboard, a xib or a screen document, and listens to it.
  ///
  /// - Parameters:
  ///   - file: The path; `swift test` runs in the folder of the package.
  ///   - scene: The name or identifier of the screen to begin with; `nil` for the first.
  ///   - sourceLocation: Where findings of an audit trait are reported.
  /// - Throws: What is wrong with the file, with its place, or `ListenerError`.
  public convenience init(
    file: String, scene: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(
      AppReader().application(of: file, scene: scene), sourceLocation: sourceLocation)
  }

  /// Everything that was said so far, in its order.
  public var heard: [String] {
    session.transcript.events.filter { $0.kind == .speech }.compactMap(\.text)
  }

  /// What is said on the present screen from the first stop to the last, wherever the cursor stands.
  public var screen: SpokenScreen { SpokenScreen(of: application) }
}

extension Application {
  /// An app with one window that shows a controller.
  convenience init(showing controller: ViewController, frame: Rect) {
    self.init()
    let window = Window(application: self, frame: frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}
