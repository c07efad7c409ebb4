import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var announcing: [OutsiderPair] {
    [
      .stack("announcement-interrupted", "what is wrong is said, and then the cursor moves on") {
        PasswordController("New password", isFaulty: $0)
      },
      .stack("announcement-lost", "what is new is said before the screen is there") {
        HomeController("Library", isFaulty: $0)
      },
      .stack("announcement-spam", "an upload tells of every step") {
        UploadController("Upload", isFaulty: $0)
      },
    ]
  }
}

private final class PasswordController: ColumnController {
  private let password = field("New password")
  private let again = field("New password again")
  private let message = label("")

  override func build() {
    password.isSecureTextEntry = true
    again.isSecureTextEntry = true
    message.isHidden = true
    column.append(
      heading("Choose a password"), label("At least eight characters."), password, again, message,
      button("Save") { [weak self] in self?.save() },
      button("Forgotten?") { [weak self] in self?.inform("Forgotten?", "Call us at the harbour.") })
  }

  private func save() {
    let count = (password.text ?? "").count
    guard count < 8 else { return inform("Saved", "Use the new password from now on.") }
    message.text = "The password is too short, it has \(count) characters."
    message.isHidden = false
    if isFaulty {
      announce("The password is too short, it has \(count) characters.")
      post(.layoutChanged(.element(password)))
    } else {
      post(.layoutChanged(.element(message)))
    }
  }
}

private final class HomeController: ColumnController {
  override func build() {
    column.append(heading("My books"), label("The Lighthouse Keeper"), label("Fog"))
    column.append(
      button("Account") { [weak self] in
        guard let self else { return }
        navigationController?.pushViewController(
          LoanController("Loans", isFaulty: isFaulty), animated: true)
      }, button("Opening hours") { [weak self] in self?.inform("Today", "Open until eight.") })
  }
}

private final class LoanController: ColumnController {
  override func build() {
    column.append(
      heading("On loan"), label("Night Ferry, due on Friday"), label("Salt, due on Monday"),
      button("Extend all") { [weak self] in self?.announce("Both are due in three weeks") })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFaulty { announce("One book is due this week") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isFaulty else { return }
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = true
    application?.perform(after: 1) { [weak self] in
      self?.post(
        .announcement(AttributedText("One book is due this week", attributes: attributes)))
    }
  }
}

private final class UploadController: ColumnController {
  private let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 320, height: 44))
  private lazy var start = button("Upload") { [weak self] in self?.begin() }

  override func build() {
    bar.accessibilityLabel = "Upload"
    column.append(
      heading("Three pictures"), label("Anna on the pier"), label("Two boats"),
      label("The lighthouse"), start, bar, toggle("Only over the cable") { _ in })
  }

  private func begin() {
    guard start.isEnabled else { return }
    start.isEnabled = false
    bar.progress = 0
    announce("Upload started")
    step()
  }

  private func step() {
    application?.perform(after: 0.25) { [weak self] in
      guard let self else { return }
      bar.progress = min(1, bar.progress + 0.05)
      if bar.progress < 0.99 {
        if isFaulty { announce("\(Int(bar.progress * 100)) per cent uploaded") }
        step()
      } else {
        start.isEnabled = true
        announce("All pictures are uploaded")
      }
    }
  }
}
