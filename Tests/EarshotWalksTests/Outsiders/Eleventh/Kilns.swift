import EarshotInterface
import EarshotModel

/// Apps of a pottery, in which the cursor is led astray.
extension OutsiderPair {
  static var eleventhKilns: [OutsiderPair] {
    [
      .stack(
        "focus-trap",
        "A field that does not hold four digits takes the cursor back whenever that leaves it"
      ) { LarchCollecting("Collecting", $0) },
      OutsiderPair(
        "focus-moved-unasked",
        "When the kiln has cooled, the cursor is put on the button that may be pressed then",
        screen: { isFaulty in
          let tabs = TabBarController()
          tabs.viewControllers = [
            LarchFiring("Kiln", isFaulty), LarchShelves("Shelves", isFaulty),
          ]
          return tabs
        }),
      OutsiderPair(
        "modal-focus-not-moved",
        "A panel with a wheel comes up as a change of layout, so the cursor stays on what it covers",
        screen: { LarchGlazing("Glazing", $0) }),
      .stack(
        "adjustable-not-inverse",
        "A month further cuts the 31st down to the 30th, and a month back does not bring it back"
      ) { LarchBooking("Book a firing", $0) },
      OutsiderPair(
        "direct-touch-trap",
        "The drum lies under the whole screen, so a finger beats it wherever it looks for a button",
        screen: { LarchDrumming("Drum", $0) }),
    ]
  }
}

/// A field that tells when the cursor has left it.
private final class LarchCodeField: TextField {
  var whenLeft: () -> Void = {}

  override func accessibilityElementDidLoseFocus() { whenLeft() }
}

private final class LarchCollecting: LarchScreen {
  private let field = LarchCodeField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your pots are ready"))
    put(words("The code stands on your receipt and has four digits."))
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Code of the shelf"
    field.whenLeft = { [weak self] in self?.fieldWasLeft() }
    put(field)
    put(button("Open the shelf") { [unowned self] in open() })
    put(heading("Without a code"))
    put(
      button("Ring for the potter") { [unowned self] in
        tell("The bell has rung", "The potter comes to the counter.")
      })
    put(
      button("When we are here") { [unowned self] in
        tell("When we are here", "From Tuesday to Friday, nine to five.")
      })
  }

  private var hasCode: Bool { (field.text ?? "").count == 4 }

  private func fieldWasLeft() {
    if isFaulty, !hasCode { post(.layoutChanged(.element(field))) }
  }

  private func open() {
    if hasCode {
      tell("The shelf is open", "Your pots stand at the bottom, wrapped in paper.")
    } else {
      tell("That is no code", "Four digits are needed to open a shelf.")
    }
  }
}

private final class LarchFiring: LarchScreen {
  private let temperatures = [900, 600, 300, 60]
  private var step = 0
  private var isDoorOpen = false
  private lazy var status = words("The kiln is at 900 degrees.")
  private let progress = ProgressView()
  private lazy var door = button("Open the door") { [unowned self] in moveDoor() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Stoneware, second firing"))
    status.accessibilityTraits = [.staticText, .updatesFrequently]
    put(status)
    progress.accessibilityLabel = "Cooling"
    put(progress, height: 10)
    put(
      button("Who is in this firing") { [unowned self] in
        tell("In this firing", "Six bowls by Aino and a jug by Bram.")
      })
    put(
      button("Ring the potter up") { [unowned self] in
        tell("The potter was rung up", "She looks after the kiln at noon.")
      })
    door.isEnabled = false
    put(door)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if step == 0 { wait() }
  }

  private func wait() {
    later(4) { [weak self] in self?.cool() }
  }

  private func cool() {
    step += 1
    progress.progress = Double(step) / 3
    status.text = "The kiln is at \(temperatures[step]) degrees."
    guard step == 3 else { return wait() }
    door.isEnabled = true
    if isFaulty {
      post(.layoutChanged(.element(door)))
    } else {
      say("The kiln has cooled, and its door can be opened.")
    }
  }

  private func moveDoor() {
    isDoorOpen.toggle()
    door.setTitle(isDoorOpen ? "Close the door" : "Open the door", for: .normal)
    reread(door)
  }
}

private final class LarchShelves: LarchScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What dries here"))
    for (shelf, pots) in [("top", "Nine cups"), ("middle", "A vase"), ("lower", "Two lids")] {
      put(
        button("The \(shelf) shelf") { [unowned self] in
          tell("On the \(shelf) shelf", "\(pots), dry on Thursday.")
        })
    }
  }
}

private final class LarchGlazing: LarchScreen, PickerViewDataSource, PickerViewDelegate {
  private let glazes = ["Celadon", "Tenmoku", "Ash white", "Copper red"]
  private var glaze = 0
  private let panel = LarchPanel()
  private let wheel = PickerView()
  private lazy var question = heading("Choose a glaze")
  private lazy var choosing = button(title(of: 0)) { [unowned self] in openPanel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A bowl for the kiln"))
    put(words("Sixteen centimetres wide, thrown on Monday."))
    put(choosing)
    putSwitch("Leave the foot bare") { [unowned self] isBare in
      say(isBare ? "The foot stays without glaze." : "The foot is glazed as well.")
    }
    put(
      button("Put it on the list") { [unowned self] in
        tell("It is on the list", "The bowl is fired in \(glazes[glaze].lowercased()).")
      })
    fillPanel()
  }

