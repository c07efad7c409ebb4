import EarshotInterface
import EarshotModel

/// Apps of locksmiths, in which what is done with a lock goes unheard.
extension OutsiderPair {
  static var fourteenthLocksmiths: [OutsiderPair] {
    [
      .stack(
        "announcement-interrupted",
        "What became of a pin is announced at length, and a second later the cursor is sent to the"
          + " next pin, whose name cuts the announcement off"
      ) { SycamorePins("Practice lock", $0) },
      .stack(
        "activation-noop",
        "Cutting one more key draws the board of keys anew, and the new drawing of the keys is not"
          + " told whom to call, so pressing any key does nothing from then on"
      ) { SycamoreKeyBoard("Key board", $0) },
      .stack(
        "speech-role-inconsistent",
        "Choosing a metal replaces its traits by being selected, so what was a button is none while"
          + " it is chosen and is one again afterwards"
      ) { SycamoreMetals("Metals", $0) },
      .stack(
        "adjustable-no-change",
        "The wheels of a combination lock hand each turn to a mechanism that they hold weakly and"
          + " that nobody else keeps, so adjusting a wheel changes nothing"
      ) { SycamoreSafe("Safe", $0) },
      OutsiderPair(
        "status-not-announced",
        "The answer to a code that was sent to the door, that it is wrong, comes two seconds later"
          + " as words below the field, of which nothing is said",
        screen: { SycamoreDoor("Front door", $0) }),
    ]
  }
}

/// Pins of a lock that are set one after the other.
private final class SycamorePins: SycamoreScreen {
  private var pins: [Button] = []
  private var isSet = [false, false, false, false]

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Set the pins from left to right."))
    pins = isSet.indices.map { number in
      stack(button("Pin \(number + 1)") { [unowned self] in lift(number) })
    }
    stack(
      button("Start over") { [unowned self] in
        isSet = [false, false, false, false]
        say("All pins are down again.")
      })
    stack(
      inquiry("Try the lock") { [unowned self] in
        isSet.allSatisfy(\.self) ? "It is open." : "It is still locked."
      })
  }

  private func lift(_ number: Int) {
    guard number == 0 || isSet[number - 1] else {
      return say("Pin \(number + 1) does not bind yet.")
    }
    isSet[number] = true
    let text =
      "Pin \(number + 1) is set. The cylinder has turned by a hair, and the spring pushes back more"
      + " strongly than before, so keep an even tension on the wrench."
    let following = pins[min(number + 1, pins.count - 1)]
    if isFaulty {
      post(.announcement(AttributedText(text)))
      later(1) { [weak self] in self?.reread(following) }
    } else {
      say(text)
    }
  }
}

/// Hears which key of a board was pressed.
private protocol SycamoreKeyBoardDelegate: AnyObject {
  func didPress(_ key: String)
}

/// A drawn board on which keys hang.
private final class SycamoreKeyBoardView: View {
  weak var delegate: (any SycamoreKeyBoardDelegate)?

  func draw(_ keys: [String]) {
    accessibilityElements = keys.enumerated().map { number, key in
      let place = Rect(x: 0, y: 50 * Double(number), width: 358, height: 44)
      return SycamoreSpot(key, in: self, at: place) { [unowned self] in delegate?.didPress(key) }
    }
  }
}

private final class SycamoreKeyBoard: SycamoreScreen, SycamoreKeyBoardDelegate {
  private var keys = ["Cellar key", "Garage key", "Letter box key"]
  private var board = SycamoreKeyBoardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(
      button("Cut one more key") { [unowned self] in
        guard keys.count < 5 else { return say("The board is full.") }
        keys.append(keys.count == 3 ? "Attic key" : "Shed key")
        replaceBoard()
        say("The \(keys[keys.count - 1].lowercased()) hangs on the board.")
      })
    stack(heading("Keys on the board"))
    stack(board, height: 250)
    board.delegate = self
    board.draw(keys)
    stack(inquiry("How many keys") { [unowned self] in "\(keys.count) keys hang here." })
  }

  private func replaceBoard() {
    let old = board
    board = SycamoreKeyBoardView()
    board.frame = old.frame
    old.removeFromSuperview()
    view.insertSubview(board, at: 2)
    if !isFaulty { board.delegate = self }
    board.draw(keys)
  }

  func didPress(_ key: String) { tell(key, "It was cut from brass, and it fits.") }
}

