import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What an app says by itself.
  static var announcements: [OutsiderPair] {
    [
      OutsiderPair(
        "announcement-interrupted", "what was sent is said and cut off by the next field"
      ) {
        ComposeScreen($0).inStack
      },
      OutsiderPair("announcement-lost", "what was saved is said by a screen that is leaving") {
        ProfileScreen($0).inStack
      },
      OutsiderPair("announcement-spam", "a quiz says every second that is left") {
        QuizScreen($0).inStack
      },
    ]
  }
}

/// A message to be written.
private final class ComposeScreen: StackedScreen {
  private let isFaulty: Bool
  private let message = TextView(frame: .zero)

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Write to the Club")
  }

  override func viewDidLoad() {
    text("Everybody in the club can read this.")
    message.accessibilityLabel = "Message"
    put(message, height: 120)
    button("Send") { $0.send() }
    button("Attach a Photo") { $0.alert("There are no photos") }
    toggle("Send Without a Sound")
  }

  private func send() {
    message.text = ""
    if isFaulty {
      say("Your message has been sent to everybody in the sailing club")
      post(.layoutChanged(.element(message)))
    } else {
      post(.layoutChanged(.element(message)))
      sayLater("Your message has been sent to everybody in the sailing club")
    }
  }
}

/// What others see of a person.
private final class ProfileScreen: StackedScreen {
  /// Where it is changed.
  final class Editor: StackedScreen {
    private let isFaulty: Bool
    var onSave: (() -> Void)?

    init(_ isFaulty: Bool) {
      self.isFaulty = isFaulty
      super.init("Edit Profile")
    }

    override func viewDidLoad() {
      heading("Your Name")
      field("First Name")
      field("Last Name")
      toggle("Show My Town")
      button("Save") { $0.save() }
    }

    private func save() {
      if isFaulty { say("Your profile has been saved") }
      navigationController?.popViewController(animated: true)
      if !isFaulty { onSave?() }
    }
  }

  private let isFaulty: Bool
  private var wasSaved = false

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Profile")
  }

  override func viewDidLoad() {
    heading("Ada Holm")
    text("Member since 2019")
    button("Edit") { screen in
      let editor = Editor(screen.isFaulty)
      editor.onSave = { [weak screen] in screen?.wasSaved = true }
      screen.navigationController?.pushViewController(editor, animated: true)
    }
    button("Sign Out") { $0.alert("You stay signed in on this device") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard wasSaved else { return }
    wasSaved = false
    after(1) { $0.sayLater("Your profile has been saved") }
  }
}

/// A question that has to be answered in time.
private final class QuizScreen: StackedScreen {
  private let isFaulty: Bool
  private var left = 30
  private lazy var time = text("30 seconds left")

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Question 4")
  }

  override func viewDidLoad() {
    heading("Which river flows through the town?")
    time.accessibilityTraits = [.staticText, .updatesFrequently]
    for answer in ["The Elbe", "The Oder", "The Rhine", "The Danube"] {
      button(answer) { $0.answer(answer) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if left == 30 { after(1) { $0.tick() } }
  }

  private func tick() {
    guard left > 0 else { return }
    left -= 1
    time.text = left > 0 ? "\(left) seconds left" : "Time is up"
    if isFaulty {
      say("\(left) seconds left")
    } else if left == 10 {
      sayLater("10 seconds left")
    } else if left == 0 {
      sayLater("Time is up")
    }
    after(1) { $0.tick() }
  }

  private func answer(_ answer: String) {
    left = 0
    time.text = "Answered"
    alert(answer == "The Elbe" ? "That is right" : "It is the Elbe")
  }
}
