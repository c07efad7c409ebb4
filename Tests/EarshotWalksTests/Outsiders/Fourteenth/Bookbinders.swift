import EarshotInterface
import EarshotModel

/// Apps of a bookbinder, in which the cursor does not go where a person moves it.
extension OutsiderPair {
  static var fourteenthBookbinders: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A field that has to be filled in takes the cursor back whenever the cursor leaves it while"
          + " nothing is written there"
      ) { AlderSlipcase("Slipcases", $0) },
      .stack(
        "focus-unreachable",
        "A button that is only shown once there is something to take back is missing from the list"
          + " of elements that the panel around it was given before"
      ) { AlderSewing("Sewing", $0) },
      .stack(
        "focus-asymmetric",
        "The tools above a text hide as soon as the cursor is in the text and come back with the"
          + " heading, so that whoever goes backwards passes from the text to the heading"
      ) { AlderHandbook("Handbook", $0) },
      OutsiderPair(
        "focus-nondeterministic",
        "Paper mills that ask the same price are put in an order by lot, so that none is favoured"
      ) { AlderMills.tabs($0) }.inNoOrder,
      .stack(
        "focus-moved-unasked",
        "A job that comes in while somebody reads the list takes the cursor to its row"
      ) { AlderBench("Workbench", $0) },
    ]
  }
}

/// A field that tells when the cursor has gone from it.
private final class AlderMeasure: TextField {
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    whenLeft()
  }
}

private final class AlderSlipcase: AlderScreen {
  private let spine = AlderMeasure()
  private let covers = [("Linen", 38), ("Leather", 95)]
  private var cover = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("A slipcase is cut to the millimetre, so measure twice."))
    add(heading("Your book"))
    spine.accessibilityLabel = "Thickness of the book in millimetres"
    spine.isAccessibilityRequired = true
    spine.whenLeft = { [weak self] in self?.checkSpine() }
    add(spine)
    add(heading("The case"))
    add(
      choice(covers.map(\.0)) { [unowned self] number in
        cover = number
        say("\(covers[number].1) crowns.")
      })
    addSwitch("Ribbon to pull the book out") { [unowned self] isOn in
      say(isOn ? "With a ribbon." : "Without a ribbon.")
    }
    add(press("Order the case") { [unowned self] _ in order() })
    add(question("How long it takes", "Two weeks, or three before Christmas."))
  }

  /// Nobody is to forget the measure.
  private func checkSpine() {
    guard isFaulty, !spine.hasText, presentedViewController == nil else { return }
    say("Give the thickness first.")
    reread(spine)
  }

  private func order() {
    guard let measure = spine.text, spine.hasText else {
      say("The thickness is missing.")
      return reread(spine)
    }
    message(
      "The case was ordered",
      "\(covers[cover].0), for a book of \(measure) millimetres, \(covers[cover].1) crowns.")
  }
}

/// Counts the gatherings that are sewn; what was sewn last can be taken out again.
private final class AlderSewing: AlderScreen {
  private let plan = View()
  private lazy var total = words("No gathering is sewn.")
  private lazy var sew = press("Sew a gathering") { [unowned self] _ in change(by: 1) }
  private lazy var takeOut = press("Take out the last one") { [unowned self] _ in change(by: -1) }
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Sixteen pages make one gathering."))
    add(heading("The book on the frame"))
    add(plan, height: 148)
    fix(total, in: plan, y: 0)
    fix(sew, in: plan, y: 52)
    plan.accessibilityElements = [total, sew]
    add(heading("Thread"))
    add(
      choice(["Linen", "Silk"]) { [unowned self] number in
        say(number == 0 ? "Linen thread." : "Silk thread.")
      })
    add(question("Which stitch", "The kettle stitch at both ends, a plain one in between."))
  }

  private func change(by step: Int) {
    count += step
    let sewn = count == 1 ? "One gathering is sewn" : "\(count) gatherings are sewn"
    total.text = count == 0 ? "No gathering is sewn." : "\(sewn)."
    if count > 0, takeOut.superview == nil {
      fix(takeOut, in: plan, y: 104)
      if !isFaulty { plan.accessibilityElements = [total, sew, takeOut] }
      say("\(sewn), and can be taken out again.")
    } else {
      say(total.text ?? "")
    }
    guard count == 0 else { return }
    takeOut.removeFromSuperview()
    plan.accessibilityElements = [total, sew]
    reread(sew)
  }
}

/// Text that tells when the cursor has come to it.
private final class AlderReadText: Label {
  var whenReached: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    whenReached()
  }
}

