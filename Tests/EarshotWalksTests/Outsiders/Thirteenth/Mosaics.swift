import EarshotInterface
import EarshotModel

/// Apps of people who lay mosaics, in which gestures and lists lead astray.
extension OutsiderPair {
  static var thirteenthMosaics: [OutsiderPair] {
    [
      .stack(
        "back-unhandled",
        "Escape asks whether changes are to be kept, and where there are none it is swallowed"
      ) { HazelDesigns("Designs", $0) },
      .stack(
        "order-header-after-content",
        "A group is read in the order in which its parts were added, and the heading, which counts"
          + " the rows, came last"
      ) { HazelStones("Stones", $0) },
      .stack(
        "rotor-dead",
        "A rotor for cracked tiles searches a copy of the list of tiles that was taken before any"
          + " tile was there"
      ) { HazelFloor("Floor of the hall", $0) },
      .stack(
        "adjustable-not-inverse",
        "A slider with marks goes up from mark to mark, and down by one millimetre"
      ) { HazelGrout("Grout", $0) },
    ]
  }
}

private final class HazelDesigns: HazelScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a design to change it."))
    put(heading("Designs of this year"))
    for name in ["Fish", "Sundial", "Vine"] {
      put(
        button(name) { [unowned self] in
          navigationController?.pushViewController(HazelDesign(name, isFaulty), animated: true)
        })
    }
    put(
      button("Where they are laid") { [unowned self] in
        hazelTell("Where they are laid", "In the yard of the town hall, from May on.")
      })
  }
}

private final class HazelDesign: HazelScreen {
  private let colours = ["blue", "red", "white"]
  private var colour = 0
  private var hasBorder = false
  private lazy var filling = button("Filled with blue") { [unowned self] in changeColour() }

  private var hasChanges: Bool { colour != 0 || hasBorder }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("One metre by one metre, of glass."))
    put(filling)
    putSwitch("Border of black stones") { [unowned self] isOn in hasBorder = isOn }
    put(
      button("How many stones") { [unowned self] in
        hazelSay(hasBorder ? "Two thousand four hundred stones." : "Two thousand stones.")
      })
    put(
      button("Who has drawn it") { [unowned self] in
        hazelTell("Who has drawn it", "Livia, after a floor in the south.")
      })
  }

  private func changeColour() {
    colour = (colour + 1) % colours.count
    filling.setTitle("Filled with \(colours[colour])", for: .normal)
    reread(filling)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard hasChanges else { return isFaulty ? true : super.accessibilityPerformEscape() }
    let alert = AlertController(
      title: "Keep the changes?", message: nil, preferredStyle: .alert)
    for name in ["Keep", "Discard"] {
      alert.addAction(
        AlertAction(title: name) { [weak self] _ in
          self?.navigationController?.popViewController(animated: true)
        })
    }
    alert.addAction(AlertAction(title: "Go on with the design", style: .cancel))
    present(alert, animated: true)
    return true
  }
}

/// A heading with rows below, of which some can be left out.
private final class HazelGroup: View {
  private let isSorted: Bool
  private let name: String
  private let heading: Label
  private let rows: [(row: Button, isInStock: Bool)]

  init(_ name: String, heading: Label, rows: [(row: Button, isInStock: Bool)], isSorted: Bool) {
    self.name = name
    self.heading = heading
    self.rows = rows
    self.isSorted = isSorted
    super.init(frame: .zero)
    for (row, _) in rows { addSubview(row) }
    addSubview(heading)
    show(onlyStock: false)
  }

  /// Shows all rows, or just those of what is in stock.
  ///
  /// - Returns: How many rows are shown.
  @discardableResult
  func show(onlyStock: Bool) -> Int {
    heading.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    var shown = 0
    for (row, isInStock) in rows {
      row.isHidden = onlyStock && !isInStock
      guard !row.isHidden else { continue }
      shown += 1
      row.frame = Rect(x: 0, y: 52 * Double(shown), width: 358, height: 44)
    }
    heading.text = "\(name), \(shown) kinds"
    var parts: [View] = subviews.filter { !$0.isHidden }
    if isSorted { parts.sort { $0.frame.minY < $1.frame.minY } }
    accessibilityElements = parts
    return shown
  }
}

