import EarshotInterface
import EarshotModel

/// Apps whose ways and orders are not what they seem.
extension OutsiderPair {
  static var ninthApiaries: [OutsiderPair] {
    [
      OutsiderPair(
        "back-unhandled",
        "Folders are opened on one and the same screen, which has a button back but no answer to escape",
        screen: { AlderNotebook("Notebook", $0) }),
      .stack(
        "order-header-after-content",
        "Each card lists its elements in the order of importance, with the heading at the end"
      ) { AlderEvents("Club of beekeepers", $0) },
      .stack(
        "rotor-dead",
        "The rotor searches a copy of the list that was taken before the list was filled"
      ) { AlderHives("Hives", $0) },
      .stack(
        "adjustable-not-inverse",
        "A month more and a month less loses the day, which was cut to the shorter month"
      ) { AlderHarvest("Honey harvest", $0) },
    ]
  }
}

private final class AlderNotebook: ReedScreen {
  private let folders = [
    ("Colonies", ["Queen of the pond hive", "Swarm in the pear tree", "Feeding in autumn"]),
    ("Honey", ["Lime blossom", "Spring flowers"]),
    ("Letters", ["From the keeper in Holm", "To the garden club"]),
  ]
  private var openFolder: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    show(nil)
  }

  private func show(_ folder: Int?) {
    openFolder = folder
    clear()
    guard let folder else {
      put(heading("Notebook"))
      for (number, name) in folders.map(\.0).enumerated() {
        put(button(name) { [unowned self] in go(to: number) })
      }
      return
    }
    put(heading("Notes on \(folders[folder].0.lowercased())"))
    put(button("Back to the notebook") { [unowned self] in go(to: nil) })
    for note in folders[folder].1 {
      put(button(note) { [unowned self] in tell(note, "Nothing new since Sunday.") })
    }
  }

  private func go(to folder: Int?) {
    show(folder)
    post(.screenChanged(nil))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty, openFolder != nil else { return super.accessibilityPerformEscape() }
    go(to: nil)
    return true
  }
}

private final class AlderEvents: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    card("Wax and candles", at: "Thursday at seven, in the school", action: "Join the course")
    card("Bees in winter", at: "Sunday at two, in the garden", action: "Come to the talk")
    card("Summer fair", at: "The whole of June, on the green", action: "Help at the fair")
  }

  private func card(_ name: String, at place: String, action: String) {
    let card = put(View(), height: 160)
    let title = card.hold(heading(name), y: 8)
    let time = card.hold(words(place), y: 56)
    let join = card.hold(
      button(action) { [unowned self] in tell("Thank you", "We have noted you.") }, y: 104)
    card.accessibilityElements = isFaulty ? [time, join, title] : [title, time, join]
  }
}

private final class AlderHives: ReedScreen {
  private var hives: [Button] = []
  private var sick: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addRotor()
    put(words("Looked at this morning."))
    let states = ["calm", "mites found", "calm", "calm", "no queen", "calm", "mites found"]
    for (number, state) in states.enumerated() {
      let name = "Hive \(number + 1), \(state)"
      let hive = put(button(name) { [unowned self] in tell(name, "It weighs 31 kilos.") })
      hives.append(hive)
      if state != "calm" { sick.append(hive) }
    }
  }

  private func addRotor() {
    let known = sick
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Hives in trouble") { [unowned self] predicate in
        search(isFaulty ? known : sick, predicate)
      }
    ]
  }

  private func search(
    _ wanted: [Button], _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let here = hives.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
    let places = hives.indices.filter { index in wanted.contains { $0 === hives[index] } }
    let place =
      predicate.searchDirection == .next
      ? places.first { $0 > here } : places.last { $0 < here }
    return place.map { AccessibilityCustomRotor.ItemResult(targetElement: hives[$0]) }
  }
}

/// A day of the year that is moved by months.
private final class AlderMonths: View {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  private let isFaulty: Bool
  private let wantedDay = 31
  private var day = 31
  private var month = 0

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Day of the harvest"
    accessibilityTraits = .adjustable
  }

  var text: String { "\(day) \(Self.names[month])" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() { move(by: 1) }

  override func accessibilityDecrement() { move(by: -1) }

  private func move(by months: Int) {
    month = (month + months + 12) % 12
    day = min(isFaulty ? day : wantedDay, Self.lengths[month])
  }
}

private final class AlderHarvest: ReedScreen {
  private lazy var months = AlderMonths(isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("We harvest on the last day of a month."))
    put(months, height: 60)
    let jars = TextField()
    jars.borderStyle = .roundedRect
    jars.accessibilityLabel = "How many jars"
    put(jars)
    put(
      button("Write it down") { [unowned self] in
        tell("Written down", "Jars on \(months.text): \(jars.hasText ? jars.text ?? "" : "none")")
      })
  }
}
