import EarshotInterface
import EarshotModel

/// Apps of sport and play, which speak up by themselves.
extension OutsiderPair {
  static var eighthLaps: [OutsiderPair] {
    [
      .stack(
        "live-value-without-trait",
        "The heart rate during a run is another one every second, and has no trait that says so"
      ) { HeronRun("Run", $0) },
      .stack(
        "announcement-interrupted",
        "Whether an answer was right is announced, and the next question takes the cursor over it"
      ) { HeronQuiz("Quiz", $0) },
      .stack(
        "announcement-spam",
        "Every picture that was sent after a race is announced, four of them a second"
      ) { HeronPictures("Pictures of the race", $0) },
    ]
  }
}

private final class HeronRun: ReedScreen {
  private static let lastBeat = 600
  private let heart = View()
  private var beats = 0
  private var isMeasuring = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heart)
    heart.isAccessibilityElement = true
    heart.accessibilityLabel = "Heart rate"
    heart.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    show()
    put(button("End the run") { [unowned self] in tell("Well done", "You have run a mile.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isMeasuring else { return }
    isMeasuring = true
    measure()
  }

  private func measure() {
    guard beats < Self.lastBeat else { return }
    later(1) { [weak self] in
      guard let self else { return }
      beats += 1
      show()
      measure()
    }
  }

  private func show() {
    heart.accessibilityValue = "\(118 + beats * 7 % 23)"
  }
}

private final class HeronQuiz: ReedScreen {
  private static let questions = [
    ("Which is taller?", "The spruce", "The heather"),
    ("Which is faster?", "The swift", "The heron"), ("Which is colder?", "Frost", "Dew"),
    ("Which is older?", "The oak", "The acorn"),
  ]
  private let question = Label()
  private var number = 0
  private var points = 0
  private lazy var first = button("") { [unowned self] in answer(isFirst: true) }
  private lazy var second = button("") { [unowned self] in answer(isFirst: false) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(question)
    put(first)
    put(second)
    show()
  }

  /// The right answer stands first in every other question.
  private var isRightFirst: Bool { number.isMultiple(of: 2) }

  private func show() {
    let (text, right, wrong) = Self.questions[number]
    question.text = text
    first.setTitle(isRightFirst ? right : wrong, for: .normal)
    second.setTitle(isRightFirst ? wrong : right, for: .normal)
  }

  private func answer(isFirst: Bool) {
    let isRight = isFirst == isRightFirst
    if isRight { points += 10 }
    let verdict = isRight ? "That is right, ten points for you" : "That is wrong, no points for you"
    number += 1
    guard number < Self.questions.count else { return end(verdict) }
    guard isFaulty else {
      showNext()
      return sayBehind(verdict)
    }
    say(verdict)
    later(0.4) { [weak self] in self?.showNext() }
  }

  private func showNext() {
    show()
    post(.layoutChanged(.element(question)))
  }

  private func end(_ verdict: String) {
    tell("The end", "\(verdict). You have \(points) points.")
    (number, points) = (0, 0)
    show()
  }
}

private final class HeronPictures: ReedScreen {
  private static let count = 24
  private let bar = ProgressView()
  private var sent = 0
  private var isSending = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("There are \(Self.count) pictures of you."))
    put(button("Send them home") { [unowned self] in begin() })
    put(bar)
    bar.accessibilityLabel = "Sent"
  }

  private func begin() {
    guard !isSending else { return sayBehind("The pictures are being sent") }
    (isSending, sent) = (true, 0)
    if !isFaulty { sayBehind("Sending the pictures") }
    sendNext()
  }

  private func sendNext() {
    later(0.25) { [weak self] in
      guard let self else { return }
      sent += 1
      bar.progress = Double(sent) / Double(Self.count)
      if isFaulty { say("Picture \(sent) of \(Self.count) has been sent") }
      guard sent == Self.count else { return sendNext() }
      isSending = false
      sayBehind("All pictures have been sent")
    }
  }
}
