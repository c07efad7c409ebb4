import EarshotInterface
import EarshotModel

/// Apps whose lists, dials and marks are not heard as they are seen.
extension OutsiderPair {
  static var tenthHostels: [OutsiderPair] {
    [
      OutsiderPair(
        "order-visual-mismatch",
        "A new note is put on top of the board, but at the end of the list of its elements",
        screen: { RowanBoard("Board", $0) }),
      OutsiderPair(
        "swipe-cost",
        "The letters in front of the rows of a large plan of seats are no headings",
        screen: { RowanSeats("Seats", $0) }),
      OutsiderPair(
        "adjustable-no-change",
        "The text that a slider says follows a finger that is lifted and no other way of changing it",
        screen: { RowanOven("Oven", $0) }),
      OutsiderPair(
        "adjustable-unbounded",
        "The portions of a recipe are kept above none, but nothing keeps them from growing forever",
        screen: { RowanRecipe("Recipe", $0) }),
      OutsiderPair(
        "activation-state-silent",
        "A star that is pressed is selected, but has traits of its own that never say so",
        screen: { RowanStars("Stars", $0) }),
    ]
  }
}

private final class RowanBoard: ReedScreen {
  private let board = View()
  private var notes: [Button] = []
  private var hasPinned = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Noticeboard of the hostel"))
    put(board, height: 268)
    pin("Lost: one red glove", "Found it? Room 12.")
    pin("Walk to the falls", "We start at eight, with sandwiches.")
    pin("Guitar to borrow", "It hangs in the reading room.")
    pin("Quiet after ten, please", "The cook gets up at five.")
    put(button("Pin up that I can cook") { [unowned self] in pinMine() })
  }

  private func pin(_ name: String, _ text: String) {
    let note = button(name) { [unowned self] in tell(name, text) }
    notes.insert(note, at: 0)
    board.addSubview(note)
    for (place, note) in notes.enumerated() {
      note.frame = Rect(x: 0, y: Double(place) * 52, width: 361, height: 44)
    }
    let known = board.accessibilityElements ?? []
    board.accessibilityElements = isFaulty ? known + [note] : [note] + known
  }

  private func pinMine() {
    guard !hasPinned else { return tell("There already", "Your note hangs on the board.") }
    hasPinned = true
    pin("A guest can cook tonight", "Ask in room 4.")
    tell("Pinned up", "Your note hangs at the very top.")
  }
}

private final class RowanSeats: ReedScreen {
  private var seats: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Choose your seats"))
    put(button("Pay for the seats") { [unowned self] in pay() })
    for letter in ["A", "B", "C", "D", "E", "F", "G", "H", "J"] { addRow(letter) }
  }

  private func addRow(_ letter: String) {
    let row = put(View())
    row.shouldGroupAccessibilityChildren = true
    let name = isFaulty ? words(letter) : heading(letter)
    name.accessibilityLabel = "Row \(letter)"
    row.hold(name, x: 0, y: 0, width: 44)
    for number in 1...7 {
      let seat = Button(
        primaryAction: Action(title: "\(number)") { action in
          (action.sender as? Button)?.isSelected.toggle()
        })
      seat.accessibilityLabel = "\(letter) \(number)"
      row.hold(seat, x: Double(number) * 45, y: 0, width: 44)
      seats.append(seat)
    }
  }

  private func pay() {
    let chosen = seats.filter(\.isSelected).compactMap(\.accessibilityLabel)
    tell(
      chosen.isEmpty ? "No seats yet" : "Thank you",
      chosen.isEmpty ? "Choose a seat first." : "Yours: \(chosen.joined(separator: ", "))")
  }
}

private final class RowanOven: ReedScreen {
  private let temperature = Slider()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Oven in the shared kitchen"))
    put(words("It is free until half past six."))
    temperature.minimumValue = 60
    temperature.maximumValue = 260
    temperature.value = 160
    temperature.accessibilityLabel = "Temperature"
    temperature.addAction(
      Action { [unowned self] _ in tellValue() }, for: isFaulty ? .touchUpInside : .valueChanged)
    tellValue()
    put(temperature)
    put(
      button("Heat the oven") { [unowned self] in
        tell("Heating", "The oven is ready in ten minutes, at \(degrees).")
      })
    put(
      button("Turn it off") { [unowned self] in
        tell("Off", "The oven cools down. Please leave its door open.")
      })
  }

  private var degrees: String { "\(Int(temperature.value.rounded())) degrees" }

  private func tellValue() { temperature.accessibilityValue = degrees }
}

/// How many people are to be fed.
private final class RowanPortions: View {
  private let most: Int?
  private var count = 4

  init(most: Int?) {
    self.most = most
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Portions"
    accessibilityTraits = .adjustable
  }

  var flour: String { "\(count * 90) grams of flour" }

  override var defaultAccessibilityValue: String? { "\(count), \(flour)" }

  override func accessibilityIncrement() { set(to: count + 1) }

  override func accessibilityDecrement() { set(to: count - 1) }

  private func set(to wanted: Int) {
    count = max(1, wanted)
    if let most { count = min(most, count) }
  }
}

private final class RowanRecipe: ReedScreen {
  private lazy var portions = RowanPortions(most: isFaulty ? nil : 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Pancakes for the house"))
    put(words("Milk, eggs, salt and as much flour as you set here."))
    put(portions, height: 60)
    put(
      button("Put it on the shopping list") { [unowned self] in
        tell("On the list", portions.flour)
      })
    put(
      button("How to bake them") { [unowned self] in
        tell("Baking", "Two minutes on each side, in butter.")
      })
  }
}

private final class RowanStars: ReedScreen {
  private var stars: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Hostels on the coast"))
    add("The Anchor", "Eight beds, above the bakery")
    add("Seven Gulls", "Twenty beds, and a sauna")
    add("Old Customs House", "Twelve beds, closed in March")
    put(button("Compare my favourites") { [unowned self] in compare() })
  }

  private func add(_ name: String, _ text: String) {
    let row = put(View())
    row.hold(words(text), x: 0, y: 0, width: 300)
    let star = Button(
      primaryAction: Action { [unowned self] action in
        if let star = action.sender as? Button { toggle(star) }
      })
    star.setImage(Image(systemName: "star"), for: .normal)
    star.setImage(Image(systemName: "star.fill"), for: .selected)
    star.accessibilityLabel = "Favourite: \(name)"
    star.accessibilityTraits = .button
    row.hold(star, x: 310, y: 0, width: 44)
    stars.append(star)
  }

  private func toggle(_ star: Button) {
    star.isSelected.toggle()
    if !isFaulty { star.accessibilityTraits = star.isSelected ? [.button, .selected] : .button }
  }

  private func compare() {
    let count = stars.count { $0.isSelected }
    tell(
      "Your favourites",
      count == 0 ? "You have chosen none yet." : "You have chosen \(count) of three hostels.")
  }
}
