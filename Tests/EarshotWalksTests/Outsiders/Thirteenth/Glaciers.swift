import EarshotInterface
import EarshotModel

/// Apps of a glacier, in which the cursor does not come where it should, or stays where it should not.
extension OutsiderPair {
  static var thirteenthGlaciers: [OutsiderPair] {
    [
      .stack(
        "focus-unreachable",
        "A row of a table that has a button of its own at its end is made one element, for the sake"
          + " of a short way, and the button is inside it"
      ) { RowantreeHuts("Huts", $0) },
      OutsiderPair.stack(
        "focus-nondeterministic",
        "The sights of a collection are shuffled whenever the screen is made, to look lively"
      ) { RowantreeSights("Sights", $0) }.inNoOrder,
      .stack(
        "focus-lost-layout",
        "A warning that was ticked off goes with the button that ticked it off, and the layout is"
          + " said to have changed without a word on where to go on"
      ) { RowantreeWarnings("Warnings", $0) },
      .stack(
        "focus-initial-odd",
        "A tour that opens sends the cursor to the field for a comment at its end, past all that is"
          + " to be read first"
      ) { RowantreeTours("Tours", $0) },
      .stack(
        "focus-stale",
        "Pitching a tent on a drawn map makes all elements of the map anew, and the cursor stays on"
          + " one that the map has no more"
      ) { RowantreeExpedition("Camps", $0) },
    ]
  }
}

private final class RowantreeHuts: RowantreeTable {
  private struct Hut {
    let name: String
    let beds: Int
    let about: String
  }

  private let high = [
    Hut(name: "Eagle hut", beds: 4, about: "Three hours from the valley, the last one over ice."),
    Hut(name: "Cornice hut", beds: 9, about: "Four hours from the valley, along the moraine."),
  ]
  private let low = [
    Hut(name: "Larch house", beds: 12, about: "Beside the car park. It has hot showers."),
    Hut(name: "Mill house", beds: 6, about: "Beside the stream. Bring a lamp."),
  ]
  private var booked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.staticSections = [
      TableViewSection(headerTitle: "Above the ice", cells: high.map { row(of: $0) }),
      TableViewSection(
        headerTitle: "In the valley", footerTitle: "Beds are held until six in the evening.",
        cells: low.map { row(of: $0) }),
    ]
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "My nights") { [unowned self] _ in
        tell(
          "My nights",
          booked.isEmpty ? "No bed was booked." : booked.sorted().joined(separator: ", "))
      })
  }

  private func row(of hut: Hut) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    let text = "\(hut.name), \(hut.beds) beds"
    cell.textLabel?.text = text
    cell.accessibilityLabel = text
    cell.accessibilityTraits = .button
    let booking = Button(
      type: .system,
      primaryAction: Action(title: "Book") { [unowned self] action in
        if let button = action.sender as? Button { book(hut, by: button) }
      })
    booking.frame = Rect(x: 0, y: 0, width: 80, height: 36)
    booking.accessibilityLabel = "Book \(hut.name)"
    cell.accessoryView = booking
    if isFaulty { cell.isAccessibilityElement = true }
    return cell
  }

  private func book(_ hut: Hut, by button: Button) {
    let isBooked = booked.remove(hut.name) == nil
    if isBooked { booked.insert(hut.name) }
    button.setTitle(isBooked ? "Cancel" : "Book", for: .normal)
    button.accessibilityLabel = isBooked ? "Cancel \(hut.name)" : "Book \(hut.name)"
    reread(button)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let hut = (indexPath.section == 0 ? high : low)[indexPath.row]
    tell(hut.name, hut.about)
  }
}

/// A sight that can be chosen.
private final class RowantreeSightCell: CollectionViewCell {
  init(_ name: String) {
    super.init(frame: .zero)
    let caption = Label()
    caption.text = name
    caption.frame = Rect(x: 8, y: 8, width: 154, height: 44)
    contentView.addSubview(caption)
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}

private final class RowantreeSights: RowantreeGallery {
  private let sights = [
    "Blue arch", "Marmot rock", "Ice cave", "Three tables", "Upper falls", "Cairn of the four",
    "Black pool", "Old weather mast",
  ]
  private lazy var shown = isFaulty ? sights.shuffled() : sights
  private var tour: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.itemSize = Size(width: 170, height: 60)
    collectionView.allowsMultipleSelection = true
    navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "My tour") { [unowned self] _ in
        tell("My tour", tour.isEmpty ? "No sight yet." : tour.sorted().joined(separator: ", "))
      })
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = RowantreeSightCell(shown[indexPath.item])
    cell.isSelected = tour.contains(shown[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    tour.insert(shown[indexPath.item])
    tellLength()
  }

  override func collectionView(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    tour.remove(shown[indexPath.item])
    tellLength()
  }

  private func tellLength() {
    say(tour.count == 1 ? "One sight is in your tour." : "\(tour.count) sights are in your tour.")
  }
}

