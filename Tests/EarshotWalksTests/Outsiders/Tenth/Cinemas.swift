import EarshotInterface
import EarshotModel

/// Apps whose ways, headings, rotors and values lead astray.
extension OutsiderPair {
  static var tenthCinemas: [OutsiderPair] {
    [
      .stack(
        "back-unhandled",
        "Escape stops the trailer and counts as handled, so that nobody goes back"
      ) { HazelTonight("Tonight", $0) },
      .stack(
        "order-header-after-content",
        "The name of a day stands at half the height of its films and is read after the first of them"
      ) { HazelWeek("This week", $0) },
      .stack(
        "rotor-dead",
        "The rotor looks for showings among the subviews of the screen, where only their list is"
      ) { HazelProgramme("Programme", $0) },
      .stack(
        "adjustable-not-inverse",
        "A step up is a quarter more and a step down is a quarter less, which is not the way back"
      ) { HazelSubtitles("Subtitles", $0) },
    ]
  }
}

private final class HazelTonight: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Both halls open at half past six."))
    for film in ["The Long Canal", "Snow on the Roof", "Seven Umbrellas"] {
      put(button(film) { [unowned self] in push(HazelFilm(film, isFaulty)) })
    }
  }
}

private final class HazelFilm: ReedScreen {
  private var isPlaying = false
  private lazy var player = button("Play the trailer") { [unowned self] in toggle() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("At seven in the small hall, with a talk afterwards."))
    put(player)
    put(
      button("Reserve two seats") { [unowned self] in
        tell("Reserved", "Row five, in the middle.")
      })
  }

  private func toggle() {
    setPlaying(!isPlaying)
    say(isPlaying ? "The trailer plays" : "The trailer has stopped")
  }

  private func setPlaying(_ isPlaying: Bool) {
    self.isPlaying = isPlaying
    player.setTitle(isPlaying ? "Stop the trailer" : "Play the trailer", for: .normal)
  }

  override func accessibilityPerformEscape() -> Bool {
    setPlaying(false)
    return isFaulty || super.accessibilityPerformEscape()
  }
}

private final class HazelWeek: ReedScreen {
  private let days = [
    ("Friday", ["The Long Canal, at seven", "Harvest, at eight", "Night Bus, at eleven"]),
    ("Saturday", ["Little Fox, at three", "Snow on the Roof, at six", "Oboe, at nine"]),
    ("Sunday", ["Shorts, at noon", "Seven Umbrellas, at four", "The Ferry, at eight"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (day, films) in days { add(day, films) }
  }

  private func add(_ day: String, _ films: [String]) {
    let part = put(View(), height: 160)
    let name = part.hold(heading(day), x: 0, y: 58, width: 100)
    var parts: [Responder] = [name]
    for (number, film) in films.enumerated() {
      let row = button(film) { [unowned self] in tell(film, "There are seats left.") }
      parts.append(part.hold(row, x: 110, y: 54 * Double(number), width: 251))
    }
    if !isFaulty { part.accessibilityElements = parts }
  }
}

private final class HazelShowing: Button {
  var isSubtitled = false
}

private final class HazelProgramme: ReedScreen {
  private let showings = [
    ("Monday: Harvest, with subtitles", true), ("Tuesday: Night Bus", false),
    ("Wednesday: The Ferry, with subtitles", true), ("Thursday: Little Fox", false),
    ("Friday: Oboe, with subtitles", true),
  ]
  private let list = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("All films begin at eight."))
    put(list, height: 300)
    for (number, (name, isSubtitled)) in showings.enumerated() {
      let showing = HazelShowing(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in
          tell(name, "Nine euros, or six with a card.")
        })
      showing.isSubtitled = isSubtitled
      list.hold(showing, x: 0, y: 54 * Double(number), width: 361)
    }
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Subtitled films") { [unowned self] in search($0) }
    ]
  }

  private func search(
    _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let all = (isFaulty ? view : list).subviews.compactMap { $0 as? HazelShowing }
    let here = all.firstIndex { $0 === predicate.currentItem.targetElement }
    let found: HazelShowing?
    if predicate.searchDirection == .next {
      found = all.dropFirst((here ?? -1) + 1).first { $0.isSubtitled }
    } else {
      found = all.prefix(here ?? all.count).last { $0.isSubtitled }
    }
    return found.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }
}

/// A size of letters that is made larger and smaller by a share of itself.
private final class HazelLetterSize: View {
  private let isFaulty: Bool
  private var percent = 100.0

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Size of the letters"
    accessibilityTraits = .adjustable
  }

  var text: String { "\(Int(percent.rounded())) percent" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() { scale(by: 1.25) }

  override func accessibilityDecrement() { scale(by: isFaulty ? 0.75 : 0.8) }

  private func scale(by factor: Double) {
    let scaled = percent * factor
    if (40...300).contains(scaled) { percent = scaled }
  }
}

private final class HazelSubtitles: ReedScreen {
  private lazy var size = HazelLetterSize(isFaulty)
  private lazy var place = SegmentedControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("For the small screen at your seat."))
    put(heading("Letters"))
    put(size, height: 60)
    put(heading("Place"))
    for (number, name) in ["Below", "Above"].enumerated() {
      place.insertSegment(withTitle: name, at: number)
    }
    place.selectedSegmentIndex = 0
    put(place)
    put(
      button("Send to my seat") { [unowned self] in
        let isAbove = place.selectedSegmentIndex == 1
        tell("Sent to your seat", "\(size.text), \(isAbove ? "above" : "below") the picture.")
      })
  }
}
