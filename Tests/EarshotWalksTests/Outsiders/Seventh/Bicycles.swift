import EarshotInterface
import EarshotModel

/// Apps of bicycles, in which something is pressed.
extension OutsiderPair {
  static var seventhBicycles: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "What a button calls is held by nobody, and has gone when the button is pressed"
      ) { LarkRepair("Repair", $0) },
      .stack(
        "activation-state-silent",
        "A row that was chosen gets a picture of a tick at its end, of which nothing is said"
      ) { LarkPacking("To pack", $0) },
      .stack(
        "custom-action-noop",
        "The card of a bicycle passes its action on to a delegate that nobody has set"
      ) { LarkGarage("Garage", $0) },
      .stack(
        "gesture-magic-tap-unhandled",
        "Only the picture of a record answers a magic tap, wherever else the cursor is"
      ) { LarkRideMusic("Music for the ride", $0) },
    ]
  }
}

private final class LarkRepairCoordinator {
  weak var screen: ReedScreen?

  func book() { screen?.tell("Booked", "Bring your bicycle on Monday.") }
}

private final class LarkRepair: ReedScreen {
  private var coordinator: LarkRepairCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A repair takes two days."))
    let coordinator = LarkRepairCoordinator()
    coordinator.screen = self
    if !isFaulty { self.coordinator = coordinator }
    let book = Button(type: .system)
    book.setTitle("Book a repair", for: .normal)
    book.addTarget(coordinator, action: LarkRepairCoordinator.book, for: .touchUpInside)
    put(book)
    put(button("Where we are") { [unowned self] in tell("The workshop", "By the old bridge.") })
  }
}

private final class LarkPacking: ReedScreen, TableViewDataSource, TableViewDelegate {
  private let table = TableView(frame: .zero, style: .plain)
  private let things = ["Pump", "Patches", "Lamp", "Raincoat"]
  private var packed: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Press what is packed"))
    table.dataSource = self
    table.delegate = self
    put(table, height: 260)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { things.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = things[indexPath.row]
    tick(cell, packed.contains(indexPath.row))
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    packed.formSymmetricDifference([indexPath.row])
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    tick(cell, packed.contains(indexPath.row))
  }

  private func tick(_ cell: TableViewCell, _ isPacked: Bool) {
    if isFaulty {
      cell.accessoryView = isPacked ? ImageView(image: Image(systemName: "checkmark")) : nil
    } else {
      cell.accessoryType = isPacked ? .checkmark : .none
    }
  }
}

private protocol LarkBicycleCardDelegate: AnyObject {
  func cardWantsToLend(_ card: LarkBicycleCard)
}

private final class LarkBicycleCard: View {
  weak var delegate: (any LarkBicycleCardDelegate)?

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .staticText
    accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Lend") { [unowned self] _ in
        delegate?.cardWantsToLend(self)
        return true
      }
    ]
  }
}

private final class LarkGarage: ReedScreen, LarkBicycleCardDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["The red one", "The tandem"] {
      let card = LarkBicycleCard(name)
      if !isFaulty { card.delegate = self }
      put(card)
    }
  }

  func cardWantsToLend(_ card: LarkBicycleCard) {
    tell(card.accessibilityLabel ?? "", "It is lent until Sunday.")
  }
}

private final class LarkRecord: View {
  var onMagicTap: (() -> Void)?

  override func accessibilityPerformMagicTap() -> Bool {
    guard let onMagicTap else { return false }
    onMagicTap()
    return true
  }
}

private final class LarkRideMusic: ReedScreen {
  private let record = LarkRecord()
  private let play = Button(type: .system)
  private let track = Label()
  private let tracks = ["Uphill", "Headwind", "Long way home"]
  private var number = 0
  private var isPlaying = false

  override func viewDidLoad() {
    super.viewDidLoad()
    record.isAccessibilityElement = true
    record.accessibilityLabel = "A record with a wheel on it"
    record.accessibilityTraits = .image
    if isFaulty { record.onMagicTap = { [unowned self] in playByMagicTap() } }
    put(record, height: 200)
    put(track)
    play.accessibilityTraits = [.button, .startsMediaSession]
    play.addAction(Action { [unowned self] _ in playOrPause() }, for: .primaryActionTriggered)
    put(play)
    put(button("Next track") { [unowned self] in showNext() })
    show()
  }

  private func playOrPause() {
    isPlaying.toggle()
    show()
  }

  private func playByMagicTap() {
    playOrPause()
    sayBehind(isPlaying ? "Playing" : "Paused")
  }

  private func showNext() {
    number = (number + 1) % tracks.count
    show()
    sayBehind(tracks[number])
  }

  private func show() {
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    track.text = tracks[number]
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    playByMagicTap()
    return true
  }
}
