import EarshotInterface
import EarshotModel

/// Apps of an ice rink, whose overlays and screens come and go in the wrong way.
extension OutsiderPair {
  static var eleventhRinks: [OutsiderPair] {
    [
      .stack(
        "modal-no-escape",
        "A picture that covers the screen is closed by a swipe down, and by nothing that is read"
      ) { RowanPhotos("Pictures of the gala", $0) },
      .stack(
        "modal-focus-not-restored",
        "When the sheet closes, all rows behind it are made anew, so the one that opened it is gone"
      ) { RowanLaps("Laps", $0) },
      OutsiderPair(
        "screen-change-silent",
        "Each step of the hire takes the place of the one before, all over the screen, in silence",
        screen: { RowanHire("Hire skates", $0) }),
      .stack(
        "screen-change-storm",
        "Each panel of a period says that the screen has changed as soon as it has been put there"
      ) { RowanMatch("Falcons and Bears", $0) },
    ]
  }
}

private final class RowanPhotos: RowanRows {
  private let photos = [
    ("The opening", "Forty children with lanterns skate in a long line.", "Seen by Ruth."),
    ("The jump", "A man in a red suit turns in the air, a metre above the ice.", "Seen by Oke."),
    ("The sweepers", "Two women pull the ice machine by a rope.", "Seen by Ruth, too."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Three of the two hundred that you have sent us."))
    put(heading("The best ones"))
    for (title, picture, caption) in photos {
      put(
        button(title) { [unowned self] in
          let photo = RowanPhoto(title, picture, caption, isFaulty)
          photo.modalPresentationStyle = .fullScreen
          present(photo, animated: true)
        })
    }
    put(heading("Yours"))
    put(
      button("How to send a picture") { [unowned self] in
        tell("How to send a picture", "Mail it to the rink before Sunday.")
      })
  }
}

private final class RowanPhoto: RowanRows {
  private let picture: String
  private let caption: String
  private lazy var like: Button = button("I like it") { [unowned self] in
    post(.layoutChanged(.element(like)))
  }

