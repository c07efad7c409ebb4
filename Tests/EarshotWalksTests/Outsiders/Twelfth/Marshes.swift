import EarshotInterface
import EarshotModel

/// Apps of a marsh full of birds, in which what is drawn and what is read part company.
extension OutsiderPair {
  static var twelfthMarshes: [OutsiderPair] {
    [
      .stack(
        "focus-unreachable",
        "A button shows up on a card whose list of elements was made before there was such a button"
      ) { PoplarTally("Count", $0) },
      .stack(
        "order-visual-mismatch",
        "Sorting moves the rows on screen, but the list in which they are read stays as it was"
      ) { PoplarSightings("Seen today", $0) },
      OutsiderPair(
        "scroll-silent",
        "Three fingers turn the panorama to the next quarter, and nobody is told which one that is",
        screen: { PoplarPanorama("Panorama", $0) }),
      .stack(
        "hint-cut",
        "As soon as a call has the cursor, its length is announced, into the name and over the hint"
      ) { PoplarCalls("Calls", $0) },
      OutsiderPair(
        "live-value-without-trait",
        "A drawn gauge has another value every second, and is said to be a text like any other",
        screen: { PoplarSluice("Sluice", $0) }),
    ]
  }
}

private final class PoplarTally: PoplarScreen {
  private let card = View()
  private let room = 5
  private var herons = 0
  private lazy var count = words("No heron so far")
  private lazy var add = button("Count a heron") { [unowned self] in change(by: 1) }
  private lazy var undo = button("Take one back") { [unowned self] in change(by: -1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("From the southern hide"))
    put(card, height: 148)
    lay(count, in: card, y: 0)
    lay(add, in: card, y: 52)
    lay(undo, in: card, y: 104)
    undo.isHidden = true
    card.accessibilityElements = [count, add]
    put(heading("Around the count"))
    putSwitch("Somebody counts with me") { [unowned self] isOn in
      say(isOn ? "The list has room for a second name." : "The list has one name.")
    }
    put(
      button("Hand the list in") { [unowned self] in
        tell("The list was handed in", text + ". Thank you for sitting still.")
      })
  }

  private var text: String {
    switch herons {
    case 0: "No heron so far"
    case 1: "One heron so far"
    default: "\(herons) herons so far"
    }
  }

  private func change(by number: Int) {
    guard herons + number <= room else {
      return tell("The line is full", "Hand the list in, and begin another one.")
    }
    herons += number
    count.text = text
    if undo.isHidden != (herons == 0) { showUndo(herons > 0) }
    say(text)
  }

  private func showUndo(_ isShown: Bool) {
    undo.isHidden = !isShown
    if !isFaulty { card.accessibilityElements = isShown ? [count, add, undo] : [count, add] }
    post(.layoutChanged(.element(add)))
  }
}

private final class PoplarSightings: PoplarScreen {
  private struct Sighting {
    let bird: String
    let time: String
    let place: String
  }

  private let sightings = [
    Sighting(bird: "Spoonbill", time: "6:10", place: "It sieved the shallow water by the dam."),
    Sighting(bird: "Bittern", time: "7:40", place: "It stood in the reeds, beak up."),
    Sighting(bird: "Water rail", time: "8:05", place: "It ran across the path."),
    Sighting(bird: "Kingfisher", time: "9:30", place: "It dived from the sluice."),
  ]
  private let panel = View()
  private lazy var rows = sightings.map { sighting in
    button("\(sighting.bird), \(sighting.time)") { [unowned self] in
      tell(sighting.bird, sighting.place)
    }
  }
  private lazy var sorting = choice(["By time", "By name"]) { [unowned self] number in
    arrange(byName: number == 1)
    say(number == 1 ? "From B to W" : "From morning to noon")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Four kinds were seen this morning."))
    sorting.accessibilityLabel = "Order"
    put(sorting)
    put(heading("The birds"))
    put(panel, height: 200)
    panel.accessibilityElements = rows
    arrange(byName: false)
    put(heading("Afterwards"))
    put(
      button("Who was there") { [unowned self] in
        tell("Who was there", "Wanda with a telescope, and Milo with a flask of tea.")
      })
  }

  private func arrange(byName: Bool) {
    let order = sightings.indices.sorted { first, second in
      byName ? sightings[first].bird < sightings[second].bird : first < second
    }
    for (line, number) in order.enumerated() {
      lay(rows[number], in: panel, y: 52 * Double(line))
    }
    if !isFaulty { panel.accessibilityElements = order.map { rows[$0] } }
  }
}

