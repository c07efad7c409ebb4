import EarshotInterface
import EarshotModel

/// Apps that say too little, too much, or not the same.
extension OutsiderPair {
  static var ninthWindmills: [OutsiderPair] {
    [
      OutsiderPair(
        "announcement-lost",
        "Whether an answer was right is said in the moment in which the next question begins to be read",
        screen: { AlderQuiz("Quiz", $0) }),
      .stack(
        "status-not-announced",
        "That the printer could not be reached is written on the screen after a while, and not said"
      ) { AlderPrinter("Printer", $0) },
      .stack(
        "utterance-too-long",
        "The card with the whole story is one element, whose label is all of its paragraphs"
      ) { AlderStory("The mill of Vell", $0) },
      .stack(
        "speech-repeat",
        "The picture of each story is a button with the words of the headline below it"
      ) { AlderNews("News of the village", $0) },
      .stack(
        "speech-role-inconsistent",
        "A button that chooses a part of the day becomes a heading while it is the chosen one"
      ) { AlderDay("Day at the mill", $0) },
    ]
  }
}

private final class AlderQuiz: ReedScreen {
  private let questions = [
    ("What does a windmill grind?", ["Grain", "Stones", "Glass"]),
    ("What turns a water wheel?", ["A river", "A horse", "Steam"]),
    ("What are the sails covered with?", ["Canvas", "Leather", "Paper"]),
  ]
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    ask()
  }

  private func ask() {
    clear()
    let (question, answers) = questions[number % questions.count]
    put(heading("Question \(number + 1)"))
    put(words(question))
    for answer in answers.sorted() {
      put(
        button(answer) { [unowned self] in
          judge(answer == answers[0] ? "That was right" : "That was wrong, it is \(answers[0])")
        })
    }
  }

  private func judge(_ verdict: String) {
    if isFaulty { say(verdict) }
    number += 1
    ask()
    post(.screenChanged(nil))
    guard !isFaulty else { return }
    later(0.5) { [weak self] in self?.sayBehind(verdict) }
  }
}

private final class AlderPrinter: ReedScreen {
  private lazy var state = words("")
  private var isBusy = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Timetable of the mill, two pages"))
    put(button("Print it") { [unowned self] in look() })
    put(state)
    put(button("Help with printing") { [unowned self] in tell("Help", "Turn the printer on.") })
  }

  private func look() {
    guard !isBusy else { return sayBehind("Still looking for the printer") }
    isBusy = true
    state.text = "Looking for the printer"
    sayBehind("Looking for the printer")
    later(2) { [weak self] in self?.giveUp() }
  }

  private func giveUp() {
    isBusy = false
    state.text = "The printer does not answer"
    state.textColor = Color(red: 0.7, green: 0, blue: 0)
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind("The printer does not answer")
  }
}

private final class AlderStory: ReedScreen {
  private let paragraphs = [
    "The first mill on the hill was built of oak in the year of the great flood, by two brothers.",
    "They ground the rye of nine farms, and took one sack out of every twenty as their pay.",
    "When the elder brother went to sea, the younger one learned to set the sails on his own.",
    "A storm in March broke two of the sails, and for a whole summer the village had no flour.",
    "Carpenters from Holm came with a cart full of larch and stayed until the harvest was in.",
    "The daughter of the miller married one of them, and the mill has been theirs ever since.",
    "In the dry years a steam engine stood in the yard, which nobody liked for its noise.",
    "It was sold to a brick works, and the stones were turned by the wind again as before.",
    "School classes come on Tuesdays now to carry sacks up the ladder and to bake bread.",
    "On windy Sundays the sails go round for visitors, and the flour is sold at the door.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = put(ScrollView(frame: .zero), height: 560)
    let card = page.hold(View(), x: 0, y: 0, width: 361, height: Double(paragraphs.count) * 84)
    for (number, paragraph) in paragraphs.enumerated() {
      card.hold(words(paragraph), y: Double(number) * 84, height: 76)
    }
    page.contentSize = card.bounds.size
    if isFaulty {
      card.isAccessibilityElement = true
      card.accessibilityLabel = paragraphs.joined(separator: " ")
    }
    put(button("Plan a visit") { [unowned self] in tell("Visit", "The mill opens at ten.") })
  }
}

private final class AlderNews: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    story("The old mill turns again", "After nine years there is flour once more.")
    story("A bridge for the school", "The way to school becomes shorter.")
    story("Choir looks for basses", "Rehearsals are on Wednesdays.")
  }

  private func story(_ title: String, _ text: String) {
    let picture = button("") { [unowned self] in tell(title, text) }
    picture.setImage(Image(systemName: "photo"), for: .normal)
    picture.accessibilityLabel = title
    picture.isAccessibilityElement = isFaulty
    put(picture, height: 110)
    put(button(title) { [unowned self] in tell(title, text) })
  }
}

private final class AlderDay: ReedScreen {
  private let parts = [
    ("Morning", "The stones are dressed, and the sails are set."),
    ("Noon", "Bread comes out of the oven."), ("Evening", "Songs by the fire."),
  ]
  private var chips: [Button] = []
  private lazy var programme = words("")

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = put(View())
    for (number, part) in parts.enumerated() {
      let chip = button(part.0) { [unowned self] in
        choose(number)
        post(.layoutChanged(nil))
      }
      chips.append(row.hold(chip, x: Double(number) * 121, y: 0, width: 113))
    }
    put(programme, height: 60)
    put(button("Bring the children") { [unowned self] in tell("Children", "They pay nothing.") })
    choose(0)
  }

  private func choose(_ number: Int) {
    for (other, chip) in chips.enumerated() {
      guard other == number else {
        chip.accessibilityTraits = .button
        continue
      }
      chip.accessibilityTraits = isFaulty ? [.header, .selected] : [.button, .selected]
    }
    programme.text = parts[number].1
  }
}
