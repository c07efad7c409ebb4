import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps that tell what became of something.
  static var fourthNotices: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "The cursor is moved half a second into the announcement"
      ) { MillPayment("Payment", $0) },
      .stack(
        "announcement-lost",
        "The announcement is queued just before the screen is left"
      ) { MillMessages("Messages", $0) },
      .stack(
        "transient-too-short",
        "Undo is gone before it has been told that it is there"
      ) { MillAppointment("Appointment", $0) },
      .stack(
        "hint-cut",
        "What is left in stock is announced when the hint should begin"
      ) { MillStock("Bread", $0) },
    ]
  }
}

/// A payment that the bank declines.
private final class MillPayment: QuayScreen {
  private let number = TextField()
  private let problem = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Twelve euro to the mill shop"))
    put(number).accessibilityLabel = "Card number"
    number.text = "4012 7788"
    put(problem)
    put(button("Pay") { [weak self] in self?.decline() })
  }

  private func decline() {
    let text = "The bank has declined the card, please check the number"
    problem.text = text
    if isFaulty {
      say(text)
      later(0.5) { [weak self] in
        if let self { post(.layoutChanged(.element(number))) }
      }
    } else {
      post(.layoutChanged(.element(number)))
      sayBehind(text)
    }
  }
}

/// Messages to a landlord.
private final class MillMessages: QuayScreen {
  private var isSent = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Mister Holm answers within a day"))
    put(
      button("Report a Leak") { [weak self] in
        guard let self else { return }
        let message = MillMessage("Leak", isFaulty)
        message.whenSent = { [weak self] in self?.isSent = true }
        navigationController?.pushViewController(message, animated: true)
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isSent, !isFaulty { sayBehind("Mister Holm has your message") }
    isSent = false
  }
}

private final class MillMessage: QuayScreen {
  var whenSent: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Water drips from the ceiling of the kitchen"))
    put(
      button("Send") { [weak self] in
        guard let self else { return }
        whenSent()
        if isFaulty { sayBehind("Mister Holm has your message") }
        navigationController?.popViewController(animated: true)
      })
  }
}

/// An appointment that can be cancelled, and had back.
private final class MillAppointment: QuayScreen {
  private let bar = View()
  private let time = Label()
  private lazy var cancel = button("Cancel Appointment") { [weak self] in self?.drop() }

  override func viewDidLoad() {
    super.viewDidLoad()
    time.text = "Monday at nine, Doctor Lind"
    put(time)
    put(cancel)
    put(words("Please bring your insurance card"))
    put(bar)
    bar.isHidden = true
    let undo = button("Undo") { [weak self] in self?.bringBack() }
    undo.frame = Rect(x: 0, y: 0, width: 170, height: 44)
    let dismiss = button("Dismiss") { [weak self] in self?.close() }
    dismiss.frame = Rect(x: 190, y: 0, width: 171, height: 44)
    bar.addSubview(undo)
    bar.addSubview(dismiss)
  }

  private func drop() {
    time.text = "No appointment"
    cancel.isEnabled = false
    bar.isHidden = false
    sayBehind(
      "Your appointment on Monday is cancelled. You can undo this at the end of the screen.")
    if isFaulty { later(3) { [weak self] in self?.bar.isHidden = true } }
  }

  private func bringBack() {
    time.text = "Monday at nine, Doctor Lind"
    cancel.isEnabled = true
    bar.isHidden = true
    post(.layoutChanged(.element(time)))
  }

  private func close() {
    bar.isHidden = true
    post(.layoutChanged(.element(time)))
  }
}

/// The breads of a bakery.
private final class MillStock: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, number) in [("Rye", 3), ("Spelt", 5)] {
      let bread = MillBread(type: .system)
      bread.setTitle(name, for: .normal)
      bread.accessibilityHint = "Shows what is in it"
      if isFaulty {
        bread.whenFocused = { [weak self, weak bread] in
          self?.later(1.6) { [weak self, weak bread] in
            if bread?.accessibilityElementIsFocused() == true { self?.say("\(number) left") }
          }
        }
      } else {
        bread.accessibilityValue = "\(number) left"
      }
      bread.addAction(
        Action { [weak self] _ in
          guard let self else { return }
          let content = MillContent(name, isFaulty)
          navigationController?.pushViewController(content, animated: true)
        }, for: .touchUpInside)
      put(bread)
    }
  }
}

private final class MillBread: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class MillContent: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("\(title ?? "") flour, water and salt"))
  }
}
