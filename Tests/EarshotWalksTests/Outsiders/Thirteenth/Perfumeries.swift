import EarshotInterface
import EarshotModel

/// Apps of a maker of perfumes, in which things are far away, in a wrong order, or cannot be set.
extension OutsiderPair {
  static var thirteenthPerfumeries: [OutsiderPair] {
    [
      .stack(
        "order-visual-mismatch",
        "The sum and the button below it were moved from the top of a card to its bottom, but the"
          + " list of its elements, which was written by hand, still has them first"
      ) { RowantreeBlend("Blend", $0) },
      .stack(
        "swipe-cost",
        "All sixty scents stand below one another, without a choice of the family and without a"
          + " heading, and the button that orders them comes after the last"
      ) { RowantreeScents("Scents", $0) },
      OutsiderPair(
        "adjustable-no-change",
        "A slider with five marks falls back to the nearest mark, and a step of a reader is shorter"
          + " than half of the way to the next",
        screen: { RowantreeStrength("Strength", $0) }),
      .stack(
        "adjustable-unbounded",
        "How many flasks are ordered has a least number and no largest, although the shop has twelve"
      ) { RowantreeFlasks("Flasks", $0) },
    ]
  }
}

/// Sets how many drops of something are in a blend.
private final class RowantreeDropSlider: Slider {
  var drops: Int { Int(value.rounded()) }

  override var defaultAccessibilityValue: String? { drops == 1 ? "1 drop" : "\(drops) drops" }
}

private final class RowantreeBlend: RowantreeScreen {
  private let card = View()
  private let notes = ["Top note", "Heart note", "Base note"]
  private var sliders: [RowantreeDropSlider] = []
  private lazy var sum = words("9 drops in all")
  private lazy var mixing = button("Mix") { [unowned self] in mix() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A blend of three notes"))
    put(card, height: 252)
    for (number, note) in notes.enumerated() {
      let y = 52 * Double(number)
      place(words(note), in: card, y: y, width: 100).isAccessibilityElement = false
      let slider = RowantreeDropSlider()
      slider.accessibilityLabel = note
      slider.maximumValue = 10
      slider.value = 3
      slider.addAction(Action { [unowned self] _ in showSum() }, for: .valueChanged)
      sliders.append(place(slider, in: card, x: 108, y: y, width: 250))
    }
    place(sum, in: card, y: 156)
    place(mixing, in: card, y: 208)
    let settings: [Responder] = sliders
    let ending: [Responder] = [sum, mixing]
    card.accessibilityElements = isFaulty ? ending + settings : settings + ending
    put(heading("About the notes"))
    put(question("What the top note is", "What one smells first, and for ten minutes."))
    put(question("What the base note is", "What is still there on the next day."))
  }

  private var drops: Int { sliders.reduce(0) { $0 + $1.drops } }

  private func showSum() {
    sum.text = drops == 1 ? "1 drop in all" : "\(drops) drops in all"
    say(sum.text ?? "")
  }

  private func mix() {
    guard drops > 0 else { return tell("Nothing to mix", "Add a drop of something first.") }
    tell("The blend is mixed", "\(drops) drops. Let it stand for a week.")
  }
}

private final class RowantreeScents: RowantreeScreen {
  private let families = ["Citrus", "Woods", "Flowers", "Herbs", "Spices", "Resins"]
  private let names: [[String]] = [
    "Lemon Lime Bergamot Mandarin Grapefruit Citron Pomelo Yuzu Tangerine Kumquat",
    "Cedar Sandalwood Vetiver Cypress Birch Pine Oakmoss Juniper Guaiac Ebony",
    "Rose Jasmine Violet Iris Neroli Lilac Mimosa Peony Tuberose Freesia",
    "Lavender Rosemary Basil Thyme Sage Mint Tarragon Lovage Chamomile Hyssop",
    "Pepper Cinnamon Clove Nutmeg Cardamom Saffron Ginger Anise Coriander Cumin",
    "Amber Myrrh Frankincense Benzoin Labdanum Elemi Copal Storax Mastic Tolu",
  ].map { $0.split(separator: " ").map(String.init) }
  private let most = 4
  private let shelf = ScrollView()
  private var chosen: [String] = []
  private lazy var rows: [[Button]] = names.map { family in family.map { row($0) } }
  private lazy var ordering = button("Order the scents") { [unowned self] in order() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose up to four scents."))
    if !isFaulty {
      let kinds = choice(families) { [unowned self] family in
        arrange([family])
        say("\(names[family].count) scents of the family \(families[family])")
      }
      kinds.accessibilityLabel = "Family"
      put(kinds)
      put(heading("Scents"))
    }
    put(shelf, height: 540)
    for row in rows.flatMap({ $0 }) { shelf.addSubview(row) }
    shelf.addSubview(ordering)
    arrange(isFaulty ? Array(families.indices) : [0])
  }

