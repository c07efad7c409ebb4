import EarshotInterface
import EarshotModel

/// Apps for typewriters, in which words fail.
extension OutsiderPair {
  static var fourteenthTypewriters: [OutsiderPair] {
    [
      .stack(
        "rotor-dead",
        "A rotor for the worn keys of a machine keeps the list of them from before the machine was"
          + " looked through, when it was empty, and so never finds one"
      ) { SycamoreInspection("Inspection", $0) },
      .stack(
        "speech-unpronounceable",
        "What is left of the ribbon is given by glyphs of a font of pictures, which after the first"
          + " line was typed are the whole value of it and which no voice can say"
      ) { SycamoreRibbon("Ribbon", $0) },
      .stack(
        "speech-repeat",
        "A machine that its owner has given no name of its own shows that of its make in the place"
          + " of it, so two labels in a row are read with the same words"
      ) { SycamoreMachines("My machines", $0) },
      .stack(
        "direct-touch-trap",
        "The practice pad takes touches directly and grows over the whole screen, the bar included,"
          + " so no finger finds anything else any more"
      ) { SycamorePractice("Practice", $0) },
    ]
  }
}

/// The keys of a machine, some of which are worn.
private final class SycamoreInspection: SycamoreScreen {
  private let names = ["Key Q", "Key E", "Key T", "Space bar", "Shift lock", "Margin release"]
  private let wornNames: Set = ["Key E", "Space bar", "Shift lock"]
  private var keys: [Button] = []
  private var worn: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityCustomRotors = [isFaulty ? deadRotor : rotor]
    stack(words("Six keys were looked at. Three of them are worn."))
    for name in names {
      let text = wornNames.contains(name) ? "It is worn." : "It is sound."
      keys.append(stack(inquiry(name) { text }))
    }
    worn = keys.filter { wornNames.contains($0.currentTitle ?? "") }
    stack(inquiry("What the repair costs") { [unowned self] in "\(12 * worn.count) crowns." })
  }

  private var rotor: AccessibilityCustomRotor {
    AccessibilityCustomRotor(name: "Worn keys") { [unowned self] predicate in
      find(in: worn, predicate)
    }
  }

  private var deadRotor: AccessibilityCustomRotor {
    AccessibilityCustomRotor(name: "Worn keys") { [unowned self, worn] predicate in
      find(in: worn, predicate)
    }
  }

  /// Finds what follows the current place on the screen, or stands before it.
  private func find(
    in wanted: [Button], _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let isForward = predicate.searchDirection == .next
    let height = predicate.currentItem.targetElement?.accessibilityFrame.minY
    let found =
      isForward
      ? wanted.first { $0.accessibilityFrame.minY > height ?? -.infinity }
      : wanted.last { $0.accessibilityFrame.minY < height ?? .infinity }
    return found.map { AccessibilityCustomRotor.ItemResult(targetElement: $0) }
  }
}

/// A ribbon that gets shorter with every line.
private final class SycamoreRibbon: SycamoreScreen {
  private let rest = View()
  private var linesLeft = 6

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Each line takes some of the ribbon."))
    rest.isAccessibilityElement = true
    rest.accessibilityLabel = "Ribbon left"
    rest.accessibilityTraits = .staticText
    rest.accessibilityValue = "all of it"
    stack(rest)
    stack(
      button("Type a line") { [unowned self] in
        if linesLeft > 0 { linesLeft -= 1 }
        showRest()
        say(linesLeft > 0 ? "The line was typed." : "The ribbon is used up.")
      })
    stack(
      button("Put in a new ribbon") { [unowned self] in
        linesLeft = 6
        rest.accessibilityValue = "all of it"
        say("A new ribbon is in.")
      })
  }

  private func showRest() {
    // The font of the app draws a full and an empty spool at these places.
    let spools = (0..<6).map { $0 < linesLeft ? "\u{E0B1}" : "\u{E0B2}" }.joined()
    rest.accessibilityValue = isFaulty ? spools : "\(linesLeft) of 6 lines"
  }
}

/// A machine that may have a name of its own.
private struct SycamoreMachineRecord {
  let make: String
  var ownName: String?
  let year: Int
}

private final class SycamoreMachines: SycamoreTable {
  private var machines = [
    SycamoreMachineRecord(make: "Lettera portable", ownName: "Aunt Olive", year: 1961),
    SycamoreMachineRecord(make: "Hermes desk machine", ownName: nil, year: 1948),
  ]

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    machines.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let machine = machines[indexPath.row]
    return pressable("\(machine.ownName ?? machine.make), \(machine.year)")
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    show(SycamoreMachine(machines[indexPath.row], isFaulty), sender: self)
  }
}

private final class SycamoreMachine: SycamoreScreen {
  private let machine: SycamoreMachineRecord

  init(_ machine: SycamoreMachineRecord, _ isFaulty: Bool) {
    self.machine = machine
    super.init("Machine", isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shownName = machine.ownName ?? (isFaulty ? machine.make : nil)
    if let shownName { stack(words(shownName)) }
    stack(words(machine.make))
    stack(words("Built in \(machine.year)."))
    stack(inquiry("When it was oiled") { "Last in October." })
    stack(inquiry("Which ribbon fits") { "Half an inch, black and red." })
  }
}

/// A pad on which strokes are made with a finger.
private final class SycamorePad: View {
  var whenStruck: () -> Void = {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { whenStruck() }
}

private final class SycamorePractice: SycamoreScreen {
  private let pad = SycamorePad()
  private var strokes = 0
  private var isLarge = false
  private lazy var sizing = button("Make the pad larger") { [unowned self] in resize() }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Strike the pad in an even rhythm."))
    stack(sizing)
    stack(inquiry("How many strokes") { [unowned self] in "\(strokes) strokes." })
    pad.backgroundColor = .white
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Practice pad"
    pad.accessibilityHint = "Double tap, then strike it with one finger."
    pad.accessibilityTraits = .allowsDirectInteraction
    pad.accessibilityDirectTouchOptions = .requiresActivation
    pad.whenStruck = { [unowned self] in
      strokes += 1
      say("Stroke \(strokes)")
    }
    stack(pad, height: 120)
  }

  private func resize() {
    isLarge.toggle()
    sizing.setTitle(isLarge ? "Make the pad smaller" : "Make the pad larger", for: .normal)
    if isFaulty, isLarge, let window = view.window {
      pad.accessibilityDirectTouchOptions = .silentOnTouch
      pad.frame = window.bounds
      window.addSubview(pad)
      post(.layoutChanged(.element(pad)))
    } else {
      pad.frame.size.height = isLarge ? 240 : 120
      reread(sizing)
    }
  }
}
