import EarshotInterface
import EarshotModel

/// Apps in which something comes over the screen, or takes the place of a part of it.
extension OutsiderPair {
  static var ninthSawmills: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "Not the dimmed layer is marked as modal but the card in it, which has no siblings to hide",
        screen: { AlderTimber("Planks", $0) }),
      OutsiderPair(
        "modal-focus-not-moved",
        "A modal panel opens in a window of its own, and no change of the screen is posted",
        screen: { AlderSaw("Saw", $0) }),
      .stack(
        "modal-untitled",
        "A sheet of choices has neither a title nor a heading and begins with its first choice"
      ) { AlderYard("Timber yard", $0) },
      .stack(
        "screen-change-spurious",
        "Each tick on a checklist posts a change of the whole screen to have its row read again"
      ) { AlderChecks("Before the start", $0) },
      OutsiderPair(
        "child-controller-stale",
        "The part of the screen that was shown before leaves its parent, but its view stays behind",
        screen: { AlderMill("Mill", $0) }),
    ]
  }
}

private final class AlderTile: CollectionViewCell {
  let name = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    name.frame = Rect(x: 8, y: 8, width: 150, height: 24)
    contentView.addSubview(name)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override var defaultAccessibilityLabel: String? { name.text }
}

private final class AlderTimber: ReedScreen, CollectionViewDataSource, CollectionViewDelegate {
  private let planks = ["Oak", "Larch", "Spruce", "Ash", "Walnut", "Beech"]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Planks in stock"))
    let collection = CollectionView(frame: .zero)
    collection.itemSize = Size(width: 170, height: 80)
    collection.register(forCellWithReuseIdentifier: "plank") { AlderTile(frame: .zero) }
    collection.dataSource = self
    collection.delegate = self
    put(collection, height: 300)
    put(button("Ask the sawyer") { [unowned self] in tell("Sawyer", "He is back at two.") })
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { planks.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plank", for: indexPath)
    (cell as? AlderTile)?.name.text = planks[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(planks[indexPath.item], from: collectionView.cellForItem(at: indexPath))
  }

  private func open(_ plank: String, from tile: CollectionViewCell?) {
    let dim = QuayOverlay()
    dim.frame = view.bounds
    dim.backgroundColor = Color(red: 0, green: 0, blue: 0)
    let card = dim.hold(View(), y: 240, width: 361, height: 236)
    let title = card.hold(heading("\(plank), planed"), y: 12)
    card.hold(words("Four metres long, dried for two years."), y: 64)
    card.hold(
      button("Order one") { [unowned self] in tell("Ordered", "It is cut tomorrow.") }, y: 120)
    let close = { [unowned self, unowned dim] in
      dim.removeFromSuperview()
      post(.screenChanged(tile.map { .element($0) }))
    }
    card.hold(button("Close", close), y: 176)
    dim.whenEscaped = close
    (isFaulty ? card : dim).accessibilityViewIsModal = true
    view.addSubview(dim)
    post(.screenChanged(.element(title)))
  }
}

private final class AlderSaw: ReedScreen {
  private lazy var length = button("Length: one metre") { [unowned self] in open() }
  private var panel: Window?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Saw in the hall"))
    put(button("Start a cut") { [unowned self] in tell("Cut", "The saw is running.") })
    put(length)
    put(button("Oil the chain") { [unowned self] in tell("Oiled", "Good for a day.") })
  }

  private func open() {
    guard let application, let main = view.window else { return }
    let lengths = AlderLengths("Length of the cut", isFaulty)
    lengths.whenDone = { [unowned self, weak main] chosen in
      if let chosen { length.setTitle("Length: \(chosen)", for: .normal) }
      if let open = panel { application.removeWindow(open) }
      panel = nil
      main?.makeKeyAndVisible()
      post(.screenChanged(.element(length)))
    }
    let front = Window(frame: main.frame)
    front.windowLevel = 1
    front.accessibilityViewIsModal = true
    front.rootViewController = lengths
    application.addWindow(front)
    front.makeKeyAndVisible()
    panel = front
    if !isFaulty { post(.screenChanged(nil)) }
  }
}