  private func row(_ name: String) -> Button {
    Button(
      type: .system,
      primaryAction: Action(title: name) { [unowned self] action in
        if let row = action.sender as? Button { choose(name, by: row) }
      })
  }

  /// Shows the scents of some families, and the button that orders below them.
  private func arrange(_ shown: [Int]) {
    var y = 0.0
    for (family, buttons) in rows.enumerated() {
      let isShown = shown.contains(family)
      for row in buttons {
        row.isHidden = !isShown
        guard isShown else { continue }
        place(row, in: shelf, y: y)
        y += 52
      }
    }
    place(ordering, in: shelf, y: y)
    shelf.contentSize = Size(width: 358, height: y + 52)
    shelf.contentOffset = .zero
  }

  private func choose(_ name: String, by row: Button) {
    if let number = chosen.firstIndex(of: name) {
      chosen.remove(at: number)
    } else {
      guard chosen.count < most else { return say("Four scents are chosen already.") }
      chosen.append(name)
    }
    row.isSelected = chosen.contains(name)
    reread(row)
  }

  private func order() {
    guard !chosen.isEmpty else { return tell("Nothing to order", "Choose a scent first.") }
    tell("Ordered", chosen.joined(separator: ", "))
  }
}

/// A slider that stands on one of some marks.
private final class RowantreeMarkSlider: Slider {
  let marks = ["none", "faint", "medium", "strong", "heavy"]
  private let stepsByMarks: Bool

  init(stepsByMarks: Bool) {
    self.stepsByMarks = stepsByMarks
    super.init(frame: .zero)
    maximumValue = Double(marks.count - 1)
    value = 2
  }

  var mark: String { marks[Int(value.rounded())] }

  override var defaultAccessibilityValue: String? { mark }

  override func accessibilityIncrement() {
    guard stepsByMarks else { return super.accessibilityIncrement() }
    step(by: 1)
  }

  override func accessibilityDecrement() {
    guard stepsByMarks else { return super.accessibilityDecrement() }
    step(by: -1)
  }

  private func step(by marks: Double) {
    let old = value
    value = old + marks
    if value != old { sendActions(for: .valueChanged) }
  }
}

private final class RowantreeStrength: RowantreeScreen {
  private lazy var slider = RowantreeMarkSlider(stepsByMarks: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How strong it shall be"))
    slider.accessibilityLabel = "Strength"
    slider.addAction(
      Action { [unowned self] _ in slider.value = slider.value.rounded() }, for: .valueChanged)
    put(slider)
    put(
      button("Describe the strength") { [unowned self] in
        tell("Strength: \(slider.mark)", "It is diluted by hand, in pure alcohol.")
      })
    put(heading("The flask"))
    putSwitch("With a dropper") { [unowned self] isOn in
      say(isOn ? "The flask has a dropper." : "The flask has a stopper of cork.")
    }
    put(
      button("Fill the flask") { [unowned self] in
        tell("The flask is filled", "Its strength is \(slider.mark). Keep it in the dark.")
      })
  }
}

/// How many flasks are ordered, and what they cost.
private final class RowantreeFlaskCounter: View {
  var whenRefused: (String) -> Void = { _ in }
  private let most: Int?
  private let drawnText = Label()
  private(set) var flasks = 1 { didSet { drawnText.text = text } }

  init(_ name: String, most: Int?) {
    self.most = most
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
    drawnText.text = text
    drawnText.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    addSubview(drawnText)
  }

  var text: String { "\(flasks == 1 ? "1 flask" : "\(flasks) flasks"), \(14 * flasks) crowns" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() {
    if let most, flasks >= most { return whenRefused("The shop has no more than \(most) flasks.") }
    flasks += 1
  }

  override func accessibilityDecrement() {
    guard flasks > 1 else { return whenRefused("An order is for one flask or more.") }
    flasks -= 1
  }
}

private final class RowantreeFlasks: RowantreeScreen {
  private lazy var counter = RowantreeFlaskCounter("Ordered", most: isFaulty ? nil : 12)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Rain on warm stone, fifty millilitres, fourteen crowns a flask."), height: 60)
    counter.whenRefused = { [unowned self] text in say(text) }
    put(counter)
    put(heading("How it is sent"))
    let ways = choice(["By mail", "By bicycle"]) { [unowned self] number in
      say(number == 0 ? "It arrives in two days." : "It arrives within the hour.")
    }
    ways.accessibilityLabel = "Sent"
    put(ways)
    putSwitch("Wrap it as a present") { [unowned self] isOn in
      say(isOn ? "It is wrapped in blue paper." : "It is not wrapped.")
    }
    put(
      button("Order now") { [unowned self] in
        tell("Thank you", "You have ordered: \(counter.text).")
      })
  }
}
