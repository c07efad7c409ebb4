import Earshot
import EarshotAudit
import EarshotTerminal

/// A screen whose class says that it belongs to the main actor.
@MainActor final class LampController: ViewController {
  private let lamp = Switch(frame: Rect(x: 16, y: 60, width: 51, height: 31))
  private var isLit = false

  override func viewDidLoad() {
    super.viewDidLoad()
    lamp.accessibilityLabel = "Lamp"
    lamp.addAction(Action { [weak self] _ in self?.turn() }, for: .valueChanged)
    view.addSubview(lamp)
    show()
  }

  private func turn() {
    isLit.toggle()
    show()
  }

  private func show() {
    title = isLit ? "Lit" : "Dark"
  }
}

let controller = LampController()
let application = Application()
let window = Window(
  application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = controller
window.makeKeyAndVisible()
application.launch()

let session = Session(host: application, reader: ScreenReader())
session.settle()
try session.enable()
print(try session.currentSpeech)
try session.activate()
print(try session.currentSpeech)
print(controller.title ?? "")

// Work of another task comes back to the app.
let mailbox = application.mailbox
await Task.detached { mailbox.send { $0.post(.announcement("From elsewhere")) } }.value
session.settle()
session.advanceUntilSilent()
print(try session.currentSpeech)
for finding in Audit(host: application, name: "Lamp").findings { print(finding.rule) }
