import EarshotInterface
import EarshotModel

/// Apps of a church tower, with covers, popovers and floors that come and go.
extension OutsiderPair {
  static var twelfthBelfries: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "The card with a question is modal among the parts of its cover only, so what lies under"
          + " the cover is read on after it",
        screen: { CedarRinging("Saint Olave", $0) }),
      OutsiderPair(
        "modal-focus-not-moved",
        "A card that is lifted out of a list and laid over the screen is told of as a message, so"
          + " the cursor stays on the button under it",
        screen: { CedarPeals("Peals of the tower", $0) }),
      OutsiderPair(
        "modal-untitled",
        "A popover has neither a title nor a heading, so it begins with the first of its choices",
        screen: { CedarWedding("A wedding", $0) }),
      .stack(
        "screen-change-spurious",
        "Each rope that is ticked off on a board is told of as another screen"
      ) { CedarRopes("Ropes", $0) },
      .stack(
        "child-controller-stale",
        "The floor that was shown before is taken from its parent, and its view stays under the"
          + " new one"
      ) { CedarTower("Up the tower", $0) },
    ]
  }
}

private final class CedarRinging: CedarScreen {
  private let cover = CedarCover()
  private let card = View()
  private lazy var question = heading("How fast shall they ring?")
  private lazy var speed = slider("Speed", 60, in: 20...120) { "\($0) strokes a minute" }
  private lazy var ringing = button("Ring all bells") { [unowned self] in ring() }
  private var areRinging = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("The bells of Saint Olave"))
    for (bell, weight) in [("Tenor", "two tons"), ("Martha", "one ton"), ("Kit", "300 pounds")] {
      put(
        button(bell) { [unowned self] in
          tell(bell, "It weighs \(weight) and was cast in Leiden.")
        })
    }
    put(ringing)
    putSwitch("Strike the hours at night") { [unowned self] isOn in
      say(isOn ? "The hours are struck at night too." : "The nights are quiet.")
    }
    fillCover()
  }

  private func fillCover() {
    cover.backgroundColor = .white
    cover.whenEscaped = { [unowned self] in closeCover() }
    (isFaulty ? card : cover).accessibilityViewIsModal = true
    lay(card, in: cover, x: 16, y: 240, height: 220)
    lay(question, in: card, y: 0)
    lay(speed, in: card, y: 52)
    lay(
      button("Begin") { [unowned self] in
        areRinging = true
        ringing.setTitle("Stop the bells, \(speed.accessibilityValue ?? "")", for: .normal)
        closeCover()
      }, in: card, y: 104)
    lay(button("Not now") { [unowned self] in closeCover() }, in: card, y: 156)
  }

  private func ring() {
    if areRinging {
      areRinging = false
      ringing.setTitle("Ring all bells", for: .normal)
      reread(ringing)
    } else {
      cover.frame = view.bounds
      view.addSubview(cover)
      post(.screenChanged(.element(question)))
    }
  }

  private func closeCover() {
    cover.removeFromSuperview()
    post(.screenChanged(.element(ringing)))
  }
}

private final class CedarPeals: CedarScreen {
  private struct Peal {
    let title: String
    let text: String
  }

  private let peals = [
    Peal(title: "Peal of 1911", text: "Eight men rang for three hours."),
    Peal(title: "Peal of 1954", text: "The tenor cracked near the end."),
    Peal(title: "Peal of 2003", text: "Rung by women only, without a fault."),
  ]
  private let cover = CedarCover()
  private var names: [Label] = []
  private var cards: [View] = []
  private var places: [Rect] = []
  private var openers: [Button] = []
  private var lifted: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Peals of the tower"))
    for (number, peal) in peals.enumerated() {
      let card = put(View(), height: 64)
      names.append(lay(words(peal.title), in: card, y: 0, height: 28))
      lay(words(peal.text), in: card, y: 32, height: 28)
      cards.append(card)
      places.append(card.frame)
      openers.append(
        put(button("Enlarge the \(peal.title.lowercased())") { [unowned self] in lift(number) }))
    }
    cover.backgroundColor = .white
    cover.accessibilityViewIsModal = true
    cover.whenEscaped = { [unowned self] in putBack() }
    lay(
      button("Ring it again on Sunday") { [unowned self] in
        say("The ringers were asked for Sunday.")
      }, in: cover, x: 16, y: 300)
    lay(button("Put it back") { [unowned self] in putBack() }, in: cover, x: 16, y: 352)
  }

  private func lift(_ number: Int) {
    lifted = number
    cover.frame = view.bounds
    cards[number].frame = Rect(x: 16, y: 200, width: 358, height: 64)
    cover.addSubview(cards[number])
    view.addSubview(cover)
    if isFaulty {
      say("The \(peals[number].title.lowercased()) is enlarged.")
    } else {
      post(.screenChanged(.element(names[number])))
    }
  }

  private func putBack() {
    guard let number = lifted else { return }
    lifted = nil
    cards[number].frame = places[number]
    view.addSubview(cards[number])
    cover.removeFromSuperview()
    post(.screenChanged(.element(openers[number])))
  }
}

private final class CedarWedding: CedarScreen {
  private var peal = "short"
  private lazy var choosing = button(text) { [unowned self] in choose() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Bells for a wedding"))
    put(words("Saturday, the 4th of May, at noon"))
    put(choosing)
    put(slider("Ringers", 6, in: 0...10) { $0 == 1 ? "1 ringer" : "\($0) ringers" })
    putSwitch("Leave the tenor out") { [unowned self] isOn in
      say(isOn ? "The tenor keeps still." : "The tenor rings as well.")
    }
    put(
      button("Order the bells") { [unowned self] in
        tell("The bells are ordered", "They ring a \(peal) peal when the doors open.")
      })
  }