private final class AlderLengths: ReedScreen {
  var whenDone: (String?) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Length of the cut"))
    for length in ["two metres", "three metres", "five metres"] {
      put(button("Cut \(length)") { [unowned self] in whenDone(length) })
    }
    put(button("Cancel") { [unowned self] in whenDone(nil) })
  }

  override func accessibilityPerformEscape() -> Bool {
    whenDone(nil)
    return true
  }
}

private final class AlderYard: ReedScreen {
  private lazy var sort = button("Sorted by price") { [unowned self] in choose() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Beams for 12 pounds a metre."))
    put(sort)
    put(button("Reserve a beam") { [unowned self] in tell("Reserved", "For three days.") })
  }

  private func choose() {
    let orders = AlderOrders(isFaulty ? "" : "How to sort the beams", isFaulty)
    orders.whenChosen = { [unowned self] in sort.setTitle("Sorted by \($0)", for: .normal) }
    present(orders, animated: true)
  }
}

private final class AlderOrders: ReedScreen {
  var whenChosen: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let title, !title.isEmpty { put(heading(title)) }
    for order in ["price", "length", "age"] {
      put(
        button("By \(order)") { [unowned self] in
          whenChosen(order)
          dismiss(animated: true)
        })
    }
    put(button("Cancel") { [unowned self] in dismiss(animated: true) })
  }
}

private final class AlderChecks: ReedScreen, TableViewDataSource, TableViewDelegate {
  private let checks = [
    "Blade is sharp", "Guard is closed", "Floor is swept", "Ear defenders are on",
    "Nobody stands behind the saw",
  ]
  private var done: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tick what you have seen yourself."))
    let table = TableView(frame: .zero, style: .grouped)
    table.register(forCellReuseIdentifier: "check") { TableViewCell(style: .default) }
    table.dataSource = self
    table.delegate = self
    put(table, height: 340)
    put(
      button("Start the saw") { [unowned self] in
        let isReady = done.count == checks.count
        tell(isReady ? "Started" : "Not yet", isReady ? "Take care." : "There is more to tick.")
      })
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    checks.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "check", for: indexPath)
    cell.textLabel?.text = checks[indexPath.row]
    cell.accessoryType = done.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    if done.remove(indexPath.row) == nil { done.insert(indexPath.row) }
    cell.accessoryType = done.contains(indexPath.row) ? .checkmark : .none
    if isFaulty { post(.screenChanged(.element(cell))) }
  }
}

private final class AlderPart: ReedScreen {
  private let names: [String]

  init(_ title: String, _ names: [String], _ isFaulty: Bool) {
    self.names = names
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in names {
      put(button(name) { [unowned self] in tell(name, "Until four o'clock today.") })
    }
  }
}

private final class AlderMill: ReedScreen {
  private lazy var parts = [
    AlderPart("Orders", ["Roof of the barn", "Floor for the school"], isFaulty),
    AlderPart("Crew", ["Ida at the saw", "Jon at the crane", "Bo at the gate"], isFaulty),
  ]
  private let choice = SegmentedControl(frame: .zero)
  private var shown: AlderPart?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The mill today"))
    for (index, part) in parts.enumerated() {
      choice.insertSegment(withTitle: part.title, at: index)
    }
    choice.selectedSegmentIndex = 0
    choice.addAction(
      Action { [unowned self] _ in
        show(choice.selectedSegmentIndex ?? 0)
        post(.layoutChanged(nil))
      }, for: .valueChanged)
    put(choice)
    show(0)
  }

  private func show(_ index: Int) {
    if let shown {
      shown.willMove(toParent: nil)
      if !isFaulty { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    let part = parts[index]
    addChild(part)
    part.view.frame = Rect(x: 0, y: 180, width: 393, height: 400)
    part.view.backgroundColor = Color(red: 1, green: 1, blue: 1)
    view.addSubview(part.view)
    part.didMove(toParent: self)
    shown = part
  }
}
