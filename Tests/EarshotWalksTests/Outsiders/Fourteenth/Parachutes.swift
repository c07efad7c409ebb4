import EarshotInterface
import EarshotModel

/// Apps of parachutists, in which speech comes to nothing.
extension OutsiderPair {
  static var fourteenthParachutes: [OutsiderPair] {
    [
      .stack(
        "gesture-magic-tap-unhandled",
        "A recorded briefing is played by a child controller, but the magic tap is answered by the"
          + " object that plays, which is no responder of the screen, so two fingers do nothing"
      ) { SycamoreBriefings("Briefings", $0) },
      .stack(
        "transient-too-short",
        "Crossing out a jump sends the cursor to a long message with a button to take it back, and"
          + " both are gone after a second and a half, long before the message has been read"
      ) { SycamoreLogbook("Logbook", $0) },
      .stack(
        "utterance-too-long",
        "Unfolding how a canopy is packed makes one element of all nine steps, which is read in one"
          + " breath for more than a minute"
      ) { SycamorePacking("Packing", $0) },
      .stack(
        "hint-cut",
        "Whenever the cursor comes to a field to land in, its wind is looked up, and what was"
          + " found is announced a moment later, always over the hint"
      ) { SycamoreFields("Landing fields", $0) },
    ]
  }
}

private final class SycamoreBriefings: SycamoreScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Listen to the briefing before you board."))
    for name in ["Exit and arch", "Steering home"] {
      stack(
        button(name) { [unowned self] in
          show(SycamoreBriefing(name, isFaulty), sender: self)
        })
    }
  }
}

/// What plays a recording.
private final class SycamoreTape: Responder {
  var whenChanged: (_ isPlaying: Bool) -> Void = { _ in }
  private(set) var isPlaying = false

  func toggle() {
    isPlaying.toggle()
    whenChanged(isPlaying)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    toggle()
    return true
  }
}

private final class SycamoreBriefing: SycamoreScreen {
  private let tape = SycamoreTape()
  private lazy var player = SycamorePlayer(tape)

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Read by Malin, three minutes."))
    addChild(player)
    stack(player.view, height: 60)
    player.didMove(toParent: self)
    stack(inquiry("The same in writing") { "Arch, look up, count to four." })
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty, tape.accessibilityPerformMagicTap() else {
      return super.accessibilityPerformMagicTap()
    }
    say(tape.isPlaying ? "Playing" : "Paused")
    return true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if tape.isPlaying { tape.toggle() }
  }
}

/// The button of a recording.
private final class SycamorePlayer: ViewController {
  private let tape: SycamoreTape
  private lazy var playing: Button = Button(
    type: .system,
    primaryAction: Action(title: "Play") { [unowned self] _ in
      tape.toggle()
      application?.post(.layoutChanged(.element(playing)))
    })

  init(_ tape: SycamoreTape) {
    self.tape = tape
    super.init()
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    playing.frame = Rect(x: 0, y: 8, width: 358, height: 44)
    playing.accessibilityTraits = [.button, .startsMediaSession]
    view.addSubview(playing)
    tape.whenChanged = { [unowned self] isPlaying in
      playing.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
    }
  }
}

private final class SycamoreLogbook: SycamoreScreen {
  private var isCrossedOut = false
  private let notice = View()
  private var hiding: ScheduledWork?
  private lazy var crossing = button("Cross out the last jump") { [unowned self] in crossOut() }
  private lazy var undo = button("Take it back") { [unowned self] in takeBack() }
  private lazy var closing = button("Close the message") { [unowned self] in hide() }
  private lazy var message = words(
    "The jump from 4000 metres on the ninth of May was crossed out. Jumps that are crossed out do"
      + " not count for your licence any more.")

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(crossing)
    stack(
      inquiry("How many jumps count") { [unowned self] in
        isCrossedOut ? "Forty-one jumps." : "Forty-two jumps."
      })
    stack(inquiry("What is needed for a licence") { "Fifty jumps and a test." })
    notice.isHidden = true
    stack(notice, height: 200)
    fit(message, in: notice, y: 0, height: 90)
    fit(undo, in: notice, y: 94)
    if !isFaulty { fit(closing, in: notice, y: 144) }
  }

  private func crossOut() {
    guard !isCrossedOut else { return say("It is crossed out already.") }
    isCrossedOut = true
    notice.isHidden = false
    reread(message)
    if isFaulty { hiding = later(1.5) { [weak self] in self?.hide() } }
  }

  /// Hides the message, and sends a cursor that stands in it back to where it came from.
  private func hide() {
    hiding?.cancel()
    let isInside = [message, undo, closing].contains { $0.accessibilityElementIsFocused() }
    notice.isHidden = true
    if isInside { reread(crossing) }
  }

  private func takeBack() {
    isCrossedOut = false
    hide()
    say("The last jump counts again.")
  }
}

