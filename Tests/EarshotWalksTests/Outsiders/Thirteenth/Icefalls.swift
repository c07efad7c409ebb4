import EarshotInterface
import EarshotModel

/// Apps of an icefall and the huts around it, whose screens and panels are taken for something else.
extension OutsiderPair {
  static var thirteenthIcefalls: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "A modal panel is put into the list, so that it hides the rows beside it and none of the"
          + " buttons around the list",
        screen: { HazelHuts("Huts", $0) }),
      OutsiderPair(
        "modal-focus-not-moved",
        "A modal drawer slides in, and the cursor is sent to the button that has opened it, behind"
          + " the drawer",
        screen: { HazelIceMap("Map of the ice", $0) }),
      OutsiderPair(
        "modal-untitled",
        "A sheet of switches has a picture in the place of a heading, and no title either",
        screen: { HazelTour("Tour", $0) }),
      .stack(
        "screen-change-spurious",
        "A tick in front of one row is told as if there were a whole new screen"
      ) { HazelPackingList("Packing list", $0) },
      .stack(
        "child-controller-stale",
        "The controller of the other list is removed, but its view stays below that of the new one"
      ) { HazelGuidebook("Guidebook", $0) },
    ]
  }
}

private final class HazelHuts: HazelScreen {
  private let huts = ["Ridge hut", "Moraine hut", "Saddle hut"]
  private let area = View()
  private var booked: Set<Int> = []
  private var rows: [Button] = []
  private var panel: HazelPanel?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Huts around the glacier"))
    put(area, height: 204)
    for number in huts.indices {
      rows.append(
        lay(
          button(text(of: number)) { [unowned self] in offer(number) }, in: area,
          y: 52 * Double(number)))
    }
    put(
      button("Weather") { [unowned self] in
        hazelTell("Weather", "Clear until noon, then clouds from the west.")
      })
    put(
      button("Rescue service") { [unowned self] in
        hazelTell("Rescue service", "Six short signals a minute, then a minute of rest.")
      })
    putSwitch("Show closed huts in winter") { [unowned self] isOn in
      hazelSay(isOn ? "Winter rooms are shown." : "Winter rooms are not shown.")
    }
  }

  private func text(of number: Int) -> String {
    huts[number] + (booked.contains(number) ? ", a bed is yours" : ", beds are free")
  }

  private func offer(_ number: Int) {
    guard panel == nil else { return }
    let panel = HazelPanel()
    panel.backgroundColor = .white
    panel.accessibilityViewIsModal = true
    panel.whenEscaped = { [unowned self] in close(from: number) }
    if isFaulty {
      lay(panel, in: area, y: 0, height: 204)
    } else {
      lay(panel, in: view, x: 16, y: area.frame.minY, height: 204)
    }
    let name = lay(heading(huts[number]), in: panel, y: 0)
    lay(words("A bed costs thirty crowns, with breakfast."), in: panel, y: 52)
    let isBooked = booked.contains(number)
    lay(
      button(isBooked ? "Give the bed back" : "Book a bed") { [unowned self] in
        booked = booked.symmetricDifference([number])
        rows[number].setTitle(text(of: number), for: .normal)
        close(from: number)
      }, in: panel, y: 104)
    lay(button("Close") { [unowned self] in close(from: number) }, in: panel, y: 156)
    self.panel = panel
    post(.screenChanged(.element(name)))
  }

  private func close(from number: Int) {
    panel?.removeFromSuperview()
    panel = nil
    post(.screenChanged(.element(rows[number])))
  }
}

private final class HazelIceMap: HazelScreen {
  private let layers = ["Crevasses", "Paths", "Heights"]
  private var shown: Set<String> = ["Paths"]
  private var drawer: HazelPanel?
  private lazy var opener = button("Layers of the map") { [unowned self] in slideIn() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The great glacier"))
    put(opener)
    put(
      button("What the map shows") { [unowned self] in
        let names = layers.filter { shown.contains($0) }
        hazelTell(
          "What the map shows", names.isEmpty ? "Bare ice." : names.joined(separator: ", ") + ".")
      })
    put(
      button("Where I am") { [unowned self] in
        hazelTell("Where you are", "On the moraine, two hours from the saddle.")
      })
    putSwitch("Keep the screen lit") { [unowned self] isOn in
      hazelSay(isOn ? "The screen stays lit." : "The screen goes dark by itself.")
    }
  }

  private func slideIn() {
    guard drawer == nil else { return }
    let drawer = HazelPanel()
    drawer.backgroundColor = .white
    drawer.accessibilityViewIsModal = true
    drawer.whenEscaped = { [unowned self] in close() }
    lay(drawer, in: view, x: 16, y: 420, height: 280)
    let name = lay(heading("Layers"), in: drawer, y: 0)
    for (place, layer) in layers.enumerated() {
      laySwitch(
        layer, isOn: shown.contains(layer), in: drawer, y: 52 * Double(place + 1)
      ) { [unowned self] isOn in
        if isOn { shown.formUnion([layer]) } else { shown.subtract([layer]) }
      }
    }
    lay(button("Done") { [unowned self] in close() }, in: drawer, y: 216)
    self.drawer = drawer
    if isFaulty {
      reread(opener)
    } else {
      post(.screenChanged(.element(name)))
    }
  }

