import EarshotInterface
import EarshotModel

/// Apps of an orchard, through which a cursor goes from tree to tree.
extension OutsiderPair {
  static var seventhOrchards: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A field that has to be filled takes the cursor back whenever it leaves the field empty"
      ) { LarkTreeForm("New tree", $0) },
      .stack(
        "focus-unreachable",
        "The list of what a card holds was made before the button came that takes back a mistake"
      ) { LarkPickingDay("Pears", $0) },
      .stack(
        "focus-asymmetric",
        "A row shows its details while the cursor is on it or them, so they are met on the way down only"
      ) { LarkSorts("Sorts", $0) },
      .stack(
        "focus-nondeterministic",
        "The trees stand in a set, by identifiers that are drawn anew whenever the app starts"
      ) { LarkTreeList("Trees", $0) }.inNoOrder,
    ]
  }
}

private final class LarkNameField: TextField {
  var onLeaving: (() -> Void)?

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    onLeaving?()
  }
}

private final class LarkTreeForm: ReedScreen {
  private let name = LarkNameField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Every tree has a name of its own."))
    name.accessibilityLabel = "Name of the tree"
    name.onLeaving = { [unowned self] in
      if isFaulty, !name.hasText { post(.layoutChanged(.element(name))) }
    }
    put(name)
    put(
      button("Where it will stand") { [unowned self] in tell("The place", "Row 4, by the wall.") })
    put(button("Plant the tree") { [unowned self] in plant() })
  }

  private func plant() {
    if let text = name.text, !text.isEmpty {
      tell("Planted", "\(text) stands in row 4.")
    } else {
      tell("No name yet", "Give the tree a name first.")
    }
  }
}

private final class LarkPickingDay: ReedScreen {
  private let card = View()
  private let count = Label()
  private var baskets = 0
  private lazy var pick = button("One more basket") { [unowned self] in change(to: baskets + 1) }
  private lazy var takeBack = button("Take the last basket back") { [unowned self] in
    change(to: baskets - 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Row 7"))
    put(card, height: 168)
    card.hold(count, y: 0)
    card.hold(pick, y: 56)
    card.accessibilityElements = [count, pick]
    show()
  }

  private func change(to new: Int) {
    let canTakeBack = new > 0
    let isNew = canTakeBack != (baskets > 0)
    baskets = new
    show()
    if isNew { offer(canTakeBack) }
    sayBehind("Baskets picked: \(baskets)")
  }

  private func show() { count.text = "Baskets picked: \(baskets)" }

  private func offer(_ canTakeBack: Bool) {
    if canTakeBack {
      card.hold(takeBack, y: 112)
    } else {
      takeBack.removeFromSuperview()
    }
    if !isFaulty { card.accessibilityElements = [count, pick] + (canTakeBack ? [takeBack] : []) }
    post(.layoutChanged(.element(pick)))
  }
}

private final class LarkSortRow: Button {
  let details = Label()
  var onArrival: (() -> Void)?

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    onArrival?()
  }
}

private final class LarkSorts: ReedScreen {
  private var rows: [LarkSortRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, details) in [
      ("Quince", "Ripe in October"), ("Medlar", "Ripe after the first frost"),
      ("Damson", "Ripe in September"), ("Mulberry", "Ripe in July"),
    ] {
      let row = LarkSortRow(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in tell(name, "Two trees are left.") }
      )
      row.details.text = details
      row.details.isHidden = isFaulty
      if isFaulty { row.onArrival = { [unowned self, unowned row] in open(row) } }
      rows.append(row)
      put(row)
      put(row.details)
    }
  }

  private func open(_ opened: LarkSortRow) {
    for row in rows { row.details.isHidden = row !== opened }
  }
}

private struct LarkTree: Hashable {
  let identifier = Int.random(in: 0...Int.max)
  let name: String
}

private final class LarkTreeList: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Choose a tree to see when it was pruned."))
    let names = ["Ash", "Beech", "Cherry", "Elder", "Hazel", "Maple", "Rowan", "Willow"]
    let trees = Set(names.map { LarkTree(name: $0) })
    let shown = isFaulty ? Array(trees) : trees.sorted { $0.name < $1.name }
    for tree in shown {
      put(button(tree.name) { [unowned self] in tell(tree.name, "It was pruned in March.") })
    }
  }
}
