import EarshotInterface
import EarshotModel

/// Apps whose screens open, close and come back in a way that loses people.
extension OutsiderPair {
  static var tenthGalleries: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-no-escape",
        "The cross that closes a large picture stands beside the modal view and not inside it",
        screen: { RowanPictures("Pictures", $0) }),
      OutsiderPair(
        "modal-focus-not-restored",
        "When a choice closes its sheet, the app posts a screen change that leads to the top",
        screen: { RowanClasses("Classes", $0) }),
      OutsiderPair(
        "screen-change-silent",
        "A guide swaps one child controller for the next, and nobody is told",
        screen: { RowanGuide("Guide", $0) }),
      .stack(
        "screen-change-storm",
        "Each of three sections that appear together on a pushed screen posts a screen change"
      ) { RowanSavings("Savings", $0) },
      OutsiderPair(
        "restoration-focus",
        "The chapter is kept and taken back, but only after the first chapter was put on the screen",
        application: { isFaulty in
          let reader = RowanReader("Reader", isFaulty)
          let application = Application.showing(reader)
          application.delegate = reader
          return application
        }),
    ]
  }
}

/// A large picture in front of everything.
private final class RowanFrame: View {
  var whenEscaped: (() -> Void)?

  override func accessibilityPerformEscape() -> Bool {
    guard let whenEscaped else { return super.accessibilityPerformEscape() }
    whenEscaped()
    return true
  }
}

private final class RowanPictures: ReedScreen {
  private let pictures = [
    ("Harbour in the morning", "Three boats lie at the pier, and the water is white with fog."),
    ("Market women", "Four women carry baskets of herring up a steep street."),
    ("The old ferry", "A rope is drawn over the river, and a cow looks across."),
  ]
  private var frame: RowanFrame?
  private var close: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Pictures in this room"))
    for (number, picture) in pictures.enumerated() {
      put(
        Button(
          primaryAction: Action(title: picture.0) { [unowned self] action in
            show(number, from: action.sender as? Button)
          }))
    }
  }

  private func show(_ number: Int, from trigger: Button?) {
    let frame = RowanFrame()
    frame.backgroundColor = .white
    let title = frame.hold(heading("\(pictures[number].0), enlarged"), y: 120)
    frame.hold(words(pictures[number].1), y: 176, height: 60)
    frame.hold(
      button("Who painted it?") { [unowned self] in tell("Painter", "Marit Holm, about 1890") },
      y: 248)
    cover(with: frame)
    let close = button("Close") { [unowned self] in hide(returningTo: trigger) }
    (isFaulty ? view : frame).hold(close, y: 64)
    if !isFaulty { frame.whenEscaped = { [unowned self] in hide(returningTo: trigger) } }
    self.frame = frame
    self.close = close
    post(.screenChanged(.element(title)))
  }

  private func hide(returningTo trigger: Button?) {
    frame?.removeFromSuperview()
    close?.removeFromSuperview()
    post(.screenChanged(trigger.map { .element($0) }))
  }
}

private final class RowanClasses: ReedScreen {
  private let orders = [
    ("day", ["Etching, Monday", "Glass, Tuesday", "Batik, Friday"]),
    ("price", ["Batik, 20 euros", "Etching, 35 euros", "Glass, 60 euros"]),
    ("teacher", ["Glass, Ms Ahl", "Etching, Mr Berg", "Batik, Ms Wood"]),
  ]
  private lazy var rows = orders[0].1.map { _ in
    Button(
      primaryAction: Action(title: " ") { [unowned self] action in
        tell((action.sender as? Button)?.currentTitle ?? "", "There are two places left.")
      })
  }
  private lazy var sorting = button("") { [unowned self] in
    present(RowanOrders(orders.map(\.0)) { [unowned self] in close(with: $0) }, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Evening classes"))
    put(words("All of them are in the studio on the second floor."))
    put(sorting)
    for row in rows { put(row) }
    sort(by: 0)
  }

  private func sort(by number: Int) {
    sorting.setTitle("Sorted by \(orders[number].0), change", for: .normal)
    for (row, text) in zip(rows, orders[number].1) { row.setTitle(text, for: .normal) }
  }

  private func close(with number: Int?) {
    if let number { sort(by: number) }
    dismiss(animated: true) { [unowned self] in
      if isFaulty { post(.screenChanged(nil)) }
    }
  }
}

/// Asks for an order; none is chosen with Cancel.
private final class RowanOrders: ReedScreen {
  private let names: [String]
  private let answer: (Int?) -> Void