  private func close() {
    drawer?.removeFromSuperview()
    drawer = nil
    post(.screenChanged(.element(opener)))
  }
}

/// What somebody takes along onto the ice.
private final class HazelRucksack {
  var things: Set<String> = ["Rope"] { didSet { whenChanged() } }
  var whenChanged: () -> Void = {}

  var text: String { things.count == 1 ? "One thing" : "\(things.count) things" }
}

private final class HazelTour: HazelScreen {
  private let rucksack = HazelRucksack()
  private lazy var packing = button("Pack the rucksack") { [unowned self] in
    present(HazelGear(rucksack, isFaulty), animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Tour to the saddle"))
    put(words("Five hours there and back, with a guide."))
    packing.accessibilityValue = rucksack.text
    rucksack.whenChanged = { [unowned self] in packing.accessibilityValue = rucksack.text }
    put(packing)
    putSwitch("Start before sunrise") { [unowned self] isOn in
      hazelSay(isOn ? "The guide waits at four." : "The guide waits at seven.")
    }
    put(
      button("Who guides us") { [unowned self] in
        hazelTell("Who guides you", "Ueli, who was born in the valley.")
      })
  }
}

private final class HazelGear: HazelScreen {
  private let rucksack: HazelRucksack

  init(_ rucksack: HazelRucksack, _ isFaulty: Bool) {
    self.rucksack = rucksack
    super.init(isFaulty ? nil : "Gear for the ice", isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lower = 24
    if isFaulty {
      put(ImageView(image: Image(name: "gear-banner", size: Size(width: 358, height: 44))))
    } else {
      put(heading("Gear for the ice"))
    }
    for thing in ["Crampons", "Rope", "Axe", "Helmet"] {
      putSwitch(thing, isOn: rucksack.things.contains(thing)) { [unowned self] isOn in
        if isOn { rucksack.things.formUnion([thing]) } else { rucksack.things.subtract([thing]) }
      }
    }
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }
}

private final class HazelPackingList: HazelTable {
  private let sections = [
    ("For everybody", ["Sun cream", "Gloves", "Tea"]),
    ("For the rope team", ["Ice screws", "Slings"]),
  ]
  private var packed: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(title: "What is missing")
    navigationItem.rightBarButtonItem?.primaryAction = Action { [unowned self] _ in
      let missing = 5 - packed.count
      hazelTell("What is missing", missing == 0 ? "Nothing." : "\(missing) of 5 things.")
    }
  }

  private func mark(_ cell: TableViewCell, at place: IndexPath) {
    let isPacked = packed.contains(place)
    cell.accessoryType = isPacked ? .checkmark : .none
    cell.accessibilityTraits = isPacked ? [.button, .selected] : .button
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    mark(cell, at: indexPath)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    packed = packed.symmetricDifference([indexPath])
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    mark(cell, at: indexPath)
    application?.post(
      isFaulty ? .screenChanged(.element(cell)) : .layoutChanged(.element(cell)))
  }
}

private final class HazelChapter: HazelScreen {
  private let name: String
  private let places: [(String, String)]

  init(_ name: String, _ places: [(String, String)], _ isFaulty: Bool) {
    self.name = name
    self.places = places
    super.init(nil, isFaulty)
    lower = 0
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(name))
    for (place, text) in places {
      put(button(place) { [unowned self] in hazelTell(place, text) })
    }
  }
}

private final class HazelGuidebook: HazelScreen {
  private lazy var chapters = [
    HazelChapter(
      "Ways up",
      [
        ("Along the moraine", "Three hours, no rope is needed."),
        ("Over the ice fall", "Six hours, with a guide only."),
        ("By the old cable", "One hour, on dry days."),
      ], isFaulty),
    HazelChapter(
      "Shelters",
      [
        ("Ridge hut", "Forty beds, open until October."),
        ("Cave of the shepherds", "Dry, and room for four."),
      ], isFaulty),
  ]
  private var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let chooser = choice(["Ways", "Shelters"]) { [unowned self] number in turn(to: number) }
    chooser.accessibilityLabel = "Chapter"
    put(chooser)
    add(chapters[0])
    lower = 420
    put(
      button("Who wrote this") { [unowned self] in
        hazelTell("Who wrote this", "Members of the club, over a hundred years.")
      })
  }

  private func add(_ chapter: HazelChapter) {
    addChild(chapter)
    chapter.view.frame = Rect(x: 0, y: 164, width: 393, height: 240)
    view.addSubview(chapter.view)
    chapter.didMove(toParent: self)
  }

  private func turn(to number: Int) {
    guard number != shown else { return }
    let old = chapters[shown]
    old.willMove(toParent: nil)
    if !isFaulty { old.view.removeFromSuperview() }
    old.removeFromParent()
    shown = number
    add(chapters[number])
    post(.layoutChanged(nil))
  }
}