/// Metals of which one is chosen, drawn side by side.
private final class SycamoreMetals: SycamoreScreen {
  private let names = ["Brass", "Steel", "Nickel silver"]
  private let palette = View()
  private var spots: [SycamoreSpot] = []
  private var chosen = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Choose what the key is cut from."))
    spots = names.enumerated().map { number, name in
      let place = Rect(x: 120 * Double(number), y: 0, width: 112, height: 60)
      return SycamoreSpot(name, in: palette, at: place) { [unowned self] in choose(number) }
    }
    palette.accessibilityElements = spots
    stack(palette, height: 60)
    mark()
    stack(
      inquiry("What it costs") { [unowned self] in
        "\(names[chosen]): \(4 + 3 * chosen) crowns."
      })
    stack(inquiry("How long it takes") { "Ten minutes, while you wait." })
  }

  private func choose(_ number: Int) {
    chosen = number
    mark()
    reread(spots[number])
  }

  private func mark() {
    for (number, spot) in spots.enumerated() {
      let selected: AccessibilityTraits = isFaulty ? .selected : [.button, .selected]
      spot.accessibilityTraits = number == chosen ? selected : .button
    }
  }
}

/// What turns behind the wheels of a combination lock.
private final class SycamoreMechanism {
  private(set) var digits = [0, 0]

  func turn(_ wheel: Int, by steps: Int) {
    digits[wheel] = max(0, min(9, digits[wheel] + steps))
  }
}

/// A wheel of a combination lock.
private final class SycamoreWheel: View {
  weak var mechanism: SycamoreMechanism?
  private let place: Int
  private let digit = Label()

  init(_ name: String, _ place: Int, _ mechanism: SycamoreMechanism) {
    self.place = place
    self.mechanism = mechanism
    super.init(frame: .zero)
    digit.text = "0"
    digit.frame = Rect(x: 8, y: 0, width: 40, height: 44)
    addSubview(digit)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
  }

  override var defaultAccessibilityValue: String? { digit.text }

  override func accessibilityIncrement() { turn(by: 1) }

  override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by steps: Int) {
    guard let mechanism else { return }
    mechanism.turn(place, by: steps)
    digit.text = "\(mechanism.digits[place])"
  }
}

private final class SycamoreSafe: SycamoreScreen {
  /// What is kept as long as the screen is.
  private var kept: SycamoreMechanism?
  private var wheels: [SycamoreWheel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(words("Turn the wheels and try the handle."))
    let mechanism = SycamoreMechanism()
    if !isFaulty { kept = mechanism }
    wheels = ["Left wheel", "Right wheel"].enumerated().map { place, name in
      stack(SycamoreWheel(name, place, mechanism))
    }
    stack(
      button("Try the handle") { [unowned self] in
        let digits = wheels.compactMap(\.accessibilityValue)
        tell(
          digits == ["2", "1"] ? "It opens" : "It stays locked",
          "You tried \(digits.joined(separator: " ")).")
      })
    stack(inquiry("A hint, please") { "Both together make three." })
  }
}

/// A field for the code of a door that stands somewhere else.
private final class SycamoreDoor: SycamoreScreen {
  private let code = TextField()
  private lazy var answer = words("")
  private var waiting: ScheduledWork?

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(heading("Front door"))
    code.accessibilityLabel = "Code"
    stack(code)
    answer.isHidden = true
    stack(answer)
    stack(button("Unlock") { [unowned self] in send() })
    stack(inquiry("Who has a key") { "Malin, Piet and the caretaker." })
  }

  private func send() {
    waiting?.cancel()
    answer.isHidden = true
    say("Asking the door.")
    waiting = later(2) { [weak self] in self?.receive() }
  }

  private func receive() {
    answer.text = "That code is wrong. The door stays locked."
    if code.text == "4711" { answer.text = "The door is unlocked for ten seconds." }
    answer.isHidden = false
    if !isFaulty { say(answer.text ?? "") }
  }
}
