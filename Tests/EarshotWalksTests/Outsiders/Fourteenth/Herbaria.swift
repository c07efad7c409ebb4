import EarshotInterface
import EarshotModel

/// Apps of herbaria, in which ways lead nowhere and things are read in the wrong order.
extension OutsiderPair {
  static var fourteenthHerbaria: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "A sheet writes down its plant under one key and is looked for under another, so that the"
          + " app comes back with the list of sheets instead",
        application: { AlderHerbarium(isFaulty: $0) }),
      .stack(
        "back-unhandled",
        "A screen takes escape to put its magnifier away, and says that it has done so when no"
          + " magnifier is there, so that escape never leads back"
      ) { AlderCupboard("Cupboard", $0) },
      .stack(
        "order-visual-mismatch",
        "Labels of a drawer are laid out anew by their years, and are still read in the order of"
          + " their names"
      ) { AlderDrawer("Drawer", $0) },
      OutsiderPair(
        "order-header-after-content",
        "The name of each family stands beside its plants at half their height, so that the first"
          + " plant is read before the name"
      ) { AlderFamilies.tabs($0) },
    ]
  }
}

/// A pressed plant.
private struct AlderPlant {
  let name: String
  let place: String
  let year: Int

  static let all = [
    AlderPlant(name: "Arnica", place: "High pasture", year: 1904),
    AlderPlant(name: "Bogbean", place: "Long moor", year: 1887),
    AlderPlant(name: "Cowslip", place: "Church meadow", year: 1911),
    AlderPlant(name: "Dwarf elder", place: "Quarry edge", year: 1879),
    AlderPlant(name: "Eyebright", place: "South slope", year: 1923),
    AlderPlant(name: "Fleabane", place: "Mill stream", year: 1895),
  ]
}

/// An app whose state is kept while it is away.
private final class AlderHerbarium: Application, ApplicationDelegate {
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
    let list = AlderSheets("Sheets", isFaulty)
    list.restorationIdentifier = "List"
    let stack = AlderStack(rootViewController: list)
    stack.restorationIdentifier = "Stack"
    _ = Application.showing(stack, in: self)
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    guard identifierComponents.last == AlderSheet.identifier else { return nil }
    let name: String? = coder.decode(forKey: "plant")
    return AlderPlant.all.first { $0.name == name }.map { AlderSheet($0, isFaulty) }
  }
}

private final class AlderSheets: AlderTable {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    AlderPlant.all.count
  }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { "Sheets of the first folder" }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let plant = AlderPlant.all[indexPath.row]
    return line(plant.name, "\(plant.year)")
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    show(AlderSheet(AlderPlant.all[indexPath.row], isFaulty), sender: self)
  }
}

private final class AlderSheet: AlderScreen {
  static let identifier = "Sheet"
  private let plant: AlderPlant
  private var isLent = false
  private lazy var loan = press(loanStep) { [unowned self] button in
    isLent.toggle()
    button.setTitle(loanStep, for: .normal)
    reread(button)
  }

  init(_ plant: AlderPlant, _ isFaulty: Bool) {
    self.plant = plant
    super.init(plant.name, isFaulty)
    restorationIdentifier = Self.identifier
  }

  private var loanStep: String { isLent ? "Take the sheet back" : "Lend the sheet" }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(heading("Found"))
    add(words("\(plant.place), in the summer of \(plant.year)."))
    add(heading("This sheet"))
    add(loan)
    add(
      press("Ring the curator") { [unowned self] _ in
        say("The curator of \(plant.name.lowercased()) comes down.")
      })
    add(press("Condition") { [unowned self] _ in say("Two leaves are brown, nothing is torn.") })
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(plant.name, forKey: isFaulty ? "plantName" : "plant")
    coder.encode(isLent, forKey: "isLent")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    isLent = coder.decodeBool(forKey: "isLent")
    loan.setTitle(loanStep, for: .normal)
  }
}

private final class AlderCupboard: AlderScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("The cupboard is opened on Thursdays."))
    add(heading("On the top shelf"))
    for plant in AlderPlant.all.prefix(4) {
      add(
        press(plant.name) { [unowned self] _ in
          show(AlderMagnified(plant, isFaulty), sender: self)
        })
    }
    add(question("Who has the key", "The curator, and the porter at night."))
  }
}