private final class SycamorePacking: SycamoreScreen {
  private let steps = [
    "Lay the canopy on its side, with the nose towards you, and hang the risers on a hook so"
      + " that all lines run straight.",
    "Count the cells from the left to the right, and pull each of them out of its fold until"
      + " it lies flat.",
    "Walk along the lines from the risers to the canopy, and look for knots, for worn places"
      + " and for twists.",
    "Set the brakes: pull the toggle down, put it through its loop, and stow what is left of"
      + " the line behind it.",
    "Fold the cells over each other like the leaves of a book, and press the air out towards"
      + " the tail.",
    "Roll the nose inwards three times on each side, and keep the slider between the four"
      + " groups of lines.",
    "Wrap the tail around everything, roll its edge tightly, and kneel on the cocoon so that"
      + " the rest of the air leaves it.",
    "Fold the cocoon in the shape of an S, slide it into the bag, and close the bag with the"
      + " first two bights of line.",
    "Lay the remaining lines in bights of the width of a hand, put the bag into the"
      + " container, and close it with the pin.",
  ]
  private let sheet = View()
  private lazy var unfolding = button("Show the steps") { [unowned self] in unfold() }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Never pack in a hurry."))
    stack(unfolding)
    stack(inquiry("How long it takes") { "Twenty minutes, with practice." })
    for (number, step) in steps.enumerated() {
      fit(words("\(number + 1). \(step)"), in: sheet, y: 56 * Double(number), height: 54)
    }
    sheet.isHidden = true
    if isFaulty {
      sheet.isAccessibilityElement = true
      sheet.accessibilityLabel = steps.joined(separator: " ")
    }
    stack(sheet, height: 504)
  }

  private func unfold() {
    sheet.isHidden.toggle()
    unfolding.setTitle(sheet.isHidden ? "Show the steps" : "Hide the steps", for: .normal)
    reread(unfolding)
  }
}

/// A field to land in, which looks up its wind for whoever comes to it.
private final class SycamoreField: Button {
  var whenReached: () -> Void = {}
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    whenReached()
  }

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    whenLeft()
  }
}

private final class SycamoreFields: SycamoreScreen {
  private let fields = [
    ("Mill field", "north, six knots"), ("Airstrip", "west, nine knots"),
    ("Long meadow", "west, eleven knots"),
  ]
  private var chosen: String?
  private var lookup: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Where do you want to land?"))
    for (name, wind) in fields {
      let field = SycamoreField(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in
          chosen = name
          tell(name, "You land here. The wind comes from \(wind).")
        })
      field.accessibilityHint =
        "Chooses this field for your landing and tells the pilot at once where to drop you."
      if isFaulty {
        field.whenReached = { [unowned self] in lookUp(wind) }
        field.whenLeft = { [unowned self] in lookup?.cancel() }
      } else {
        field.accessibilityValue = "wind from \(wind)"
      }
      stack(field)
    }
    stack(
      inquiry("Where I land") { [unowned self] in chosen ?? "You have not chosen a field." })
  }

  private func lookUp(_ wind: String) {
    lookup?.cancel()
    lookup = later(1.6) { [weak self] in
      self?.post(.announcement(AttributedText("Wind from \(wind)")))
    }
  }
}
