// A small app for tests of the terminal host: its buttons do what apps should not.

import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTerminal
import Glibc

/// Buttons below each other, a text field and a switch.
final class ProbeController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = Label(frame: Rect(x: 16, y: 40, width: 358, height: 40))
    title.text = "Probe"
    title.accessibilityTraits = [.header]
    view.addSubview(title)
    button("Greet", at: 100) { [weak self] in
      print("printed by the app")
      self?.view.window?.application?.post(.announcement("Hello there"))
    }
    button("Trap", at: 160) { preconditionFailure("the app has failed") }
    button("Abort", at: 220) { abort() }
    button("Hang", at: 280) { while true { pause() } }
    button("Deep", at: 340) { _ = Self.deeper(1) }
    let field = TextField(frame: Rect(x: 16, y: 400, width: 358, height: 44))
    field.accessibilityLabel = "Name"
    field.delegate = self
    field.addAction(Action { [weak field] _ in field?.text = field?.text }, for: .editingChanged)
    view.addSubview(field)
    let secret = TextField(frame: Rect(x: 16, y: 460, width: 358, height: 44))
    secret.accessibilityLabel = "Password"
    secret.isSecureTextEntry = true
    view.addSubview(secret)
    let shuffle = Switch(frame: Rect(x: 16, y: 520, width: 51, height: 31))
    shuffle.accessibilityLabel = "Shuffle"
    view.addSubview(shuffle)
  }

  private func button(_ title: String, at y: Double, _ action: @escaping () -> Void) {
    let button = Button(frame: Rect(x: 16, y: y, width: 358, height: 44))
    button.setTitle(title, for: .normal)
    button.addAction(Action { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private static func deeper(_ depth: Int) -> Int { depth == 0 ? 0 : deeper(depth + 1) + depth }
}

/// A name has no digits.
extension ProbeController: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool { !string.contains(where: \.isNumber) }
}

let application = Application()
let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = ProbeController()
window.makeKeyAndVisible()
var host = TerminalHost(speech: .silent)
// A caption of one letter stays until the next key, however long a test takes to see it.
host.settings.speaksPhonetics = false
let ending = try await host.run(application)
print("ended: \(ending)")