/// A picture all around, of which one quarter is shown.
private final class PoplarReel: View {
  private let quarters = [
    ("north", "Reeds up to the horizon"), ("east", "A dam with sheep on it"),
    ("south", "Open water and two islands"), ("west", "Willows, and a church behind them"),
  ]
  private let picture = ImageView(image: nil)
  private(set) var quarter = 0
  var whenScrolled: (String) -> Void = { _ in }

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .image
    accessibilityHint = "Swipe left or right with three fingers to turn around."
    picture.frame = Rect(x: 0, y: 0, width: 358, height: 200)
    addSubview(picture)
    turn(to: 0)
  }

  override var defaultAccessibilityValue: String? { quarters[quarter].1 }

  var place: String { "To the \(quarters[quarter].0), \(quarter + 1) of \(quarters.count)" }

  var text: String { "To the \(quarters[quarter].0): \(quarters[quarter].1)" }

  func turn(to number: Int) {
    quarter = max(0, min(number, quarters.count - 1))
    picture.image = Image(name: quarters[quarter].0, size: Size(width: 358, height: 200))
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .right, .next: turn(to: quarter + 1)
    case .left, .previous: turn(to: quarter - 1)
    case .up, .down: return false
    }
    whenScrolled(place)
    return true
  }
}

private final class PoplarPanorama: PoplarScreen {
  private let reel = PoplarReel("View from the tower")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("All around the tower"))
    if !isFaulty {
      reel.whenScrolled = { [unowned self] place in post(.pageScrolled(AttributedText(place))) }
    }
    put(reel, height: 200)
    put(button("Turn to the left") { [unowned self] in turn(by: -1) })
    put(button("Turn to the right") { [unowned self] in turn(by: 1) })
    put(heading("The tower"))
    put(
      button("How high it is") { [unowned self] in
        tell("How high it is", "Twelve metres, by forty-eight steps.")
      })
    put(
      button("When it is open") { [unowned self] in
        tell("When it is open", "From sunrise to sunset, but for days of storm.")
      })
  }

  private func turn(by number: Int) {
    let old = reel.quarter
    reel.turn(to: old + number)
    say(reel.quarter == old ? "The railing ends here." : reel.text)
  }
}

/// A button that tells when the cursor has come to it.
private final class PoplarCallButton: Button {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

private final class PoplarCalls: PoplarScreen {
  private let calls = [
    ("Bittern", "three seconds", "A deep boom, as over the neck of a bottle."),
    ("Curlew", "seven seconds", "A whistle that rises and breaks into bubbles."),
    ("Water rail", "five seconds", "A squeal, as of a small pig."),
    ("Reed warbler", "nine seconds", "A chatter in pairs, on and on."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Each call was recorded before sunrise."))
    put(heading("Listen"))
    for (bird, length, sound) in calls { put(call(of: bird, lasting: length, sound)) }
    put(heading("Recorded by"))
    put(
      button("About the recordings") { [unowned self] in
        tell("About the recordings", "Wanda made them, in a boat and under a blanket.")
      })
  }

  private func call(of bird: String, lasting length: String, _ sound: String) -> Button {
    let button = PoplarCallButton(
      type: .system, primaryAction: Action(title: bird) { [unowned self] _ in say(sound) })
    button.accessibilityHint = "Describes the call."
    if isFaulty {
      button.whenFocused = { [weak self] in
        self?.post(.announcement(AttributedText("Lasts \(length)")))
      }
    } else {
      button.accessibilityValue = length
    }
    return button
  }
}

/// A drawn gauge with the height of the water.
private final class PoplarGauge: View {
  var centimetres = 40 { didSet { drawnText.text = text } }
  private let drawnText = Label()

  init(_ name: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    drawnText.text = text
    drawnText.frame = Rect(x: 0, y: 0, width: 358, height: 44)
    addSubview(drawnText)
  }

  private var text: String { "\(centimetres) centimetres" }

  override var defaultAccessibilityValue: String? { text }
}

private final class PoplarSluice: PoplarScreen {
  private let lowest = 20
  private let gauge = PoplarGauge("Water behind the gate")
  private var falling: ScheduledWork?
  private var hasBegun = false
  private lazy var gate = button("Shut the gate") { [unowned self] in moveGate() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The gate at the mill"))
    gauge.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    put(gauge)
    put(gate)
    put(
      button("Who has the key") { [unowned self] in
        tell("Who has the key", "The miller, and the warden of the marsh.")
      })
    putSwitch("Horn before the gate moves") { [unowned self] isOn in
      say(isOn ? "The horn sounds before the gate moves." : "The gate moves without the horn.")
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasBegun { wait() }
    hasBegun = true
  }

  private func wait() {
    falling = later(1) { [weak self] in self?.fall() }
  }

  private func fall() {
    gauge.centimetres -= 1
    guard gauge.centimetres == lowest else { return wait() }
    falling = nil
    gate.setTitle("Fill up again", for: .normal)
    say("The water has fallen to \(lowest) centimetres, and the gate has shut.")
  }

  private func moveGate() {
    if let falling {
      falling.cancel()
      self.falling = nil
      gate.setTitle("Open the gate", for: .normal)
    } else {
      if gauge.centimetres == lowest { gauge.centimetres = 40 }
      gate.setTitle("Shut the gate", for: .normal)
      wait()
    }
    reread(gate)
  }
}
