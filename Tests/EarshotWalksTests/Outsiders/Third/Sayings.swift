import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is said of what stands on a screen.
  static var thirdSayings: [OutsiderPair] {
    [
      .stack(
        "utterance-too-long",
        "a recipe is one card that joins all of its texts into one label"
      ) { QuayRecipe($0) },
      .stack(
        "hint-cut",
        "every answer of a quiz has the number of the question announced as soon as the cursor stands on it, "
          + "before its hint"
      ) { QuayQuiz($0) },
      .stack(
        "speech-repeat",
        "the points of a game are two labels, one of which is the shadow of the other"
      ) { QuayPoints($0) },
      .stack(
        "speech-unpronounceable",
        "the title of a sale is written in mathematical letters, to look bold"
      ) { QuaySale($0) },
      .stack(
        "speech-role-inconsistent",
        "a seat of a theatre is a button until it is chosen, which replaces its traits"
      ) { QuayTheatre($0) },
      .stack(
        "live-value-without-trait",
        "the speed of a bicycle changes twice a second without being marked so"
      ) { QuaySpeed($0) },
    ]
  }
}

/// How soup is made.
private final class QuayRecipe: QuayScreen {
  private let steps = [
    "Peel four large potatoes, two carrots and one onion and cut them into pieces that are not too small.",
    "Melt a spoon of butter in a heavy pot and let the onion become soft in it without taking colour.",
    "Add the potatoes and the carrots, pour in one litre of stock and let it all boil for twenty minutes.",
    "Meanwhile take the skin and the bones off the fish and cut it into pieces of the size of a mouthful.",
    "Put the fish into the pot, take the pot off the fire and leave it with its lid on for ten minutes.",
    "Stir in the cream, some salt, a little pepper and the dill, which was chopped at the last moment.",
    "Serve the soup in deep plates with dark bread, and keep what is left for the day after, cold.",
    "Those who do not eat fish take beans in its place, which have to lie in water from the evening before.",
  ]

  init(_ isFaulty: Bool) { super.init("Fish Soup", isFaulty) }

  override func viewDidLoad() {
    if isFaulty {
      let card = put(View(), height: 600)
      for (row, step) in steps.enumerated() {
        let label = words(step)
        label.frame = Rect(x: 0, y: Double(row) * 70, width: 361, height: 60)
        card.addSubview(label)
      }
      card.isAccessibilityElement = true
      card.accessibilityLabel = steps.joined(separator: " ")
    } else {
      for step in steps { put(words(step), height: 60) }
    }
  }
}

/// A question with answers.
private final class QuayQuiz: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Quiz", isFaulty) }

  override func viewDidLoad() {
    put(words("Question 3 of 10: Which of these is a knot?"))
    for answer in ["Bowline", "Gunwale", "Bilge"] {
      let button = QuayAnswer(type: .custom)
      button.setTitle(answer, for: .normal)
      button.accessibilityHint = "Counts at once as your answer."
      button.addAction(
        Action { [weak self] _ in self?.say(answer == "Bowline" ? "Right" : "Wrong") },
        for: .touchUpInside)
      if isFaulty {
        button.whenFocused = { [weak self] in
          self?.later(0.6) { [weak self] in self?.say("Question 3 of 10") }
        }
      }
      put(button)
    }
  }
}

/// An answer that tells when the cursor has come to it.
private final class QuayAnswer: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

/// The points of a game.
private final class QuayPoints: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Gulls", isFaulty) }

  override func viewDidLoad() {
    let shadow = words("1200 points")
    shadow.frame = Rect(x: 17, y: 61, width: 361, height: 44)
    shadow.isAccessibilityElement = isFaulty
    view.addSubview(shadow)
    put(words("1200 points"))
    put(button("Play Again") { [weak self] in self?.say("The game begins") })
  }
}

/// A sale.
private final class QuaySale: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Shop", isFaulty) }

  override func viewDidLoad() {
    put(heading(isFaulty ? "𝗠𝗲𝗴𝗮 𝗦𝗮𝗹𝗲" : "Mega Sale"))
    put(words("Until Sunday all boots cost half."))
    put(button("Show Boots") { [weak self] in self?.say("There are no boots left") })
  }
}

/// The seats of a theatre.
private final class QuayTheatre: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Theatre", isFaulty) }

  override func viewDidLoad() {
    for number in 1...4 {
      let seat = put(QuaySeat())
      seat.isFaulty = isFaulty
      seat.isAccessibilityElement = true
      seat.accessibilityLabel = "Row 2, seat \(number)"
      seat.isChosen = false
      let tap = TapGestureRecognizer()
      tap.addAction(Action { [weak seat] _ in seat?.isChosen.toggle() })
      seat.addGestureRecognizer(tap)
    }
    put(button("Book") { [weak self] in self?.say("Your seats are booked") })
  }
}

/// A seat that can be chosen.
private final class QuaySeat: View {
  var isFaulty = false
  var isChosen = false {
    didSet {
      if isFaulty {
        accessibilityTraits = isChosen ? .selected : .button
      } else {
        accessibilityTraits = isChosen ? [.button, .selected] : .button
      }
    }
  }
}

/// How fast a bicycle goes.
private final class QuaySpeed: QuayScreen {
  private let gauge = View()
  private var ticks = 0

  init(_ isFaulty: Bool) { super.init("Ride", isFaulty) }

  override func viewDidLoad() {
    gauge.isAccessibilityElement = true
    gauge.accessibilityLabel = "Speed"
    gauge.accessibilityValue = "18 kilometres an hour"
    gauge.accessibilityTraits = isFaulty ? .none : .updatesFrequently
    put(gauge)
    put(button("End Ride") { [weak self] in self?.say("The ride has ended") })
  }

  override func viewDidAppear(_ animated: Bool) { tick() }

  private func tick() {
    later(0.5) { [weak self] in
      guard let self else { return }
      ticks += 1
      gauge.accessibilityValue = "\(18 + ticks * 7 % 11) kilometres an hour"
      tick()
    }
  }
}