  private var text: String { "Kind of peal: \(peal)" }

  private func choose() {
    let popover = CedarPealChoice(peal, isFaulty)
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = Size(width: 320, height: 300)
    popover.popoverPresentationController?.sourceView = choosing
    popover.whenChosen = { [unowned self] chosen in
      peal = chosen
      choosing.setTitle(text, for: .normal)
    }
    present(popover, animated: true)
  }
}

private final class CedarPealChoice: CedarScreen {
  var whenChosen: (String) -> Void = { _ in }
  private let first: String
  private var choices: [Button] = []

  override init(_ first: String, _ isFaulty: Bool) {
    self.first = first
    super.init("Kind of peal", isFaulty)
    if isFaulty { title = nil }
    (top, partWidth) = (16, 288)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isFaulty { put(heading("Kind of peal")) }
    for name in ["short", "long", "muffled"] {
      let choice = button(capital(name)) { [unowned self] in take(name) }
      choice.isSelected = name == first
      choices.append(put(choice))
    }
    put(button("Done") { [unowned self] in dismiss(animated: true) })
  }

  private func take(_ name: String) {
    whenChosen(name)
    for choice in choices {
      choice.isSelected = choice.title(for: .normal) == capital(name)
      if choice.isSelected { reread(choice) }
    }
  }
}

/// A rope on the board, drawn rather than made of a view.
private final class CedarRope: AccessibilityElement {
  var isGreased = false
  var whenPressed: () -> Void = {}

  override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  override var defaultAccessibilityValue: String? { isGreased ? "greased" : "dry" }

  override func accessibilityActivate() -> Bool {
    whenPressed()
    return true
  }
}

private final class CedarRopes: CedarScreen {
  private let board = View()
  private var ropes: [CedarRope] = []
  private var done: [CedarRope] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Grease all ropes before the winter."))
    fillBoard()
    put(button("Take the last one back") { [unowned self] in takeBack() })
    put(
      button("How many are left") { [unowned self] in
        let left = ropes.count - done.count
        say(left == 1 ? "One rope is dry." : "\(left) ropes are dry.")
      })
    put(
      button("Where the grease is") { [unowned self] in
        tell("Where the grease is", "In a red tin, behind the door of the loft.")
      })
  }

  private func fillBoard() {
    board.backgroundColor = .white
    put(board, height: 260)
    for (place, name) in ["Tenor", "Martha", "Kit", "Sanctus", "Curfew"].enumerated() {
      let rope = CedarRope(accessibilityContainer: board)
      rope.accessibilityLabel = "Rope of the \(name)"
      rope.accessibilityFrameInContainerSpace = Rect(
        x: 0, y: 52 * Double(place), width: 358, height: 44)
      rope.whenPressed = { [unowned self, unowned rope] in press(rope) }
      ropes.append(rope)
    }
    board.accessibilityElements = ropes
    let tap = TapGestureRecognizer()
    tap.addAction(
      Action { [unowned self, unowned tap] _ in
        let place = Int(tap.location(in: board).y / 52)
        if ropes.indices.contains(place) { press(ropes[place]) }
      })
    board.addGestureRecognizer(tap)
  }

  private func press(_ rope: CedarRope) {
    rope.isGreased.toggle()
    done.removeAll { $0 === rope }
    if rope.isGreased { done.append(rope) }
    post(isFaulty ? .screenChanged(.element(rope)) : .layoutChanged(.element(rope)))
  }

  private func takeBack() {
    guard let rope = done.popLast() else { return say("No rope is greased.") }
    rope.isGreased = false
    say("\(rope.accessibilityLabel ?? "") is dry again.")
  }
}

private final class CedarTower: CedarScreen {
  private let stage = View()
  private let floors = [
    CedarFloor(
      "The ringing room", "Six ropes hang here, and a clock ticks.", "Read the rules",
      "No ringing after nine, no boots on the carpet."),
    CedarFloor(
      "The bell loft", "Mind your ears, and the beam.", "Look at the tenor",
      "It bears the year 1644 and three lions."),
    CedarFloor(
      "The roof", "One sees as far as the sea.", "Name the towers around",
      "Saint Anne to the north, the town hall to the west."),
  ]
  private var shown: CedarFloor?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(
      choice(["Room", "Loft", "Roof"]) { [unowned self] number in
        show(floors[number])
        post(.layoutChanged(nil))
        say("\(floors[number].title ?? "") is shown below.")
      })
    put(stage, height: 240)
    put(
      button("Number of steps") { [unowned self] in
        tell("Number of steps", "There are 212 of them, and no lift.")
      })
    show(floors[0])
  }

  private func show(_ floor: CedarFloor) {
    guard floor !== shown else { return }
    if let shown {
      shown.willMove(toParent: nil)
      if !isFaulty { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    addChild(floor)
    floor.view.frame = stage.bounds
    stage.addSubview(floor.view)
    floor.didMove(toParent: self)
    shown = floor
  }
}

private final class CedarFloor: CedarScreen {
  private let text: String
  private let offer: String
  private let answer: String

  init(_ title: String, _ text: String, _ offer: String, _ answer: String) {
    (self.text, self.offer, self.answer) = (text, offer, answer)
    super.init(title, false)
    (top, partWidth) = (8, 326)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words(text))
    put(button(offer) { [unowned self] in tell(offer, answer) })
  }
}
