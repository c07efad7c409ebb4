import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps in which something is done to what is shown.
  static var fourthSwitchboards: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "The button asks a planner that nobody keeps"
      ) { MillRoute("Route", $0) },
      .stack(
        "activation-state-silent",
        "A fixed label hides the title that tells the state"
      ) { MillCall("Call", $0) },
      .stack(
        "custom-action-noop",
        "The action acts on what is selected, which is nothing, and claims success"
      ) { MillLetters("Letters", $0) },
      .stack(
        "rotor-dead",
        "The rotor keeps the rows of before the list was loaded"
      ) { MillMachines("Machines", $0) },
      .stack(
        "speech-role-inconsistent",
        "Selecting a chip sets its traits to selected alone, and leaves none when that is undone"
      ) { MillMenuFilter("Lunch", $0) },
    ]
  }
}

/// A way through a town.
private final class MillRoute: QuayScreen {
  private var planner: MillPlanner?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("From the station to the mill"))
    let planner = MillPlanner(for: self)
    if !isFaulty { self.planner = planner }
    put(button("Show Directions") { [weak planner] in planner?.showDirections() })
  }
}

/// Finds the way and shows it.
private final class MillPlanner {
  private weak var screen: QuayScreen?

  init(for screen: QuayScreen) { self.screen = screen }

  func showDirections() {
    guard let screen else { return }
    screen.navigationController?.pushViewController(
      MillDirections("Directions", screen.isFaulty), animated: true)
  }
}

private final class MillDirections: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for text in ["Left out of the station", "Over the bridge", "The mill is on the right"] {
      put(words(text))
    }
  }
}

/// A call that is under way.
private final class MillCall: QuayScreen {
  private var isMuted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Doctor Lind, connected"))
    let microphone = put(button("Mute") {})
    microphone.accessibilityLabel = "Microphone"
    if !isFaulty { microphone.accessibilityValue = "on" }
    microphone.addAction(
      Action { [weak self, weak microphone] _ in
        guard let self, let microphone else { return }
        isMuted.toggle()
        microphone.setTitle(isMuted ? "Unmute" : "Mute", for: .normal)
        if !isFaulty { microphone.accessibilityValue = isMuted ? "muted" : "on" }
      }, for: .primaryActionTriggered)
  }
}

/// Letters that can be put away.
private final class MillLetters: QuayScreen {
  private var rows: [Button] = []
  private lazy var caption = heading("This week")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(caption)
    for name in ["Bill of the baker", "Invitation to the fair", "Report of the school"] {
      let row = put(button(name) {})
      row.addAction(
        Action { [weak row] _ in row?.isSelected.toggle() }, for: .primaryActionTriggered)
      row.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Archive") { [weak self, weak row] _ in
          guard let self else { return false }
          // The bar below the list, from which this came, has none but the selected row.
          archive(isFaulty ? rows.first(where: \.isSelected) : row)
          return true
        }
      ]
      rows.append(row)
    }
  }

  private func archive(_ row: Button?) {
    guard let row, let place = rows.firstIndex(of: row) else { return }
    rows.remove(at: place)
    row.removeFromSuperview()
    let neighbour: Responder = rows.isEmpty ? caption : rows[min(place, rows.count - 1)]
    post(.layoutChanged(.element(neighbour)))
    sayBehind("Archived")
  }
}

/// The machines of a mill, some of which need somebody to look at them.
private final class MillMachines: QuayScreen {
  private var rows: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("North hall"))
    show(["Sieve", "Warning: stone 1", "Stone 2", "Warning: lift"])
    let before = rows
    let warnings = AccessibilityCustomRotor(name: "Warnings") { [weak self] search in
      guard let self else { return nil }
      let found = (isFaulty ? before : rows).filter { $0.text?.hasPrefix("Warning") == true }
      let isForward = search.searchDirection == .next
      let order = isForward ? found : found.reversed()
      guard let current = search.currentItem.targetElement else {
        return order.first.map { .init(targetElement: $0) }
      }
      let place = current.accessibilityFrame.minY
      return order.first {
        isForward ? $0.accessibilityFrame.minY > place : $0.accessibilityFrame.minY < place
      }.map { .init(targetElement: $0) }
    }
    view.accessibilityCustomRotors = [warnings]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clear()
    put(heading("North hall"))
    show(["Sieve", "Warning: stone 1", "Stone 2", "Warning: lift", "Scales"])
  }

  private func show(_ texts: [String]) { rows = texts.map { put(words($0)) } }
}

/// Dishes of a canteen, of which some kinds can be asked for.
private final class MillMenuFilter: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("What shall be on the menu?"))
    for name in ["Vegan", "Without nuts"] {
      let chip = put(button(name) {})
      chip.addAction(
        Action { [weak self, weak chip] _ in
          guard let self, let chip else { return }
          if isFaulty {
            let isOn = !chip.accessibilityTraits.contains(.selected)
            chip.accessibilityTraits = isOn ? .selected : .none
          } else {
            chip.isSelected.toggle()
          }
        }, for: .primaryActionTriggered)
    }
  }
}