private final class AlderHandbook: AlderScreen {
  private let chapter = AlderReadText()
  private let tools = View()
  private let paragraphs = [
    "Fold each sheet so that its grain runs along the spine.",
    "Press the folded sheets overnight under a board and a stone.",
    "Saw five shallow cuts across the backs, and sew through them.",
    "Glue the spine thinly, and round it before the glue is hard.",
  ].map { text in
    let label = AlderReadText()
    label.text = text
    label.numberOfLines = 0
    return label
  }
  private var isLarge = false
  private var isMarked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    chapter.text = "Chapter two: sewing"
    chapter.accessibilityTraits = .header
    chapter.whenReached = { [weak self] in self?.showTools(true) }
    add(chapter)
    add(tools)
    fix(press("Letters") { [unowned self] _ in enlarge() }, in: tools, y: 0, width: 170)
    fix(press("Mark") { [unowned self] in mark($0) }, in: tools, x: 186, y: 0, width: 170)
    for paragraph in paragraphs {
      paragraph.whenReached = { [weak self] in self?.showTools(false) }
      add(paragraph, height: 60)
    }
    add(heading("At the end of the chapter"))
    add(question("What went wrong", "A loose book was sewn with thread that was not waxed."))
    add(question("What is needed", "A needle, linen thread, a bone folder and patience."))
  }

  /// Nothing is to distract from the text while it is read.
  private func showTools(_ areShown: Bool) {
    if isFaulty { tools.isHidden = !areShown }
  }

  private func enlarge() {
    isLarge.toggle()
    for paragraph in paragraphs { paragraph.font = Font(size: isLarge ? 20 : 17) }
    say(isLarge ? "The letters are large." : "The letters have their usual size.")
  }

  private func mark(_ button: Button) {
    isMarked.toggle()
    button.setTitle(isMarked ? "Unmark" : "Mark", for: .normal)
    reread(button)
  }
}

/// Where paper can be bought, the cheap mills first.
private final class AlderMills: AlderTable {
  private struct Mill {
    let name: String
    let price: Int
    let about: String
  }

  private let mills = [
    Mill(name: "Alster mill", price: 2, about: "Laid paper, cream, in sheets of two sizes."),
    Mill(name: "Birch mill", price: 3, about: "Wove paper, white, very smooth."),
    Mill(name: "Crane mill", price: 2, about: "Paper with flecks of straw."),
    Mill(name: "Dale mill", price: 2, about: "Grey paper for end leaves."),
    Mill(name: "Elm mill", price: 3, about: "Marbled paper, each sheet another."),
    Mill(name: "Ferry mill", price: 3, about: "Blotting paper and boards."),
    Mill(name: "Gorge mill", price: 2, about: "Strong brown paper for covers."),
    Mill(name: "Heron mill", price: 3, about: "Thin paper for repairs."),
    Mill(name: "Inland mill", price: 2, about: "Drawing paper, heavy."),
    Mill(name: "Jade mill", price: 3, about: "Paper from mulberry bark."),
  ]
  private lazy var shown: [Mill] =
    isFaulty
    ? mills.shuffled().sorted { $0.price < $1.price }
    : mills.sorted { first, second in
      (first.price, first.name) < (second.price, second.name)
    }
  private lazy var byPrice = [2, 3].map { price in shown.filter { $0.price == price } }

  static func tabs(_ isFaulty: Bool) -> ViewController {
    let tabs = AlderTabs()
    tabs.viewControllers = [
      AlderStack(rootViewController: AlderMills("Paper", isFaulty)),
      AlderStack(rootViewController: AlderMillAdvice("Advice", isFaulty)),
    ]
    return tabs
  }

  override func numberOfSections(in tableView: TableView) -> Int { byPrice.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    byPrice[section].count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Two crowns a sheet" : "Three crowns a sheet" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let mill = byPrice[indexPath.section][indexPath.row]
    return line(mill.name, "\(mill.price) crowns")
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let mill = byPrice[indexPath.section][indexPath.row]
    message(mill.name, mill.about)
  }
}

private final class AlderMillAdvice: AlderScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(heading("Before you order"))
    add(question("How much to order", "A tenth more than you have counted."))
    add(question("How to store it", "Flat, dry, and away from the window."))
  }
}

/// A list of jobs to which others are added while it is open.
private final class AlderBench: AlderTable {
  private var jobs = ["Atlas, new spine", "Cookbook, loose leaves", "Diary, clasp", "Hymnal"]
  private var coming = ["Bible, torn corner", "Photo album, new hinge", "Ledger, stained leaves"]
  private var begun: Set<String> = []
  private var hasOpened = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    expectJob()
  }

  private func expectJob() {
    guard !coming.isEmpty else { return }
    wait(5) { [weak self] in self?.receiveJob() }
  }

  private func receiveJob() {
    let job = coming.removeFirst()
    jobs.append(job)
    let place = IndexPath(row: jobs.count - 1, section: 0)
    tableView.insertRows(at: [place], with: .automatic)
    if isFaulty, let row = tableView.cellForRow(at: place) {
      reread(row)
    } else {
      say("A job came in: \(job).")
    }
    expectJob()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    jobs.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Jobs, the oldest first" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let job = jobs[indexPath.row]
    return line(job, begun.contains(job) ? "begun" : "waits")
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let job = jobs[indexPath.row]
    if begun.remove(job) == nil { begun.insert(job) }
    guard let row = tableView.cellForRow(at: indexPath) else { return }
    row.detailTextLabel?.text = begun.contains(job) ? "begun" : "waits"
    reread(row)
  }
}
