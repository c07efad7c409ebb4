import EarshotInterface
import EarshotModel

/// Apps of a planetarium, in which one screen follows another.
extension OutsiderPair {
  static var ninthPlanetariums: [OutsiderPair] {
    [
      .stack(
        "modal-no-escape",
        "A poster over the screen is closed by a tap beside it, and by nothing else"
      ) { PloverShows("Shows", $0) },
      .stack(
        "modal-focus-not-restored",
        "When the sheet of a seat has closed, the hall calls itself a new screen from its heading on"
      ) { PloverHall("Hall", $0) },
      OutsiderPair(
        "screen-change-silent",
        "A tour puts the screen of the next stop in the place of the last one, and tells nobody",
        screen: { PloverTour("Tour", $0) }),
      .stack(
        "screen-change-storm",
        "Each part of a new lesson tells of a new screen when it is put there"
      ) { PloverLessons("Lessons", $0) },
      OutsiderPair(
        "restoration-focus",
        "Whenever the app becomes active it turns to its first tab, whatever was open before",
        application: { isFaulty in
          let application = PloverSky(isFaulty)
          return .showing(application.tabs, in: application)
        }),
    ]
  }
}

private final class PloverShows: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a show to see its poster."))
    for name in ["Rings of Saturn", "The long night", "Meteors"] {
      put(button(name) { [unowned self] in present(PloverPoster(name, isFaulty), animated: true) })
    }
  }
}

private final class PloverPoster: ReedScreen {
  override init(_ title: String, _ isFaulty: Bool) {
    super.init(title, isFaulty)
    modalPresentationStyle = .overFullScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let dim = View(frame: view.bounds)
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = Color(red: 0, green: 0, blue: 0)
    dim.addGestureRecognizer(
      TapGestureRecognizer(
        target: self, action: { poster in { _ in poster.dismiss(animated: true) } }))
    view.addSubview(dim)
    let card = View()
    card.backgroundColor = Color(red: 1, green: 1, blue: 1)
    view.hold(card, y: 220, width: 361, height: 220)
    card.hold(heading(title ?? ""), y: 16)
    card.hold(words("Every evening at eight, in the small dome. It lasts forty minutes."), y: 72)
    guard !isFaulty else { return }
    card.hold(button("Close") { [unowned self] in dismiss(animated: true) }, y: 144)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class PloverSeatCell: CollectionViewCell {
  private let number = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    number.frame = contentView.bounds
    number.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    number.textAlignment = .center
    contentView.addSubview(number)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  func show(_ name: String) {
    number.text = name
    accessibilityLabel = name
  }
}

private final class PloverHall: ReedScreen, CollectionViewDataSource, CollectionViewDelegate {
  private let seats = CollectionView()
  private lazy var stage = heading("Where would you like to sit?")
  private let names = ["A", "B", "C"].flatMap { row in (1...3).map { "Seat \(row)\($0)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(stage)
    seats.register(PloverSeatCell.init, forCellWithReuseIdentifier: "seat")
    seats.itemSize = Size(width: 110, height: 60)
    seats.dataSource = self
    seats.delegate = self
    put(seats, height: 210)
    put(button("Ask for the ramp") { [unowned self] in tell("Ramp", "We wait for you outside.") })
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seat", for: indexPath)
    (cell as? PloverSeatCell)?.show(names[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let seat = PloverSeat(names[indexPath.item], isFaulty)
    if isFaulty {
      seat.whenClosed = { [weak self] in
        if let self { post(.screenChanged(.element(stage))) }
      }
    }
    present(seat, animated: true)
  }
}

private final class PloverSeat: ReedScreen {
  var whenClosed: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("The chair leans back. It costs nine pounds."))
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenClosed()
  }
}

private final class PloverTour: ReedScreen {
  private var stop: PloverStop?
  private let stops = [
    ("The Moon", "Its light takes a second to reach us."),
    ("The Sun", "It is as wide as a hundred Earths."),
    ("The red giant", "A star that has grown old."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    show(0)
  }

  private func show(_ number: Int) {
    let following = (number + 1) % stops.count
    let next = PloverStop(stops[number].0, isFaulty)
    next.text = stops[number].1
    next.goOn = ("Go on to \(stops[following].0)", { [unowned self] in show(following) })
    if let stop {
      stop.willMove(toParent: nil)
      stop.view.removeFromSuperview()
      stop.removeFromParent()
    }
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
    if !isFaulty, stop != nil { post(.screenChanged(.element(next.name))) }
    stop = next
  }
}

private final class PloverStop: ReedScreen {
  var text = ""
  var goOn: (title: String, work: () -> Void) = ("", {})
  private(set) lazy var name = heading(title ?? "")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    put(words(text))
    put(button("Listen to the guide") { [unowned self] in tell("Guide", "Look up to the south.") })
    put(button(goOn.title, goOn.work))
  }
}

private final class PloverLessons: ReedScreen {
  private let lessons = [
    ("The seasons", "The Earth leans as it goes round."),
    ("The tides", "The Moon pulls at the sea."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What would you like to learn?"))
    for (number, lesson) in lessons.enumerated() {
      put(button(lesson.0) { [unowned self] in open(number) })
    }
  }

  private func open(_ number: Int) {
    let other = 1 - number
    let parts = [
      heading("Lesson: \(lessons[number].0)"), words(lessons[number].1),
      button("Take the test") { [unowned self] in tell("Test", "It is held on Saturday.") },
      button("Go to \(lessons[other].0)") { [unowned self] in open(other) },
    ]
    clear()
    for part in parts {
      put(part)
      if isFaulty { post(.screenChanged(.element(part))) }
    }
    if !isFaulty { post(.screenChanged(.element(parts[0]))) }
  }
}

private final class PloverSky: Application, ApplicationDelegate {
  let tabs = TabBarController()
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(traitCollection: TraitCollection())
    delegate = self
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [
      PloverCatalogue("Tonight", ["Full moon", "Shooting stars", "Space station"]).inTab,
      PloverCatalogue("Planets", ["Jupiter", "Mars", "Mercury", "Saturn", "Venus"]).inTab,
      PloverCatalogue("Stars", ["Antares", "Polaris", "Rigel", "Sirius", "Vega"]).inTab,
    ]
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func applicationDidBecomeActive(_ application: Application) {
    if isFaulty { tabs.selectedIndex = 0 }
  }
}

private final class PloverCatalogue: TableViewController {
  private let names: [String]

  init(_ title: String, _ names: [String]) {
    self.names = names
    super.init(style: .plain)
    self.title = title
    restorationIdentifier = "list of \(title)"
  }

  /// The list on a stack of its own, as one of the tabs.
  var inTab: NavigationController {
    let stack = inStack
    stack.restorationIdentifier = "stack of \(title ?? "")"
    stack.tabBarItem = TabBarItem(title: title)
    return stack
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessibilityIdentifier = names[indexPath.row]
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let alert = AlertController(
      title: names[indexPath.row], message: "It is to be seen after sunset.",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}