  private func title(of number: Int) -> String { "Glaze: \(glazes[number])" }

  private func fillPanel() {
    panel.backgroundColor = .white
    panel.accessibilityViewIsModal = true
    panel.whenEscaped = { [unowned self] in closePanel() }
    place(question, in: panel, x: 16, y: 200)
    wheel.accessibilityLabel = "Glaze"
    wheel.dataSource = self
    wheel.delegate = self
    place(wheel, in: panel, x: 16, y: 252, height: 216)
    place(
      button("Take this glaze") { [unowned self] in
        glaze = wheel.selectedRow(inComponent: 0)
        choosing.setTitle(title(of: glaze), for: .normal)
        closePanel()
      }, in: panel, x: 16, y: 476)
    place(
      button("Keep the one before") { [unowned self] in closePanel() },
      in: panel, x: 16, y: 528)
  }

  private func openPanel() {
    panel.frame = view.bounds
    wheel.selectRow(glaze, inComponent: 0, animated: false)
    view.addSubview(panel)
    post(isFaulty ? .layoutChanged(nil) : .screenChanged(.element(question)))
  }

  private func closePanel() {
    panel.removeFromSuperview()
    post(.screenChanged(.element(choosing)))
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    glazes.count
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    glazes[row]
  }
}

/// A day that is turned on by whole months.
private final class LarchDayDial: View {
  private static let months = [
    ("January", 31), ("February", 28), ("March", 31), ("April", 30), ("May", 31), ("June", 30),
  ]

  private let keepsWantedDay: Bool
  private let wantedDay = 31
  private var (month, day) = (2, 31)
  private let drawnText = Label()

  init(keepsWantedDay: Bool) {
    self.keepsWantedDay = keepsWantedDay
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Day of the firing"
    accessibilityTraits = .adjustable
    drawnText.text = text
    drawnText.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    addSubview(drawnText)
  }

  var text: String { "\(day) \(Self.months[month].0)" }

  override var defaultAccessibilityValue: String? { text }

  override func accessibilityIncrement() { turn(by: 1) }

  override func accessibilityDecrement() { turn(by: -1) }

  /// Turns to another month.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func turn(by months: Int) -> Bool {
    guard Self.months.indices.contains(month + months) else { return false }
    month += months
    day = min(keepsWantedDay ? wantedDay : day, Self.months[month].1)
    drawnText.text = text
    return true
  }
}

private final class LarchBooking: LarchScreen {
  private lazy var dial = LarchDayDial(keepsWantedDay: !isFaulty)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("We fire on the last day of each month, until June."))
    put(dial)
    put(button("A month earlier") { [unowned self] in turn(by: -1) })
    put(button("A month later") { [unowned self] in turn(by: 1) })
    put(heading("Your place"))
    put(
      button("Take half a shelf") { [unowned self] in
        tell("Half a shelf is yours", "Bring your pots before \(dial.text).")
      })
    put(
      button("Take the whole kiln") { [unowned self] in
        tell("The kiln is yours", "Come at eight in the morning on \(dial.text).")
      })
  }

  private func turn(by months: Int) {
    say(dial.turn(by: months) ? "Now \(dial.text)" : "There is no firing before or after that.")
  }
}

/// A pot that is beaten with a finger.
private final class LarchDrum: View {
  var whenBeaten: () -> Void = {}
  private(set) var beats = 0

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { beat() }

  override func accessibilityActivate() -> Bool {
    beat()
    whenBeaten()
    return true
  }

  private func beat() { beats += 1 }

  func forget() { beats = 0 }
}

private final class LarchDrumming: LarchScreen {
  private let drum = LarchDrum()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("An udu, a pot to drum on"))
    drum.isAccessibilityElement = true
    drum.accessibilityLabel = "Udu"
    drum.accessibilityTraits = [.allowsDirectInteraction, .playsSound]
    drum.accessibilityDirectTouchOptions = .silentOnTouch
    drum.whenBeaten = { [unowned self] in sayBeats() }
    put(drum, height: 140)
    if isFaulty {
      drum.frame = view.bounds
      view.sendSubviewToBack(drum)
    }
    put(button("How often was it beaten?") { [unowned self] in sayBeats() })
    put(
      button("Count from the beginning") { [unowned self] in
        drum.forget()
        say("The count is back at nothing.")
      })
    put(
      button("About this pot") { [unowned self] in
        tell("About this pot", "It was fired in a pit, under straw and leaves.")
      })
    putSwitch("Play a beat along") { [unowned self] isOn in
      say(isOn ? "A beat is heard, sixty times a minute." : "The beat has stopped.")
    }
  }

  private func sayBeats() {
    say(drum.beats == 1 ? "One beat so far" : "\(drum.beats) beats so far")
  }
}
