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
private final class QuayController: ScreenController, PilotDelegate {
  let log = Log()
  let pilot = Pilot()
  private var observations: [NotificationObservation] = []

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [
      ActionMethod("speedChanged:", QuayController.speedChanged),
      ActionMethod("sailTapped:", QuayController.sailTapped),
      ActionMethod("panned:", QuayController.panned),
    ]
  }

  override func makeViews() {
    let speed = Slider(frame: Rect(x: 16, y: 100, width: 358, height: 44))
    speed.accessibilityLabel = "Speed"
    speed.addTarget(self, action: QuayController.speedChanged, for: .valueChanged)
    let sail = Button(type: .system)
    sail.setTitle("Sail", for: .normal)
    sail.frame = Rect(x: 16, y: 160, width: 358, height: 44)
    sail.addTarget(self, action: QuayController.sailTapped, for: .touchUpInside)
    let water = View(frame: Rect(x: 0, y: 300, width: 390, height: 400))
    let pan = PanGestureRecognizer()
    pan.addTarget(self, action: QuayController.panned)
    water.addGestureRecognizer(pan)
    add(speed, sail, water)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
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
  private func shown(_ way: Way) throws -> (GuideApp, QuayController) {
    let quay = try way.screen(.subclass, QuayController.init)
    return (GuideApp(quay), quay)
  }

  @Test(
    "Controls call action methods for their interactions", .shows(.g04), arguments: Way.allCases)
  func controls(_ way: Way) throws {
    let (app, quay) = try shown(way)
    try app.session.enable()
    try app.activate("Sail")
    try app.focus(on: "Speed")
    try app.session.command(.increment)
    #expect(quay.log.take() == ["sail, from Sail", "speed 0.1"])
  }

  @Test(
    "A gesture calls its method with its state, while it lasts and when it ends", .shows(.g04),
    arguments: Way.allCases)
  func gestures(_ way: Way) throws {
    let (app, quay) = try shown(way)
    app.session.perform(.touchDown(Point(x: 100, y: 400)))
    app.session.perform(.touchMove(Point(x: 200, y: 400)))
    app.session.perform(.touchMove(Point(x: 220, y: 400)))
    app.session.perform(.touchUp)
    let lines = quay.log.take().filter { $0.hasPrefix("pan") }
    #expect(lines.first == "pan began" && lines.contains("pan changed"))
    #expect(lines.last == "pan ended")
  }

  @Test(
    "A controller is a responder, and hears of touches that nobody inside takes", .shows(.g04),
    arguments: Way.allCases)
  func touches(_ way: Way) throws {
    let (app, quay) = try shown(way)
    app.session.perform(.tap(Point(x: 200, y: 250)))
    #expect(quay.log.take() == ["touched"])
  }

  @Test("Controllers observe messages of the system", .shows(.g05), arguments: Way.allCases)
  func systemMessages(_ way: Way) throws {
    let (app, quay) = try shown(way)
    app.change { app.application.enterBackground() }
    #expect(quay.log.take() == ["background"])
  }

  @Test("Controllers observe messages of other objects", .shows(.g05), arguments: Way.allCases)
  func ownMessages(_ way: Way) throws {
    let (app, quay) = try shown(way)
    app.application.notificationCenter.post(FerryDidLeave(name: "Aurora"))
    #expect(quay.log.take() == ["Aurora left"])
  }

  @Test("Controllers are delegates of other objects", .shows(.g06), arguments: Way.allCases)
  func delegates(_ way: Way) throws {
    let (app, quay) = try shown(way)
    quay.pilot.sail(to: "the island")
    #expect(quay.log.take() == ["reached the island"])
  }
}