private final class HazelStones: HazelScreen {
  private let kinds = [
    (
      "Glass",
      [
        ("Blue glass", true, "From an island in the lagoon."),
        ("Gold glass", false, "With a leaf of gold in it."),
        ("Green glass", true, "From old bottles."),
      ]
    ),
    (
      "Marble",
      [
        ("White marble", true, "Cut from a step of stairs."),
        ("Black marble", true, "It is heavy, and takes a polish."),
        ("Red marble", false, "The quarry was shut."),
      ]
    ),
  ]
  private var groups: [HazelGroup] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    putSwitch("Only what is in stock") { [unowned self] isOn in filter(isOn) }
    for (name, stones) in kinds {
      let rows = stones.map { stone in
        let row = button(stone.0) { [unowned self] in hazelTell(stone.0, stone.2) }
        return (row: row, isInStock: stone.1)
      }
      groups.append(
        put(
          HazelGroup(name, heading: heading(""), rows: rows, isSorted: !isFaulty), height: 200))
    }
    put(
      button("How stones are cut") { [unowned self] in
        hazelTell("How stones are cut", "With a hammer, on a chisel that stands upright.")
      })
  }

  private func filter(_ onlyStock: Bool) {
    let shown = groups.map { $0.show(onlyStock: onlyStock) }.reduce(0, +)
    post(.layoutChanged(nil))
    hazelSay("\(shown) kinds of stones are shown.")
  }
}

private final class HazelFloor: HazelScreen {
  private let names = ["Door", "Window", "Stove", "Stairs", "Niche", "Well"]
  private let cracked: Set<Int> = [1, 4]
  private var noted: Set<Int> = []
  private var tiles: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityCustomRotors = [rotor()]
    put(words("Press a tile to note it down for the mason."))
    put(heading("Tiles, from the door on"))
    for number in names.indices {
      let tile = put(
        button("Tile at the \(names[number].lowercased())") { [unowned self] in
          press(number)
        })
      tiles.append(tile)
      tile.accessibilityValue = text(of: number)
    }
    put(
      button("Send the notes") { [unowned self] in
        hazelTell(
          noted.isEmpty ? "Nothing was noted" : "Sent",
          noted.isEmpty ? "Press a tile first." : "The mason has \(noted.count) of your notes.")
      })
  }

  private func text(of number: Int) -> String {
    (cracked.contains(number) ? "cracked" : "whole") + (noted.contains(number) ? ", noted" : "")
  }

  private func press(_ number: Int) {
    noted = noted.symmetricDifference([number])
    tiles[number].accessibilityValue = text(of: number)
    reread(tiles[number])
  }

  private func rotor() -> AccessibilityCustomRotor {
    let searched: () -> [Button]
    if isFaulty {
      searched = { [tiles] in tiles }
    } else {
      searched = { [unowned self] in tiles }
    }
    return AccessibilityCustomRotor(name: "Cracked tiles") { [unowned self] step in
      find(among: searched(), step)
    }
  }

  private func find(
    among tiles: [Button], _ step: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let present = tiles.firstIndex { $0 === step.currentItem.targetElement }
    let candidates: [Int]
    switch step.searchDirection {
    case .next: candidates = tiles.indices.filter { $0 > present ?? -1 }
    case .previous: candidates = tiles.indices.reversed().filter { $0 < present ?? tiles.count }
    }
    guard let found = candidates.first(where: { cracked.contains($0) }) else { return nil }
    return AccessibilityCustomRotor.ItemResult(targetElement: tiles[found])
  }
}

/// A slider that stops at marks.
private final class HazelMarkedSlider: Slider {
  private let marks: [Double]
  private let goesDownByMarks: Bool

  init(_ name: String, marks: [Double], goesDownByMarks: Bool) {
    self.marks = marks
    self.goesDownByMarks = goesDownByMarks
    super.init(frame: .zero)
    accessibilityLabel = name
    maximumValue = marks.last ?? 1
    minimumValue = marks.first ?? 1
  }

  override var defaultAccessibilityValue: String? {
    let width = Int(value.rounded())
    return width == 1 ? "One millimetre" : "\(width) millimetres"
  }

  override func accessibilityIncrement() {
    move(to: marks.first { $0 > value })
  }

  override func accessibilityDecrement() {
    move(to: goesDownByMarks ? marks.last { $0 < value } : value - 1)
  }

  private func move(to wanted: Double?) {
    guard let wanted else { return }
    let old = value
    value = wanted
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

private final class HazelGrout: HazelScreen {
  private lazy var gap = HazelMarkedSlider(
    "Gap between the stones", marks: [1, 2, 3, 5, 8, 12], goesDownByMarks: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How much grout is needed"))
    gap.value = 5
    put(gap)
    put(
      button("Work it out") { [unowned self] in
        hazelSay("\(Int(gap.value.rounded()) * 2) kilos for a square metre.")
      })
    put(heading("The grout"))
    let shades = choice(["White", "Grey", "Black"]) { _ in }
    shades.accessibilityLabel = "Shade"
    put(shades)
    putSwitch("Proof against frost") { [unowned self] isOn in
      hazelSay(isOn ? "For floors outdoors." : "For floors indoors.")
    }
    put(
      button("How it is put on") { [unowned self] in
        hazelTell("How it is put on", "With a rubber float, and across the gaps.")
      })
  }
}
