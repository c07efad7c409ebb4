import Earshot

/// How long the tea is to draw, and a button that starts it.
final class TeaController: ViewController {
  private let minutes = Stepper(frame: Rect(x: 16, y: 140, width: 94, height: 32))
  private let start = Button(frame: Rect(x: 16, y: 200, width: 358, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
    title.text = "Tea"
    title.accessibilityTraits = [.header]
    minutes.accessibilityLabel = "Minutes"
    minutes.minimumValue = 1
    minutes.maximumValue = 10
    minutes.value = 3
    start.setTitle("Start", for: .normal)
    start.addAction(Action { [weak self] _ in self?.brew() }, for: .touchUpInside)
    for view in [title, minutes, start] { self.view.addSubview(view) }
  }

  private func brew() {
    guard let application = view.window?.application else { return }
    start.isEnabled = false
    application.post(.announcement("The tea is drawing"))
    application.perform(after: minutes.value * 60) { [weak self, weak application] in
      self?.start.isEnabled = true
      application?.post(.announcement("The tea is ready"))
    }
  }
}