  init(_ names: [String], answer: @escaping (Int?) -> Void) {
    self.names = names
    self.answer = answer
    super.init("Order of the classes", false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Sort the classes"))
    for (number, name) in names.enumerated() {
      put(button("By \(name)") { [unowned self] in answer(number) })
    }
    put(button("Cancel") { [unowned self] in answer(nil) })
  }
}

private final class RowanGuide: ReedScreen {
  private let halls = [
    ("Hall of bells", "Eleven bells from the foundry hang in this hall."),
    ("Hall of gates", "The gates of the old town stand along the wall."),
    ("Hall of stoves", "The largest stove is as high as two men."),
  ]
  private var place = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    show(0)
  }

  private func show(_ number: Int) {
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    place = number
    let ways = [number - 1, number + 1].filter(halls.indices.contains)
    let hall = RowanHall(halls[number].0, isFaulty, halls[number].1)
    hall.ways = ways.map { way in (halls[way].0, { [unowned self] in go(to: way) }) }
    addChild(hall)
    hall.view.frame = view.bounds
    view.addSubview(hall.view)
    hall.didMove(toParent: self)
  }

  private func go(to number: Int) {
    show(number)
    if !isFaulty { post(.screenChanged(nil)) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard place > 0 else { return super.accessibilityPerformEscape() }
    go(to: place - 1)
    return true
  }
}

private final class RowanHall: ReedScreen {
  var ways: [(String, () -> Void)] = []
  private let text: String

  init(_ title: String, _ isFaulty: Bool, _ text: String) {
    self.text = text
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words(text), height: 60)
    for (name, go) in ways { put(button("Walk to the \(name.lowercased())", go)) }
  }
}

/// A screen that scrolls where it is too high.
private class RowanPage: ReedScreen {
  override func loadView() {
    view = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  }
}

private final class RowanSavings: RowanPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("You have put aside 4,200 euros since spring."))
    put(button("Show my shares") { [unowned self] in push(RowanShares("Shares", isFaulty)) })
    put(button("Call the bank") { [unowned self] in tell("Calling", "The bank opens at nine.") })
  }
}

private final class RowanShares: RowanPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("This month", "Up by 31 euros")
    add("Held by you", "Twelve shares of the gallery")
    add("News", "The gallery builds a new wing.")
    put(button("Ask an adviser") { [unowned self] in tell("Asked", "Ms Lund will ring you.") })
  }

  private func add(_ name: String, _ text: String) {
    let section = RowanSection(heading(name), words(text), isFaulty)
    addChild(section)
    put(section.view, height: 96)
    section.didMove(toParent: self)
  }
}

private final class RowanSection: ViewController {
  private let parts: [Label]
  private let isFaulty: Bool

  init(_ name: Label, _ text: Label, _ isFaulty: Bool) {
    parts = [name, text]
    self.isFaulty = isFaulty
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, part) in parts.enumerated() { view.hold(part, x: 0, y: Double(number) * 48) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { application?.post(.screenChanged(nil)) }
  }
}

private final class RowanReader: ReedScreen, ApplicationDelegate {
  private let chapters = [
    ("One: The lock", "Nobody had opened the lock since the flood."),
    ("Two: The lamp", "A lamp was burning at the far end of the gallery."),
    ("Three: The letter", "The letter lay where her grandfather had left it."),
  ]
  private var chapter = 0
  private lazy var name = heading("")
  private lazy var text = words("")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    put(text, height: 60)
    put(button("Next chapter") { [unowned self] in turn(by: 1) })
    put(button("Chapter before") { [unowned self] in turn(by: chapters.count - 1) })
    showChapter()
  }

  override init(_ title: String, _ isFaulty: Bool) {
    super.init(title, isFaulty)
    restorationIdentifier = "reader"
  }

  private func showChapter() {
    name.text = chapters[chapter].0
    text.text = chapters[chapter].1
  }

  private func turn(by number: Int) {
    chapter = (chapter + number) % chapters.count
    showChapter()
    say("Chapter \(chapters[chapter].0)")
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(chapter, forKey: "chapter")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    chapter = coder.decode(Int.self, forKey: "chapter") ?? 0
    if !isFaulty { showChapter() }
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}
