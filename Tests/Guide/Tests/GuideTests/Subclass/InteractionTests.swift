import Earshot
import Testing

/// A message of the app's own.
private struct FerryDidLeave: NotificationMessage {
  let name: String
}

/// Asks somebody where the ferry is, as `CLLocationManager` asks its delegate.
private protocol PilotDelegate: AnyObject {
  func pilot(_ pilot: Pilot, didReach place: String)
}

private final class Pilot {
  weak var delegate: (any PilotDelegate)?

  func sail(to place: String) { delegate?.pilot(self, didReach: place) }
}

/// Handles events in each of the ways that the guide names.
private final class QuayController: ViewController, PilotDelegate {
  let log = Log()
  let pilot = Pilot()
  let speed = Slider(frame: Rect(x: 16, y: 100, width: 358, height: 44))
  let sail = Button(type: .system)
  let water = View(frame: Rect(x: 0, y: 300, width: 390, height: 400))
  private var observations: [NotificationObservation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    speed.accessibilityLabel = "Speed"
    speed.addTarget(self, action: QuayController.speedChanged, for: .valueChanged)
    sail.setTitle("Sail", for: .normal)
    sail.frame = Rect(x: 16, y: 160, width: 358, height: 44)
    sail.addTarget(self, action: QuayController.sailTapped, for: .touchUpInside)
    let pan = PanGestureRecognizer()
    pan.addTarget(self, action: QuayController.panned)
    water.addGestureRecognizer(pan)
    for part in [speed, sail, water] { view.addSubview(part) }
    pilot.delegate = self
    observe()
  }

  private func observe() {
    guard let center = application?.notificationCenter else { return }
    observations = [
      center.addObserver(for: ApplicationDidEnterBackground.self) { [log] _ in log("background") },
      center.addObserver(for: FerryDidLeave.self) { [log] in log("\($0.name) left") },
    ]
  }

  private func speedChanged(_ sender: Slider) { log("speed \(sender.value)") }
  private func sailTapped(_ sender: Button) {
    log("sail, from \(sender.title(for: .normal) ?? "")")
  }
  private func panned(_ sender: PanGestureRecognizer) { log("pan \(sender.state)") }
  func pilot(_ pilot: Pilot, didReach place: String) { log("reached \(place)") }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log("touched") }
}

/// How controllers handle what happens (the guide's section on user interactions).
@Suite struct InteractionTests {
  private let quay = QuayController()
  private let app: GuideApp

  init() { app = GuideApp(quay) }

  @Test("Controls call action methods for their interactions", .shows(.g04))
  func controls() throws {
    try app.session.enable()
    try app.activate("Sail")
    try app.focus(on: "Speed")
    try app.session.command(.increment)
    #expect(quay.log.take() == ["sail, from Sail", "speed 0.1"])
  }

  @Test("A gesture calls its method with its state, while it lasts and when it ends", .shows(.g04))
  func gestures() {
    app.session.perform(.touchDown(Point(x: 100, y: 400)))
    app.session.perform(.touchMove(Point(x: 200, y: 400)))
    app.session.perform(.touchMove(Point(x: 220, y: 400)))
    app.session.perform(.touchUp)
    let lines = quay.log.take().filter { $0.hasPrefix("pan") }
    #expect(lines.first == "pan began" && lines.contains("pan changed"))
    #expect(lines.last == "pan ended")
  }

  @Test("A controller is a responder, and hears of touches that nobody inside takes", .shows(.g04))
  func touches() {
    app.session.perform(.tap(Point(x: 200, y: 250)))
    #expect(quay.log.take() == ["touched"])
  }

  @Test("Controllers observe messages of the system", .shows(.g05))
  func systemMessages() {
    app.change { [app] in app.application.enterBackground() }
    #expect(quay.log.take() == ["background"])
  }

  @Test("Controllers observe messages of other objects", .shows(.g05))
  func ownMessages() {
    app.application.notificationCenter.post(FerryDidLeave(name: "Aurora"))
    #expect(quay.log.take() == ["Aurora left"])
  }

  @Test("Controllers are delegates of other objects", .shows(.g06))
  func delegates() {
    quay.pilot.sail(to: "the island")
    #expect(quay.log.take() == ["reached the island"])
  }
}
