import EarshotInterface
import EarshotModel

/// Apps for people who count meteors, with lists that lose the cursor or do not do what they offer.
extension OutsiderPair {
  static var eleventhMeteors: [OutsiderPair] {
    [
      .stack(
        "focus-asymmetric",
        "A list keeps three rows and takes the first away as the cursor goes down, but not up"
      ) { LarchNight("Last night", $0) },
      .stack(
        "focus-reset-refresh",
        "Watching a shower empties the grid and fills it with new cells, so the cursor loses its own"
      ) { LarchShowers("Showers", $0) },
      .stack(
        "rotor-dead",
        "A rotor looks for fireballs among the rows that were there before any row was made"
      ) { LarchFireballs("Fireballs", $0) },
      .stack(
        "custom-action-noop",
        "The action that takes one back counts down a copy of the number"
      ) { LarchTallies($0) },
      .stack(
        "scroll-unhandled",
        "Scrolling is switched off while the hours are loaded, and never switched on again"
      ) { LarchHours("Hour by hour", $0) },
    ]
  }
}

/// A row that tells when the cursor has come to it.
private final class LarchSightingRow: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class LarchNight: LarchScreen {
  private let sightings = [
    ("21:14, green and slow", "It broke in two over the church."),
    ("21:52, white", "As bright as Vega."), ("22:03, faint", "Only in the corner of the eye."),
    ("22:40, orange", "It left a trail for three seconds."),
    ("23:11, white and fast", "From the direction of the Lion."),
    ("23:47, blue", "Very short."), ("00:20, white", "The last one before the clouds."),
  ]
  private let list = View()
  private var rows: [LarchSightingRow] = []
  private var first = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Seven meteors, the earliest at the top."))
    put(list, height: 7 * 48)
    for number in sightings.indices { addRow(number) }
    arrangeRows()
    put(
      button("Report the night") { [unowned self] in
        tell("The night is reported", "The observers of all countries can see it now.")
      })
    put(
      button("Write a remark") { [unowned self] in
        tell("Remarks are closed", "They open again when it is dark.")
      })
  }

  private func addRow(_ number: Int) {
    let (name, details) = sightings[number]
    let row = LarchSightingRow(
      type: .system,
      primaryAction: Action(title: name) { [unowned self] _ in tell(name, details) })
    row.whenFocused = { [weak self] in self?.cursorCame(to: number) }
    list.addSubview(row)
    rows.append(row)
  }

  private func cursorCame(to number: Int) {
    guard isFaulty, number == first + 2, number + 1 < rows.count else { return }
    first += 1
    arrangeRows()
  }

  private func arrangeRows() {
    for (number, row) in rows.enumerated() {
      row.isHidden = isFaulty && !(first..<first + 3).contains(number)
      let place = isFaulty ? number - first : number
      row.frame = Rect(x: 0, y: 48 * Double(place), width: 358, height: 44)
    }
  }
}

private final class LarchShowerCell: CollectionViewCell {
  let text = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    text.numberOfLines = 0
    text.frame = Rect(x: 8, y: 8, width: 158, height: 48)
    contentView.addSubview(text)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override var defaultAccessibilityLabel: String? { text.text }
}

private final class LarchShowers: LarchScreen, CollectionViewDataSource, CollectionViewDelegate {
  private let names = ["Lyrids", "Perseids", "Orionids", "Leonids", "Geminids", "Ursids"]
  private var watched: Set<Int> = [1]
  private var isLoading = false
  private let grid = CollectionView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a shower to be woken for it."))
    grid.register(forCellWithReuseIdentifier: "shower") { LarchShowerCell(frame: .zero) }
    grid.itemSize = Size(width: 174, height: 64)
    grid.dataSource = self
    grid.delegate = self
    put(grid, height: 220)
    put(
      button("When is the next one?") { [unowned self] in
        tell("The next shower", "The Lyrids, in the night before the 22nd of April.")
      })
    put(
      button("How are we woken?") { [unowned self] in
        tell("How you are woken", "By a bell, ten minutes before it begins.")
      })
  }

  private func text(of item: Int) -> String {
    names[item] + (watched.contains(item) ? ", you will be woken" : ", not watched")
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    isLoading ? 0 : names.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "shower", for: indexPath)
    (cell as? LarchShowerCell)?.text.text = text(of: indexPath.item)
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    watch(indexPath)
  }

  private func watch(_ place: IndexPath) {
    watched.formSymmetricDifference([place.item])
    say("One moment")
    if isFaulty { reload(isLoading: true) }
    later(1) { [weak self] in self?.showChange(at: place) }
  }

  private func showChange(at place: IndexPath) {
    if isFaulty {
      reload(isLoading: false)
    } else {
      (grid.cellForItem(at: place) as? LarchShowerCell)?.text.text = text(of: place.item)
    }
    say(text(of: place.item))
  }

  private func reload(isLoading: Bool) {
    self.isLoading = isLoading
    grid.reloadData()
    post(.layoutChanged(nil))
  }
}