  init(_ title: String, _ picture: String, _ caption: String, _ isFaulty: Bool) {
    self.picture = picture
    self.caption = caption
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    let photo = put(
      ImageView(image: Image(name: "gala", size: Size(width: 362, height: 240))), height: 240)
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = picture
    put(words(caption))
    like.changesSelectionAsPrimaryAction = true
    put(like)
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .down
    swipe.addAction(Action { [unowned self] _ in dismiss(animated: true) })
    view.addGestureRecognizer(swipe)
    if !isFaulty { put(button("Close") { [unowned self] in dismiss(animated: true) }) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class RowanLaps: RowanRows {
  private let skaters = ["Ines", "Jorrit", "Kaja", "Lena"]
  private var laps = [12, 8, 16, 10]
  private let list = View()
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Each lap brings ten cents for the new roof."))
    put(heading("The team"))
    put(list, height: 200)
    showAll()
    put(heading("Together"))
    put(
      button("Add up") { [unowned self] in
        tell("Added up", "The team has skated \(laps.reduce(0, +)) laps.")
      })
  }

  private func text(of number: Int) -> String { "\(skaters[number]), \(laps[number]) laps" }

  private func showAll() {
    for row in rows { row.removeFromSuperview() }
    rows = skaters.indices.map { number in
      lay(
        button(text(of: number)) { [unowned self] in open(number) },
        in: list, x: 0, y: 52 * Double(number))
    }
  }

  private func open(_ number: Int) {
    let sheet = RowanLapSheet(skaters[number], laps[number])
    sheet.whenClosed = { [weak self] count in self?.take(count, of: number) }
    present(sheet, animated: true)
  }

  private func take(_ count: Int, of number: Int) {
    laps[number] = count
    if isFaulty {
      showAll()
    } else {
      rows[number].setTitle(text(of: number), for: .normal)
    }
  }
}

private final class RowanLapSheet: RowanRows {
  var whenClosed: (Int) -> Void = { _ in }
  private let skater: String
  private let laps: Int
  private lazy var count = slider("Laps", Double(laps), in: 0...20) { "\($0) laps" }

  init(_ skater: String, _ laps: Int) {
    self.skater = skater
    self.laps = laps
    super.init("Laps of \(skater)", false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Laps of \(skater)"))
    put(words("The count is yours to keep, two at a time."))
    put(count)
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenClosed(Int(count.value.rounded()))
  }
}

private final class RowanHire: RowanRows {
  private lazy var feet = slider("Your size", 40, in: 30...50) { "size \($0)" }
  private let kind = SegmentedControl()
  private var shown: RowanHireStep?
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in ["Hockey", "Figure", "Racing"].enumerated() {
      kind.insertSegment(withTitle: name, at: place)
    }
    kind.selectedSegmentIndex = 0
    show(0)
  }

  private func step(_ number: Int) -> RowanHireStep {
    switch number {
    case 0: RowanHireStep("How large are your feet?", "Take one size more for thick socks.", feet)
    case 1: RowanHireStep("Which skates do you like?", "All of them are ground each morning.", kind)
    default: RowanHireStep("All is ready", "They lie at the counter, \(summary).", nil)
    }
  }

  private var summary: String {
    let name = kind.selectedSegmentIndex.flatMap { kind.segments[$0].title } ?? "plain"
    return "\(name.lowercased()) skates of size \(Int(feet.value.rounded()))"
  }

  private func show(_ number: Int) {
    let next = step(number)
    next.whenDone = { [unowned self] in
      if self.number < 2 { show(self.number + 1) } else { show(0) }
    }
    if number > 0 { next.whenBack = { [unowned self] in show(self.number - 1) } }
    let isFirst = shown == nil
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
    (shown, self.number) = (next, number)
    if !isFaulty, !isFirst { post(.screenChanged(.element(next.question))) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard number > 0 else { return super.accessibilityPerformEscape() }
    show(number - 1)
    return true
  }
}

private final class RowanHireStep: RowanRows {
  var whenDone: () -> Void = {}
  var whenBack: (() -> Void)?
  private(set) lazy var question = heading(title ?? "")
  private let advice: String
  private let part: View?

  init(_ question: String, _ advice: String, _ part: View?) {
    self.advice = advice
    self.part = part
    super.init(question, false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(question)
    put(words(advice))
    if let part { put(part) }
    put(
      button(part == nil ? "Hire another pair" : "Next") { [unowned self] in whenDone() })
    if whenBack != nil {
      put(button("Back one step") { [unowned self] in whenBack?() })
    }
  }
}

private final class RowanMatch: RowanRows {
  private struct Period {
    let name: String
    let goals: String
    let penalties: String
    let crowd: String
  }

  private let periods = [
    Period(
      name: "First period", goals: "The Falcons score once.",
      penalties: "A Bear sits for two minutes.", crowd: "Three hundred have come."),
    Period(
      name: "Second period", goals: "The Bears score twice.",
      penalties: "Nobody sits.", crowd: "Four hundred sing."),
    Period(
      name: "Last period", goals: "The Falcons score once more.",
      penalties: "Two Falcons sit until the end.", crowd: "Nobody has gone home."),
  ]
  private let page = View()
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(page, height: 520)
    show(0)
  }

  private func show(_ number: Int) {
    self.number = number
    for view in page.subviews { view.removeFromSuperview() }
    let period = periods[number]
    let name = lay(heading(period.name), in: page, x: 0, y: 0)
    let panels = [
      ("Goals", period.goals), ("Penalties", period.penalties), ("The crowd", period.crowd),
    ]
    for (place, (title, text)) in panels.enumerated() {
      let panel = RowanPanel()
      if isFaulty {
        panel.whenPut = { [unowned self, unowned panel] in
          post(.screenChanged(.element(panel)))
        }
      }
      lay(words("\(title): \(text)"), in: panel, x: 0, y: 0)
      lay(
        button("More about \(title.lowercased())") { [unowned self] in
          tell(title, "The whole list hangs at the entrance.")
        }, in: panel, x: 0, y: 52)
      lay(panel, in: page, x: 0, y: 52 + 112 * Double(place), height: 104)
    }
    addWays(around: number)
    if !isFaulty, isViewLoaded, view.window != nil { post(.screenChanged(.element(name))) }
  }

  private func addWays(around number: Int) {
    if number + 1 < periods.count {
      let next = button("To the \(periods[number + 1].name.lowercased())") { [unowned self] in
        show(self.number + 1)
      }
      lay(next, in: page, x: 0, y: 400)
    }
    if number > 0 {
      let last = button("Back to the \(periods[number - 1].name.lowercased())") { [unowned self] in
        show(self.number - 1)
      }
      lay(last, in: page, x: 0, y: 452)
    }
  }
}

/// A panel that tells when it has come on screen.
private final class RowanPanel: View {
  var whenPut: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { whenPut() }
  }
}
