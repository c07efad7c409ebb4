import EarshotInterface
import EarshotModel

/// Apps of observatories, which go from screen to screen.
extension OutsiderPair {
  static var seventhObservatories: [OutsiderPair] {
    [
      .stack(
        "screen-change-silent",
        "A step of a guide gives way to the next, under a button that stays, and nothing tells of it"
      ) { LarkGuide("Setting up", $0) },
      .stack(
        "screen-change-spurious",
        "That a star was kept is told by the text of a new screen"
      ) { LarkStar("Vega", $0) },
      .stack(
        "screen-change-storm",
        "Each of the parts of a screen tells of a new screen when it has appeared"
      ) { LarkDomes("Domes", $0) },
      .stack(
        "back-unhandled",
        "A screen takes every escape for one that stops the exposure, running or not"
      ) { LarkPlates("Plates", $0) },
    ]
  }
}

private final class LarkStep: View {
  let name = Label()

  init(_ title: String, _ lines: [String]) {
    super.init(frame: .zero)
    name.text = title
    name.accessibilityTraits = .header
    hold(name, y: 0)
    for (number, line) in lines.enumerated() {
      let label = Label()
      label.text = line
      hold(label, y: 56 + Double(number) * 56)
    }
  }
}

private final class LarkGuide: ReedScreen {
  private let steps = [
    LarkStep("Find the North Star", ["Look for the Plough.", "Follow its two last stars."]),
    LarkStep("Turn the mount", ["Loosen the screw below.", "Its axis points at the star."]),
    LarkStep("Lock the mount", ["Tighten the screw.", "Take your hands away."]),
  ]
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let place = View()
    put(place, height: 180)
    for (number, step) in steps.enumerated() {
      place.hold(step, x: 0, y: 0, width: 361, height: 180)
      step.isHidden = number > 0
    }
    put(button("Next step") { [unowned self] in show((number + 1) % steps.count) })
  }

  private func show(_ new: Int) {
    steps[number].isHidden = true
    number = new
    steps[number].isHidden = false
    if !isFaulty { post(.screenChanged(.element(steps[number].name))) }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard number > 0 else { return super.accessibilityPerformEscape() }
    show(number - 1)
    return true
  }
}

private final class LarkStar: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The brightest star of Lyra."))
    let keep = Button(type: .system)
    keep.setTitle("Keep this star", for: .normal)
    keep.addAction(
      Action { [unowned self, unowned keep] _ in
        keep.isSelected.toggle()
        tellOfKeeping(keep.isSelected ? "Vega is kept" : "Vega is no longer kept")
      }, for: .primaryActionTriggered)
    put(keep)
    put(button("When it rises") { [unowned self] in tell("Vega", "It rises at nine.") })
    put(words("25 light years away."))
  }

  private func tellOfKeeping(_ text: String) {
    if isFaulty {
      post(.screenChanged(.text(AttributedText(text))))
    } else {
      sayBehind(text)
    }
  }
}

private final class LarkDomes: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(
      button("The domes at a glance") { [unowned self] in push(LarkGlance("At a glance", isFaulty))
      })
  }
}

private final class LarkGlance: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (dome, state) in [("North", "Open"), ("East", "Shut"), ("West", "Shut for repair")] {
      let part = LarkDome(dome, state, isFaulty)
      addChild(part)
      put(part.view, height: 100)
      part.didMove(toParent: self)
    }
  }
}

private final class LarkDome: ViewController {
  private let isFaulty: Bool
  private let name = Label()
  private let state = Label()

  init(_ dome: String, _ text: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    name.text = dome
    name.accessibilityTraits = .header
    state.text = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.hold(name, y: 0)
    view.hold(state, y: 50)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { application?.post(.screenChanged(.element(name))) }
  }
}

private final class LarkPlates: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Moon", "Comet"] {
      put(button(name) { [unowned self] in push(LarkExposure(name, isFaulty)) })
    }
  }
}

private final class LarkExposure: ReedScreen {
  private let run = Button(type: .system)
  private var isRunning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("An exposure takes an hour."))
    run.addAction(
      Action { [unowned self] _ in
        isRunning.toggle()
        show()
      }, for: .primaryActionTriggered)
    put(run)
    show()
  }

  private func show() {
    run.setTitle(isRunning ? "Stop the exposure" : "Begin the exposure", for: .normal)
  }

  override func accessibilityPerformEscape() -> Bool {
    isRunning = false
    show()
    return isFaulty || super.accessibilityPerformEscape()
  }
}