private final class LarchFireballs: LarchScreen {
  private let sightings = [
    ("21:30, faint", false), ("21:58, fireball in the east", true), ("22:15, faint", false),
    ("22:20, white", false), ("22:54, fireball overhead", true), ("23:02, green", false),
    ("23:33, fireball with a bang", true),
  ]
  private let list = View()
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The rotor leads from fireball to fireball."))
    put(list, height: 7 * 48)
    addRotor()
    for number in sightings.indices { addRow(number) }
    put(
      button("Send the fireballs in") { [unowned self] in
        tell("They are sent", "Three fireballs went to the observatory.")
      })
  }

  private func addRow(_ number: Int) {
    let name = sightings[number].0
    let row = button(name) { [unowned self] in
      tell(name, sightings[number].1 ? "Seen by two of us." : "Seen by one of us.")
    }
    rows.append(place(row, in: list, y: 48 * Double(number)))
  }

  private var fireballs: [Button] {
    rows.indices.filter { sightings[$0].1 }.map { rows[$0] }
  }

  private func addRotor() {
    let early = fireballs
    let rotor = AccessibilityCustomRotor(name: "Fireballs") { [weak self] predicate in
      guard let self else { return nil }
      return find(predicate, in: isFaulty ? early : fireballs)
    }
    list.accessibilityCustomRotors = [rotor]
  }

  private func find(
    _ predicate: AccessibilityCustomRotor.SearchPredicate, in buttons: [Button]
  ) -> AccessibilityCustomRotor.ItemResult? {
    let isForward = predicate.searchDirection == .next
    let start = rows.firstIndex { $0 === predicate.currentItem.targetElement }
    let candidates: [Button] = isForward ? buttons : buttons.reversed()
    let found = candidates.first { button in
      guard let start, let place = rows.firstIndex(where: { $0 === button }) else { return true }
      return isForward ? place > start : place < start
    }
    return found.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }
}

private struct LarchTally {
  let name: String
  var count: Int

  var text: String { "\(name), \(count)" }
}

private final class LarchTallies: TableViewController {
  private let isFaulty: Bool
  private var tallies = [
    LarchTally(name: "White", count: 4), LarchTally(name: "Green", count: 2),
    LarchTally(name: "Orange", count: 3), LarchTally(name: "With a trail", count: 5),
  ]

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "My tallies"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(forCellReuseIdentifier: "tally") { TableViewCell(style: .default) }
  }

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int {
    tallies.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tally", for: indexPath)
    cell.textLabel?.text = tallies[indexPath.row].text
    cell.accessibilityTraits = .button
    cell.accessibilityHint = "Counts one more."
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    tallies[indexPath.row].count += 1
    showTally(at: indexPath)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Take one back") {
        [weak self] _, _, whenDone in
        whenDone(self?.takeBack(at: indexPath) ?? false)
      },
      ContextualAction(style: .normal, title: "Begin at nothing") {
        [weak self] _, _, whenDone in
        whenDone(self?.beginAgain(at: indexPath) ?? false)
      },
    ])
  }

  private func takeBack(at place: IndexPath) -> Bool {
    var tally = tallies[place.row]
    guard tally.count > 0 else { return refuse() }
    tally.count -= 1
    if !isFaulty { tallies[place.row] = tally }
    showTally(at: place)
    return true
  }

  private func beginAgain(at place: IndexPath) -> Bool {
    guard tallies[place.row].count > 0 else { return refuse() }
    tallies[place.row].count = 0
    showTally(at: place)
    return true
  }

  private func refuse() -> Bool {
    application?.post(.announcement("Nothing is counted here yet"))
    return false
  }

  /// Shows a tally, and has its row read again if it is another one now.
  private func showTally(at place: IndexPath) {
    guard let cell = tableView.cellForRow(at: place) else { return }
    let text = tallies[place.row].text
    guard cell.textLabel?.text != text else { return }
    cell.textLabel?.text = text
    application?.post(.layoutChanged(.element(cell)))
  }
}

private final class LarchHours: LarchScreen {
  private let counts = [
    ("Nine", 3), ("Ten", 8), ("Eleven", 12), ("Midnight", 21), ("One", 34), ("Two", 40),
    ("Three", 28), ("Four", 11), ("Five", 2),
  ]
  private let scrolled = ScrollView(frame: .zero)
  private lazy var status = words("The hours are being loaded.")
  private var isLoaded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(status)
    scrolled.isScrollEnabled = false
    put(scrolled, height: 260)
    put(
      button("Which night was it?") { [unowned self] in
        tell("Which night it was", "The one before the 13th of August.")
      })
    put(
      button("Who has counted?") { [unowned self] in
        tell("Who has counted", "Four of us, lying on the roof of the school.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoaded else { return }
    isLoaded = true
    later(1) { [weak self] in self?.showHours() }
  }

  private func showHours() {
    for (number, hour) in counts.enumerated() {
      place(words("\(hour.0): \(hour.1) meteors"), in: scrolled, y: 60 * Double(number))
    }
    place(
      button("How cloudy was it?") { [unowned self] in
        tell("How cloudy it was", "Clear until four, then thin clouds.")
      }, in: scrolled, y: 60 * Double(counts.count))
    scrolled.contentSize = Size(width: 358, height: 60 * Double(counts.count + 1))
    scrolled.isScrollEnabled = !isFaulty
    status.text = "Nine hours, from the evening on"
    post(.layoutChanged(.text("Nine hours are loaded")))
  }
}
