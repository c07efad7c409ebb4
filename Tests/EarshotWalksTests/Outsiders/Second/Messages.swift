import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What an app shows for a person to take note of.
  static var messages: [OutsiderPair] {
    [
      OutsiderPair("status-not-announced", "what is wrong with a form appears unheard") {
        LoginScreen($0)
      },
      OutsiderPair("transient-too-short", "what can be undone is gone after a second") {
        LayersScreen($0).inStack
      },
    ]
  }
}

/// Signing in.
private final class LoginScreen: StackedScreen {
  private let isFaulty: Bool
  private let name = TextField()
  private let password = TextField()
  private let problem = Label()

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nil)
  }

  override func viewDidLoad() {
    bottom = 60
    heading("Sign In")
    field("User Name", name)
    password.isSecureTextEntry = true
    field("Password", password)
    put(problem).isHidden = true
    problem.numberOfLines = 0
    problem.textColor = Color(red: 0.7, green: 0, blue: 0)
    button("Sign In") { $0.signIn() }
    button("Forgot Password") { $0.alert("We have sent you a letter") }
    toggle("Stay Signed In")
  }

  private func signIn() {
    let isEmpty = (name.text ?? "").isEmpty || (password.text ?? "").isEmpty
    problem.text =
      isEmpty ? "Enter your name and your password." : "The password does not fit the name."
    problem.isHidden = false
    if !isFaulty, let text = problem.text { say(text) }
  }
}

/// The layers of a drawing.
private final class LayersScreen: StackedScreen {
  private let isFaulty: Bool
  private let toast = View(frame: Rect(x: 20, y: 640, width: 353, height: 110))
  private let words = Label(frame: Rect(x: 8, y: 8, width: 337, height: 40))
  private lazy var clear = button("Clear All Layers") { $0.clearAll() }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Layers")
  }

  override func viewDidLoad() {
    heading("Drawing")
    toggle("Sketch", isOn: true)
    toggle("Ink", isOn: true)
    toggle("Colour", isOn: true)
    _ = clear
    words.numberOfLines = 0
    words.text = "All three layers of your drawing were cleared."
    toast.addSubview(words)
    let undo = floatingButton("Undo") { $0.hideToast() }
    undo.frame = Rect(x: 8, y: 56, width: 160, height: 44)
    toast.addSubview(undo)
    let keep = floatingButton("Keep Them Cleared") { $0.hideToast() }
    keep.frame = Rect(x: 176, y: 56, width: 169, height: 44)
    toast.addSubview(keep)
    toast.isHidden = true
    view.addSubview(toast)
  }

  private func clearAll() {
    toast.isHidden = false
    post(.layoutChanged(.element(words)))
    if isFaulty { after(1) { $0.hideToast() } }
  }

  private func hideToast() {
    guard !toast.isHidden else { return }
    toast.isHidden = true
    post(.layoutChanged(.element(clear)))
  }
}
