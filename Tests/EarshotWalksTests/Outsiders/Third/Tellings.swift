import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What an app tells beside its screen.
  static var thirdTellings: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "that a recording was saved is cut off by the move of the cursor to it, which comes a moment later"
      ) { QuayRecorder($0) },
      .stack(
        "announcement-lost",
        "that a ride is paused is told when the app has just left the screen"
      ) { QuayRide($0) },
      .stack(
        "announcement-spam",
        "an upload announces every five percent, four times in a second"
      ) { QuayUpload($0) },
      .stack(
        "status-not-announced",
        "that a coupon has expired stands in red below the field, a second after it was applied, unheard"
      ) { QuayCoupon($0) },
      .stack(
        "transient-too-short",
        "a deleted message leaves a note with a button to undo, on which the cursor is put, for one and a "
          + "half seconds"
      ) { QuayMailbox($0) },
    ]
  }
}

/// Records voices.
private final class QuayRecorder: QuayScreen {
  private lazy var name = words("No recording yet")

  init(_ isFaulty: Bool) { super.init("Recorder", isFaulty) }

  override func viewDidLoad() {
    put(words("12 seconds are recorded"))
    put(button("Save") { [weak self] in self?.save() })
    put(name)
  }

  private func save() {
    name.text = "Recording 5"
    let news = "The recording was saved and can be found in your library"
    if isFaulty {
      say(news)
      later(0.3) { [weak self] in self?.goToName() }
    } else {
      goToName()
      sayBehind(news)
    }
  }

  private func goToName() { post(.layoutChanged(.element(name))) }
}

/// A ride by bicycle, which pauses while the app is away.
private final class QuayRide: QuayScreen {
  private lazy var status = words("Riding")
  private var observations: [NotificationObservation] = []
  private var wasPaused = false

  init(_ isFaulty: Bool) { super.init("Ride", isFaulty) }

  override func viewDidLoad() {
    put(status)
    put(button("Go On") { [weak self] in self?.goOn() })
  }

  override func viewDidAppear(_ animated: Bool) {
    guard let center = application?.notificationCenter, observations.isEmpty else { return }
    observations = [
      center.addObserver(for: ApplicationDidEnterBackground.self) { [weak self] _ in self?.pause()
      },
      center.addObserver(for: ApplicationDidBecomeActive.self) { [weak self] _ in self?.tell() },
    ]
  }

  private func goOn() {
    status.text = "Riding"
    say("Riding")
  }

  private func pause() {
    status.text = "Paused"
    if isFaulty { say("Your ride is paused") } else { wasPaused = true }
  }

  private func tell() {
    guard wasPaused else { return }
    wasPaused = false
    sayBehind("Your ride is paused")
  }
}

/// Brings pictures to a server.
private final class QuayUpload: QuayScreen {
  private lazy var progress = words("0 percent")
  private var percent = 100

  init(_ isFaulty: Bool) { super.init("Upload", isFaulty) }

  override func viewDidLoad() {
    put(words("12 pictures"))
    put(progress).accessibilityTraits = .updatesFrequently
    put(button("Upload") { [weak self] in self?.begin() })
  }

  private func begin() {
    guard percent == 100 else { return say("The upload goes on") }
    percent = 0
    if !isFaulty { say("The upload begins") }
    goOn()
  }

  private func goOn() {
    later(0.25) { [weak self] in
      guard let self else { return }
      percent += 5
      progress.text = "\(percent) percent"
      if isFaulty { say("\(percent) percent") }
      guard percent == 100 else { return goOn() }
      if !isFaulty { say("The upload is complete") }
    }
  }
}

/// Coupons of a shop.
private final class QuayCoupon: QuayScreen {
  private lazy var status = words("")

  init(_ isFaulty: Bool) { super.init("Coupon", isFaulty) }

  override func viewDidLoad() {
    let code = put(TextField())
    code.accessibilityLabel = "Code"
    put(status)
    put(button("Apply") { [weak self] in self?.apply() })
  }

  private func apply() {
    status.text = ""
    later(1) { [weak self] in
      guard let self else { return }
      status.text = "This code has expired"
      status.textColor = Color(red: 1, green: 0, blue: 0)
      if !isFaulty { say("This code has expired") }
    }
  }
}

/// Messages, the first of which can be deleted.
private final class QuayMailbox: QuayScreen {
  private let note = View(frame: Rect(x: 0, y: 700, width: 393, height: 120))
  private lazy var text = words("The message of the harbour office was moved to the bin")
  private lazy var delete = button("Delete Message") { [weak self] in self?.showNote() }

  init(_ isFaulty: Bool) { super.init("Message", isFaulty) }

  override func viewDidLoad() {
    put(words("Harbour office: Your berth is free again."))
    put(delete)
    text.frame = Rect(x: 16, y: 0, width: 361, height: 44)
    let undo = button("Undo") { [weak self] in self?.hideNote("The message is back") }
    undo.frame = Rect(x: 16, y: 60, width: 170, height: 44)
    let dismiss = button("Dismiss") { [weak self] in self?.hideNote(nil) }
    dismiss.frame = Rect(x: 200, y: 60, width: 170, height: 44)
    for part in isFaulty ? [text, undo] : [text, undo, dismiss] { note.addSubview(part) }
  }

  private func showNote() {
    view.addSubview(note)
    post(.layoutChanged(.element(text)))
    if isFaulty { later(1.5) { [weak self] in self?.hideNote(nil) } }
  }

  private func hideNote(_ news: String?) {
    guard note.superview != nil else { return }
    note.removeFromSuperview()
    post(.layoutChanged(.element(delete)))
    if let news { sayBehind(news) }
  }
}