private final class RowantreeWarnings: RowantreeScreen {
  private let names = ["Crevasses", "Falling rocks", "Thin snow", "Storm at noon"]
  private let panel = View()
  private var chips: [Button] = []
  private lazy var restore = button("Show all four again") { [unowned self] in
    let hasAll = chips.count == names.count
    if !hasAll { fill() }
    say(hasAll ? "All four are there." : "Four warnings are there again.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tick off what you have read."))
    put(heading("Warnings for today"))
    put(panel, height: 200)
    fill()
    put(heading("Before you go"))
    put(restore)
    put(
      button("Sign out for the glacier") { [unowned self] in
        tell(
          chips.isEmpty ? "Signed out" : "Read on first",
          chips.isEmpty
            ? "The warden expects you back by five." : "\(chips.count) warnings are not read yet.")
      })
    put(question("Rescue service", "Dial one four one four, or whistle six times a minute."))
  }

  private func fill() {
    for chip in chips { chip.removeFromSuperview() }
    chips = names.map { name in
      Button(
        type: .system,
        primaryAction: Action(title: "Tick off: \(name)") { [unowned self] action in
          if let chip = action.sender as? Button { tickOff(chip) }
        })
    }
    arrange()
  }

  private func arrange() {
    for (number, chip) in chips.enumerated() { place(chip, in: panel, y: 52 * Double(number)) }
  }

  private func tickOff(_ chip: Button) {
    guard let number = chips.firstIndex(of: chip) else { return }
    chips.remove(at: number)
    chip.removeFromSuperview()
    arrange()
    let following = chips.indices.contains(number) ? chips[number] : chips.last ?? restore
    post(.layoutChanged(isFaulty ? nil : .element(following)))
    say("\(chips.count) of \(names.count) are left.")
  }
}

private final class RowantreeTours: RowantreeScreen {
  private let tours = [
    ("Round the tongue", "Two hours on gravel, with a view of the blue arch."),
    ("To the ice cave", "Three hours, the last of them with crampons."),
    ("Over the saddle", "Seven hours on a rope, and a bed at the Eagle hut."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Each tour begins at the car park."))
    put(heading("Tours with a guide"))
    for (name, about) in tours {
      put(
        button(name) { [unowned self] in
          show(RowantreeTour(name, about, isFaulty), sender: self)
        })
    }
    put(heading("The guides"))
    put(question("Who guides", "Ferdi on weekdays, Malin on Sundays."))
    put(question("What to bring", "Boots, gloves, and something to eat."))
  }
}

private final class RowantreeTour: RowantreeScreen {
  private let about: String
  private let comment = TextField()
  private var places = 3
  private lazy var booking = button("Take a place, 3 left") { [unowned self] in take() }

  init(_ name: String, _ about: String, _ isFaulty: Bool) {
    self.about = about
    super.init(name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words(about), height: 60)
    put(booking)
    putSwitch("Lend me crampons") { [unowned self] isOn in
      say(isOn ? "Crampons will lie ready." : "No crampons.")
    }
    put(heading("Comments"))
    put(words("Ida: The rope was too long, the guide was not."))
    comment.accessibilityLabel = "Your comment"
    put(comment)
    put(
      button("Send the comment") { [unowned self] in
        guard comment.hasText else { return say("Write a comment first.") }
        tell("The comment was sent", comment.text ?? "")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.layoutChanged(.element(comment))) }
  }

  private func take() {
    guard places > 0 else { return say("There is no place left.") }
    places -= 1
    booking.setTitle("Take a place, \(places) left", for: .normal)
    reread(booking)
  }
}

/// A camp on a drawn map.
private final class RowantreeCamp: AccessibilityElement {
  var whenPressed: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    whenPressed()
    return true
  }
}

/// A map on which tents are pitched.
private final class RowantreeCampMap: View {
  let names = ["North ridge", "Lower icefall", "Saddle", "Moraine"]
  var whenPitched: (String) -> Void = { _ in }
  private(set) var tents: Set<Int> = []
  private let keepsCamps: Bool
  private var camps: [RowantreeCamp] = []

  init(keepsCamps: Bool) {
    self.keepsCamps = keepsCamps
    super.init(frame: .zero)
    backgroundColor = .white
    drawCamps()
  }

  func strikeAll() {
    tents = []
    drawCamps()
  }

  private func drawCamps() {
    if camps.isEmpty || !keepsCamps {
      camps = names.indices.map { camp($0) }
      accessibilityElements = camps
    }
    for (number, camp) in camps.enumerated() {
      camp.accessibilityValue = tents.contains(number) ? "with a tent" : "without a tent"
    }
  }

  private func camp(_ number: Int) -> RowantreeCamp {
    let camp = RowantreeCamp(accessibilityContainer: self)
    camp.accessibilityLabel = names[number]
    camp.accessibilityTraits = .button
    camp.accessibilityFrameInContainerSpace = Rect(
      x: number.isMultiple(of: 2) ? 20 : 120, y: 52 * Double(number), width: 200, height: 44)
    camp.whenPressed = { [unowned self] in press(number) }
    return camp
  }

  private func press(_ number: Int) {
    let isPitched = tents.remove(number) == nil
    if isPitched { tents.insert(number) }
    drawCamps()
    whenPitched("\(names[number]) \(isPitched ? "has a tent" : "has no tent") now.")
  }
}

private final class RowantreeExpedition: RowantreeScreen {
  private lazy var map = RowantreeCampMap(keepsCamps: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose where the tents are pitched."))
    put(heading("Map of the glacier"))
    map.whenPitched = { [unowned self] text in say(text) }
    put(map, height: 208)
    put(heading("The expedition"))
    put(
      button("Strike all tents") { [unowned self] in
        let hadTents = !map.tents.isEmpty
        map.strikeAll()
        say(hadTents ? "No tent is pitched any more." : "No tent was pitched.")
      })
    put(
      button("Where we sleep") { [unowned self] in
        let names = map.tents.sorted().map { map.names[$0] }
        tell("Where we sleep", names.isEmpty ? "In the bus." : names.joined(separator: ", "))
      })
    put(question("Who comes along", "Malin, Ferdi, and a dog called Firn."))
  }
}
