import EarshotInterface
import EarshotModel

/// Apps about small trees, whose parts change without a word, or go and take the cursor along.
extension OutsiderPair {
  static var twelfthBonsais: [OutsiderPair] {
    [
      OutsiderPair(
        "focus-nondeterministic",
        "The pots of a drawn bench are kept in a set, and read in whatever order that has today",
        screen: { PoplarShow("The show", $0) }
      ).inNoOrder,
      .stack(
        "focus-lost-layout",
        "A filter that is taken away goes with the cursor on it, and no other place is named"
      ) { PoplarNursery("Nursery", $0) },
      OutsiderPair(
        "modal-no-escape",
        "A panel of colours is closed by a tap beside it, where nothing can be read or reached",
        screen: { PoplarPots("Pots", $0) }),
      .stack(
        "activation-state-silent",
        "Tasks are ticked by a button whose traits were set by hand, so being ticked is never said"
      ) { PoplarTasks("Today", $0) },
      OutsiderPair(
        "adjustable-no-change",
        "A tenth of the way is less than half a branch, and rounding takes it back every time",
        screen: { PoplarPruning("Pruning", $0) }),
    ]
  }
}

/// A pot on the drawn bench.
private final class PoplarPot: AccessibilityElement {
  let number: Int
  private let whenChosen: () -> Void

  init(_ number: Int, _ tree: String, on bench: Responder, whenChosen: @escaping () -> Void) {
    self.number = number
    self.whenChosen = whenChosen
    super.init(accessibilityContainer: bench)
    accessibilityLabel = "Number \(number), \(tree)"
    accessibilityTraits = .button
  }

  override func accessibilityActivate() -> Bool {
    whenChosen()
    return true
  }
}

private final class PoplarShow: PoplarScreen {
  private let trees = [
    "pine", "maple", "elm", "juniper", "larch", "cherry", "hornbeam", "ginkgo", "olive",
  ]
  private let bench = View()
  private var pots: Set<PoplarPot> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Nine trees stand on one bench, in three rows."))
    put(bench, height: 332)
    for (place, tree) in trees.enumerated() {
      let pot = PoplarPot(place + 1, tree, on: bench) { [unowned self] in
        tell("The \(tree)", "It is \(20 + 7 * place) years old and \(15 + 3 * place) inches high.")
      }
      pot.accessibilityFrameInContainerSpace = Rect(
        x: 120 * Double(place % 3), y: 112 * Double(place / 3), width: 112, height: 104)
      pots.insert(pot)
    }
    let shown = Array(pots)
    bench.accessibilityElements = isFaulty ? shown : shown.sorted { $0.number < $1.number }
    put(
      button("Who has won") { [unowned self] in
        tell("Nobody yet", "The judges meet at four o'clock.")
      })
    put(
      button("When it is open") { [unowned self] in
        tell("When it is open", "From ten to six, on both days.")
      })
  }
}

private final class PoplarNursery: PoplarScreen {
  private let trees = [
    ("Black pine", "Pines"), ("Field maple", "Maples"), ("White pine", "Pines"),
    ("Cork elm", "Elms"), ("Fire maple", "Maples"),
  ]
  private let kinds = ["Pines", "Maples", "Elms"]
  private lazy var shownKinds = kinds
  private let filters = View()
  private let list = View()
  private lazy var all = button("Show every kind") { [unowned self] in showAll() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Kinds that are shown"))
    put(filters, height: 148)
    put(all)
    put(heading("Trees for sale"))
    put(list, height: 252)
    fill()
  }

  /// Makes the filters and the trees anew.
  private func fill() {
    for view in filters.subviews + list.subviews { view.removeFromSuperview() }
    for (line, kind) in shownKinds.enumerated() {
      lay(
        button("Leave out \(kind.lowercased())") { [unowned self] in leaveOut(kind) },
        in: filters, y: 52 * Double(line))
    }
    for (line, (tree, _)) in shownTrees.enumerated() {
      lay(
        button(tree) { [unowned self] in
          tell(tree, "It costs forty crowns, with a pot and a book about its care.")
        }, in: list, y: 52 * Double(line))
    }
  }

  private var shownTrees: [(String, String)] { trees.filter { shownKinds.contains($0.1) } }

  private var count: String {
    switch shownTrees.count {
    case 0: "No tree is shown."
    case 1: "One tree is shown."
    default: "\(shownTrees.count) trees are shown."
    }
  }

  private func leaveOut(_ kind: String) {
    guard let place = shownKinds.firstIndex(of: kind) else { return }
    shownKinds.remove(at: place)
    fill()
    let others = filters.subviews
    let next: View = others.isEmpty ? all : others[min(place, others.count - 1)]
    post(.layoutChanged(isFaulty ? nil : .element(next)))
    say(count)
  }

  private func showAll() {
    shownKinds = kinds
    fill()
    reread(all)
    say(count)
  }
}

