import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var status: [OutsiderPair] {
    [
      .stack("status-not-announced", "a wrong password is told in red only") {
        LoginController("Sign in", isFaulty: $0)
      },
      .stack("transient-too-short", "what can be undone is gone after a second") {
        ListController("Shopping list", isFaulty: $0)
      },
      .stack("live-value-without-trait", "the time of a parking ticket counts on") {
        ParkingController("Parking", isFaulty: $0)
      },
      .stack("hint-cut", "a ringtone is played and named as soon as the cursor comes to it") {
        RingtoneController("Ringtone", isFaulty: $0)
      },
    ]
  }
}

private final class LoginController: ColumnController {
  private let password = field("Password")
  private let message = label("")

  override func build() {
    password.isSecureTextEntry = true
    message.isHidden = true
    message.textColor = Color(red: 0.7, green: 0, blue: 0)
    column.append(
      heading("Welcome back"), field("Mail address"), password, message,
      button("Sign in") { [weak self] in self?.signIn() },
      button("Forgotten password") { [weak self] in
        self?.inform("Forgotten password", "We have sent you a mail.")
      }, label("No account? Ask at the counter."))
  }

  private func signIn() {
    message.text = "Mail address or password is wrong."
    message.isHidden = false
    if !isFaulty { post(.layoutChanged(.element(message))) }
  }
}

/// Things to buy; what was ticked off can be had back.
private final class ListController: ColumnController {
  private let bar = label("")
  private var undo: Button?

  override func build() {
    column.append(heading("To buy"))
    for thing in ["Apples", "Bread", "Coffee", "Rope"] {
      let row = button("Tick off \(thing)") {}
      row.addAction(
        Action { [weak self, weak row] _ in
          if let row { self?.tickOff(row, thing) }
        }, for: .primaryActionTriggered)
      column.append(row)
    }
    column.append(
      button("Share") { [weak self] in self?.announce("The list was copied") },
      label("Shop at the harbour, open until eight"))
  }

  private func tickOff(_ row: Button, _ thing: String) {
    undo?.removeFromSuperview()
    bar.removeFromSuperview()
    let place = column.parts.firstIndex { $0 === row } ?? 1
    column.remove(row)
    bar.text = "\(thing) was ticked off and moved to the list of what you have bought today."
    let undo = button("Undo") { [weak self] in
      self?.column.insert(row, at: place)
      self?.closeBar()
      self?.post(.layoutChanged(.element(row)))
    }
    view.addSubview(bar)
    view.addSubview(undo)
    self.undo = undo
    placeBar()
    post(.layoutChanged(.element(bar)))
    if isFaulty { application?.perform(after: 1) { [weak self] in self?.closeBar() } }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  private func placeBar() {
    bar.frame = Rect(x: 16, y: view.bounds.height - 130, width: view.bounds.width - 32, height: 60)
    undo?.frame = Rect(x: 16, y: view.bounds.height - 64, width: 120, height: 44)
  }

  private func closeBar() {
    bar.removeFromSuperview()
    undo?.removeFromSuperview()
  }
}

private final class ParkingController: ColumnController {
  private let left = label("59:30 left")
  private var seconds = 3570

  override func build() {
    if !isFaulty { left.accessibilityTraits = [.staticText, .updatesFrequently] }
    column.append(
      heading("Ticket"), label("Harbour, zone 3"), label("Car HH AB 12"), left,
      button("Extend by an hour") { [weak self] in
        self?.seconds += 3600
        self?.announce("Extended by an hour")
      }, button("End now") { [weak self] in self?.inform("Ended", "You have paid 2 euros.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    every(1) { [weak self] in
      guard let self else { return }
      seconds = max(0, seconds - 1)
      let rest = seconds % 60
      left.text = "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest) left"
    }
  }
}

/// A button that tells when the cursor comes to it.
private final class ToneButton: Button {
  var onFocus: (() -> Void)?
  override func accessibilityElementDidBecomeFocused() { onFocus?() }
}

private final class RingtoneController: ColumnController {
  private var chosen: Button?

  override func build() {
    column.append(heading("Tones"))
    for tone in ["Chimes", "Foghorn", "Gulls", "Waves"] {
      let row = ToneButton(type: .system)
      row.setTitle(tone, for: .normal)
      row.accessibilityHint = "Makes it the tone for calls."
      row.addAction(
        Action { [weak self, weak row] _ in self?.choose(row) }, for: .primaryActionTriggered)
      if isFaulty {
        row.onFocus = { [weak self] in
          self?.application?.perform(after: 0.5) { self?.announce("Playing \(tone)") }
        }
      }
      column.append(row)
    }
    column.append(toggle("Vibrate") { _ in })
  }

  private func choose(_ row: Button?) {
    chosen?.isSelected = false
    row?.isSelected = true
    chosen = row
  }
}