/// A sheet of which one part can be looked at through a magnifier.
private final class AlderMagnified: AlderScreen {
  private let plant: AlderPlant
  private let magnifier = Label()
  private lazy var magnify = press("Magnify the flower") { [unowned self] _ in
    if magnifier.isHidden { open() } else { putAway() }
  }

  init(_ plant: AlderPlant, _ isFaulty: Bool) {
    self.plant = plant
    super.init(plant.name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(words("Collected at \(plant.place.lowercased()) in \(plant.year)."))
    add(heading("Look closer"))
    add(magnify)
    magnifier.text = "Through the glass: five petals with fine hairs at their edges."
    magnifier.numberOfLines = 0
    magnifier.isHidden = true
    add(magnifier, height: 60)
    add(question("Who has drawn it", "Hedvig Lind, in ink, on the back of the sheet."))
  }

  private func open() {
    magnifier.isHidden = false
    magnify.setTitle("Put the magnifier away", for: .normal)
    reread(magnifier)
  }

  private func putAway() {
    magnifier.isHidden = true
    magnify.setTitle("Magnify the flower", for: .normal)
    reread(magnify)
  }

  override func accessibilityPerformEscape() -> Bool {
    if !magnifier.isHidden {
      putAway()
      return true
    }
    return isFaulty || super.accessibilityPerformEscape()
  }
}

/// Labels in two columns, which can be sorted.
private final class AlderDrawer: AlderScreen {
  private let grid = View()
  private lazy var labels = AlderPlant.all.map { plant in
    question(
      "\(plant.name), \(plant.year)", "\(plant.place), pressed between two sheets of grey paper.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(heading("Sorted by"))
    add(choice(["Name", "Year"]) { [unowned self] number in sort(byYear: number == 1) })
    add(heading("Labels"))
    add(grid, height: 160)
    grid.accessibilityElements = labels
    lay(labels)
    add(heading("The drawer"))
    add(question("What lies below", "A drawer of mosses, not sorted yet."))
  }

  private func lay(_ sorted: [Button]) {
    for (number, label) in sorted.enumerated() {
      fix(
        label, in: grid, x: number.isMultiple(of: 2) ? 0 : 183, y: 52 * Double(number / 2),
        width: 175)
    }
  }

  private func sort(byYear: Bool) {
    let order = AlderPlant.all.indices.sorted {
      byYear ? AlderPlant.all[$0].year < AlderPlant.all[$1].year : $0 < $1
    }
    let sorted = order.map { labels[$0] }
    lay(sorted)
    if !isFaulty { grid.accessibilityElements = sorted }
    say(byYear ? "The oldest label is first." : "Labels are sorted by name.")
  }
}

/// Families, each with its name at the left and its plants at the right.
private final class AlderFamilies: AlderScreen {
  private let families = [
    ("Daisies", ["Arnica", "Fleabane", "Yarrow"]),
    ("Primroses", ["Cowslip", "Oxlip", "Sowbread"]),
    ("Gentians", ["Centaury", "Felwort", "Spring gentian"]),
  ]

  static func tabs(_ isFaulty: Bool) -> ViewController {
    let tabs = AlderTabs()
    tabs.viewControllers = [
      AlderStack(rootViewController: AlderFamilies("Families", isFaulty)),
      AlderStack(rootViewController: AlderVisit("Visit", isFaulty)),
    ]
    return tabs
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (family, plants) in families {
      let folder = add(View(), height: 160)
      fix(heading(family), in: folder, y: isFaulty ? 52 : 0, width: 110)
      for (number, plant) in plants.enumerated() {
        fix(
          question(plant, "Sheet \(number + 1) of the family of \(family.lowercased())."),
          in: folder, x: 120, y: 52 * Double(number), width: 238)
      }
    }
  }
}

private final class AlderVisit: AlderScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(heading("Come and see"))
    add(question("When we are open", "On Thursdays from two to six."))
    addSwitch("Remind me on Thursdays") { [unowned self] isOn in
      say(isOn ? "You are reminded at noon." : "You are not reminded.")
    }
  }
}
