import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is set by swiping up and down.
  static var values: [OutsiderPair] {
    [
      OutsiderPair("adjustable-no-change", "a dial is adjustable and knows fingers only") {
        HeatingScreen($0).inStack
      },
      OutsiderPair("adjustable-not-inverse", "speed grows by a half and falls by a quarter") {
        SpeedScreen($0).inStack
      },
      OutsiderPair("adjustable-unbounded", "the minutes of an egg timer go on for ever") {
        EggScreen($0).inStack
      },
    ]
  }
}

/// Something that is set by swiping.
private final class Dial: View {
  /// What a step does.
  var onStep: ((Int) -> Void)?

  init(_ label: String, _ value: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = value
    accessibilityTraits = .adjustable
  }

  override func accessibilityIncrement() { onStep?(1) }
  override func accessibilityDecrement() { onStep?(-1) }
}

/// The heating of a room.
private final class HeatingScreen: StackedScreen {
  /// A ring that a finger turns.
  final class Ring: View {
    var onTurn: ((Double) -> Void)?

    func knowFinger() {
      let pan = PanGestureRecognizer()
      pan.addAction(
        Action { [weak self, weak pan] _ in
          if let self, let pan { onTurn?(-pan.translation(in: self).y / 40) }
        })
      addGestureRecognizer(pan)
    }
  }

  private let isFaulty: Bool
  private var degrees = 20.0
  private var ring = View()

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Heating")
  }

  override func viewDidLoad() {
    heading("Living Room")
    if isFaulty {
      let ring = put(Ring(frame: .zero), height: 200)
      ring.knowFinger()
      ring.onTurn = { [weak self] in self?.turn(by: $0) }
      ring.isAccessibilityElement = true
      ring.accessibilityLabel = "Temperature"
      ring.accessibilityTraits = .adjustable
      self.ring = ring
    } else {
      let dial = put(Dial("Temperature", ""), height: 200)
      dial.onStep = { [weak self] in self?.turn(by: Double($0)) }
      ring = dial
    }
    turn(by: 0)
    segments(["Heat", "Keep", "Off"]).accessibilityLabel = "Mode"
    toggle("Window Is Open")
    toggle("Holiday")
    button("Plan of the Week") { $0.alert("There is no plan") }
  }

  private func turn(by steps: Double) {
    degrees = min(max(degrees + steps, 16), 26)
    ring.accessibilityValue = "\(Int(degrees.rounded())) degrees"
  }
}

/// How fast a podcast is played.
private final class SpeedScreen: StackedScreen {
  private let isFaulty: Bool
  private let dial = Dial("Speed", "100 percent")
  private var percent = 100

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Playback")
  }

  override func viewDidLoad() {
    heading("Listening")
    put(dial)
    dial.onStep = { [weak self] in self?.step($0) }
    toggle("Skip Silence")
    toggle("Louder Voices")
    button("Sleep Timer") { $0.alert("Playback ends with this episode") }
  }

  private func step(_ way: Int) {
    if isFaulty {
      percent = way > 0 ? percent * 3 / 2 : percent - 25
      percent = min(max(percent, 50), 300)
    } else {
      percent = min(max(percent + way * 25, 50), 300)
    }
    dial.accessibilityValue = "\(percent) percent"
  }
}

/// A timer for eggs.
private final class EggScreen: StackedScreen {
  private let isFaulty: Bool
  private let dial = Dial("Minutes", "5 minutes")
  private var minutes = 5

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Egg Timer")
  }

  override func viewDidLoad() {
    heading("How Long?")
    put(dial, height: 120)
    dial.onStep = { [weak self] in self?.step($0) }
    stepper("Eggs", from: 1, to: 6)
    toggle("Hard")
    button("Start") { $0.alert("Put the eggs in") }
  }

  private func step(_ way: Int) {
    minutes += way
    if !isFaulty { minutes = min(max(minutes, 1), 12) }
    dial.accessibilityValue = "\(minutes) minutes"
  }
}
