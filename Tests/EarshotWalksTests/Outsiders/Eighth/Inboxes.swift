import EarshotInterface
import EarshotModel

/// Apps of letters and of people, in which something is met on the way or goes from it.
extension OutsiderPair {
  static var eighthInboxes: [OutsiderPair] {
    [
      .stack(
        "focus-unreachable",
        "A file in a letter is one element, and the button inside that removes it is not met"
      ) { HeronLetter("New letter", $0) },
      .stack(
        "focus-lost-layout",
        "The button to follow somebody gives way to another far below, without the cursor"
      ) { HeronProfile("Mara Lind", $0) },
      .stack(
        "transient-too-short",
        "Why a letter was not sent takes longer to say than the second for which it is shown"
      ) { HeronOutbox("Outbox", $0) },
      .stack(
        "order-visual-mismatch",
        "A chat that is filled from its end is also read from there, the latest message first"
      ) { HeronChat("Chat with Mara", $0) },
    ]
  }
}

private final class HeronLetter: ReedScreen {
  private lazy var send = button("Send") { [unowned self] in
    tell("Sent", "The letter is on its way.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("To: Mara Lind"))
    let subject = put(TextField())
    subject.accessibilityLabel = "Subject"
    for name in ["Invoice.pdf", "Map of the town.png"] { attach(name) }
    put(send)
  }

  private func attach(_ name: String) {
    let chip = put(View())
    let text = words(name)
    chip.hold(text, x: 0, y: 0, width: 230)
    let remove = button("Remove") { [unowned self, unowned chip] in
      chip.removeFromSuperview()
      post(.layoutChanged(.element(send)))
      sayBehind("\(name) has been removed")
    }
    remove.accessibilityLabel = "Remove \(name)"
    chip.hold(remove, x: 250, y: 0, width: 111)
    guard isFaulty else { return }
    chip.isAccessibilityElement = true
    chip.accessibilityLabel = name
  }
}

private final class HeronProfile: ReedScreen {
  private lazy var follow = button("Follow") { [unowned self] in beginToFollow() }
  private lazy var message = button("Write to Mara") { [unowned self] in
    tell("Written", "Mara has your greeting.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Walks by the sea, and draws birds."))
    put(follow)
    for picture in ["A gull", "A wet dog", "The pier in fog"] {
      put(button(picture) { [unowned self] in tell(picture, "Drawn with a pencil.") })
    }
    put(message)
    message.isHidden = true
  }

  private func beginToFollow() {
    follow.isHidden = true
    message.isHidden = false
    if !isFaulty { post(.layoutChanged(.element(message))) }
    sayBehind("You follow Mara Lind")
  }
}

private final class HeronOutbox: ReedScreen {
  private let notice = View()
  private lazy var reason = words(
    "The letter could not be sent, because the server of your mail does not answer. It stays in "
      + "the outbox until tomorrow at nine.")
  private lazy var send = button("Send the letter") { [unowned self] in fail() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("To Mara Lind: the boat is late"))
    put(send)
    put(notice, height: 140)
    notice.hold(reason, x: 0, y: 0, width: 361, height: 84)
    notice.isHidden = true
    guard !isFaulty else { return }
    let close = button("Close the message") { [unowned self] in hide() }
    notice.hold(close, x: 0, y: 92, width: 361)
  }

  private func fail() {
    notice.isHidden = false
    post(.layoutChanged(.element(reason)))
    if isFaulty { later(1) { [weak self] in self?.hide() } }
  }

  private func hide() {
    notice.isHidden = true
    post(.layoutChanged(.element(send)))
  }
}

private final class HeronChat: ReedScreen {
  private let messages = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(messages, height: 260)
    let texts = [
      "Mara: Where are you?", "You: On the train.", "Mara: Which one?", "You: The slow one.",
      "Mara: Then I shall wait.",
    ]
    for (number, text) in texts.enumerated() {
      messages.hold(words(text), x: 0, y: Double(number) * 52, width: 361)
    }
    let shown = messages.subviews
    messages.accessibilityElements = isFaulty ? shown.reversed() : shown
    put(button("Answer with a wave") { [unowned self] in tell("Answered", "You have waved.") })
  }
}
