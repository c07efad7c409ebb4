import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps that show something beside the matter for a while.
  static var fourthAsides: [OutsiderPair] {
    [
      .stack(
        "modal-no-escape",
        "A screen that is presented goes by popping a stack in which it does not stand"
      ) { MillMembership("Membership", $0) },
      OutsiderPair(
        "modal-focus-not-moved",
        "A panel opens from a bubble in a window of its own, which keeps the cursor",
        application: { isFaulty in
          let shop = MillShop("Garden Shop", isFaulty)
          let application = Application.showing(shop)
          shop.addBubble(to: application)
          return application
        }),
      OutsiderPair(
        "modal-focus-not-restored",
        "The list names its heading each time it appears, also when what covered it was closed",
        screen: { MillDoctors("Doctors", $0) }),
    ]
  }
}

/// Membership of a sports club.
private final class MillMembership: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("You have been a member since 2019"))
    put(
      button("House Rules") { [weak self] in
        guard let self else { return }
        let rules = MillHouseRules("House Rules", isFaulty)
        rules.modalPresentationStyle = .fullScreen
        present(rules, animated: true)
      })
  }
}

/// Rules that stood on the stack of the settings once, and are presented now.
private final class MillHouseRules: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("House Rules"))
    put(words("Shoes with light soles only"))
    put(words("The doors close at ten"))
    put(button("Done") { [weak self] in self?.leave() })
  }

  override func accessibilityPerformEscape() -> Bool {
    leave()
    return true
  }

  private func leave() {
    if isFaulty {
      navigationController?.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

/// A shop with a bubble in the corner for questions.
private final class MillShop: QuayScreen {
  private let panel = QuayOverlay()
  private weak var bubble: Window?
  private lazy var ask = button("Ask Us") { [weak self] in self?.open() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Garden Shop"))
    put(words("Seeds, bulbs and tools"))
    put(words("Mill Street 9"))
    panel.frame = Rect(x: 0, y: 0, width: 393, height: 700)
    panel.accessibilityViewIsModal = true
    panel.whenEscaped = { [weak self] in self?.close() }
    let parts: [View] = [
      heading("Questions"),
      words("We answer from nine to five on telephone 40 77"),
      button("Close Questions") { [weak self] in self?.close() },
    ]
    for (number, part) in parts.enumerated() {
      part.frame = Rect(x: 16, y: 80 + Double(number) * 56, width: 361, height: 44)
      panel.addSubview(part)
    }
  }

  /// Puts the bubble above whatever the shop shows.
  func addBubble(to application: Application) {
    let window = Window(
      application: application, frame: Rect(x: 293, y: 780, width: 84, height: 44))
    window.windowLevel = 1
    ask.frame = window.bounds
    window.addSubview(ask)
    window.isHidden = false
    bubble = window
  }

  private func open() {
    view.addSubview(panel)
    guard !isFaulty else { return }
    bubble?.isHidden = true
    post(.screenChanged(.element(panel.subviews[0])))
  }

  private func close() {
    panel.removeFromSuperview()
    bubble?.isHidden = false
    post(.screenChanged(.element(ask)))
  }
}

/// The doctors of a clinic.
private final class MillDoctors: QuayScreen {
  private lazy var caption = heading("Doctors")
  private var wasTold = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(caption)
    for name in ["Ada Lind", "Jon Holm", "Mia Skar"] {
      put(
        button("Doctor \(name)") { [weak self] in
          guard let self else { return }
          let doctor = MillDoctor("Doctor \(name)", isFaulty)
          doctor.modalPresentationStyle = .fullScreen
          present(doctor, animated: true)
        })
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty || !wasTold { post(.screenChanged(.element(caption))) }
    wasTold = true
  }
}

private final class MillDoctor: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("Room 12, on the first floor"))
    put(words("Speaks English and Danish"))
    put(button("Done") { [weak self] in self?.dismiss(animated: true) })
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}