private final class PoplarPots: PoplarScreen {
  private let colours = ["Blue", "Brown", "Cream", "Green"]
  private var colour = 1
  private let shade = View()
  private let panel = PoplarPanel()
  private lazy var question = heading("Colour of the pot")
  private lazy var choosing = button(text) { [unowned self] in openPanel() }
  private lazy var samples = colours.indices.map { number in
    button(colours[number]) { [unowned self] in choose(number) }
  }

  private var text: String { "Pot: \(colours[colour].lowercased())" }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A pot for the maple"))
    put(words("Eight inches across, with three feet."))
    put(choosing)
    putSwitch("With holes for wires") { [unowned self] isOn in
      say(isOn ? "The pot gets two small holes." : "The pot gets no small holes.")
    }
    put(
      button("Order the pot") { [unowned self] in
        tell("The pot is ordered", "It is \(colours[colour].lowercased()), and comes in May.")
      })
    fillPanel()
  }

  private func fillPanel() {
    shade.backgroundColor = Color(white: 0, alpha: 0.4)
    let tap = TapGestureRecognizer()
    tap.addAction(Action { [unowned self] _ in closePanel() })
    shade.addGestureRecognizer(tap)
    panel.backgroundColor = .white
    panel.accessibilityViewIsModal = true
    lay(question, in: panel, x: 16, y: 16, width: 326)
    for (number, sample) in samples.enumerated() {
      sample.isSelected = number == colour
      lay(sample, in: panel, x: 16, y: 68 + 52 * Double(number), width: 326)
    }
    guard !isFaulty else { return }
    panel.whenEscaped = { [unowned self] in closePanel() }
    lay(button("Done") { [unowned self] in closePanel() }, in: panel, x: 16, y: 276, width: 326)
  }

  private func choose(_ number: Int) {
    samples[colour].isSelected = false
    colour = number
    samples[number].isSelected = true
    choosing.setTitle(text, for: .normal)
    say("The pot is \(colours[number].lowercased()).")
  }

  private func openPanel() {
    shade.frame = view.bounds
    view.addSubview(shade)
    lay(panel, in: view, x: 16, y: 240, height: 336)
    post(.screenChanged(.element(question)))
  }

  private func closePanel() {
    shade.removeFromSuperview()
    panel.removeFromSuperview()
    post(.screenChanged(.element(choosing)))
  }
}

private final class PoplarTasks: PoplarScreen {
  private lazy var tasks = ["Water the pine", "Turn the maple", "Wire the elm", "Feed the larch"]
    .map { task(named: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tick what is done; the others are shown again tomorrow."))
    put(heading("Before noon"))
    for task in tasks { put(task) }
    put(heading("In the evening"))
    put(
      button("Hand over to the night guard") { [unowned self] in
        let done = tasks.count { $0.isSelected }
        tell("The guard knows", "\(done) of \(tasks.count) tasks are done.")
      })
    put(
      button("How to water") { [unowned self] in
        tell("How to water", "Until it runs out below, and not at all when it rains.")
      })
  }

  private func task(named name: String) -> Button {
    let task = Button(type: .system)
    task.setTitle(name, for: .normal)
    task.setImage(Image(systemName: "circle"), for: .normal)
    task.setImage(Image(systemName: "checkmark.circle"), for: .selected)
    if isFaulty { task.accessibilityTraits = .button }
    task.addAction(
      Action { [unowned self, unowned task] _ in
        task.isSelected.toggle()
        reread(task)
      }, for: .touchUpInside)
    return task
  }
}

/// A slider on which assistive technology takes whole steps.
private final class PoplarStepSlider: Slider {
  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by number: Double) {
    let old = value
    value = old + number
    if value != old { sendActions(for: .valueChanged) }
  }
}

private final class PoplarPruning: PoplarScreen {
  private lazy var branches: Slider = isFaulty ? Slider() : PoplarStepSlider()
  private let wires = Stepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What the elm needs"))
    branches.accessibilityLabel = "Branches to cut"
    branches.maximumValue = 4
    branches.accessibilityValue = text
    branches.addAction(
      Action { [unowned self] _ in
        branches.value = branches.value.rounded()
        branches.accessibilityValue = text
      }, for: .valueChanged)
    put(branches)
    put(words("Wires to wind"))
    wires.accessibilityLabel = "Wires"
    wires.maximumValue = 3
    put(wires, height: 32)
    put(heading("The cut"))
    putSwitch("Seal with paste") { [unowned self] isOn in
      say(isOn ? "Each cut is sealed." : "The cuts are left open.")
    }
    put(
      button("Write it on the card") { [unowned self] in
        tell("It is on the card", "\(text) to cut, and \(Int(wires.value)) to wind.")
      })
  }

  private var text: String {
    branches.value == 1 ? "1 branch" : "\(Int(branches.value)) branches"
  }
}
