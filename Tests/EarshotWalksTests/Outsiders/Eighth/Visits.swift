import EarshotInterface
import EarshotModel

/// Apps in which a person comes to a place, and leaves it.
extension OutsiderPair {
  static var eighthVisits: [OutsiderPair] {
    [
      .stack(
        "screen-change-spurious",
        "Another speed is told as another screen, with the button of the speed as its first part"
      ) { FinchTalk("Talk", $0) },
      .stack(
        "child-controller-stale",
        "The list goes on behind the map that has taken its place, without its controller"
      ) { FinchCinemas("Cinemas", $0) },
      OutsiderPair(
        "back-unhandled",
        "Escape is said to be done, by a screen that leaves a navigation stack which is not there"
      ) { FinchWelcome("Welcome", $0) },
      .stack(
        "order-header-after-content",
        "The name of a course is put behind its dishes in the list of what a reader finds"
      ) { FinchMenu("Menu", $0) },
    ]
  }
}

private final class FinchTalk: ReedScreen {
  private let speeds = ["normal", "one and a half", "double"]
  private var number = 0
  private lazy var speed = button("Speed") { [unowned self] in turn() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How gulls find home"))
    put(button("Who speaks") { [unowned self] in tell("Who speaks", "Ida Holm, of Lind.") })
    put(speed)
    speed.accessibilityValue = speeds[number]
    put(button("Keep for later") { [unowned self] in tell("Kept", "It is on your list.") })
  }

  private func turn() {
    number = (number + 1) % speeds.count
    speed.accessibilityValue = speeds[number]
    if isFaulty { post(.screenChanged(.element(speed))) }
  }
}

private final class FinchPlaces: ReedScreen {
  private let places: [String]

  init(_ title: String, _ isFaulty: Bool, places: [String]) {
    self.places = places
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in places {
      put(button(place) { [unowned self] in tell(place, "The film begins at eight.") })
    }
  }
}

private final class FinchCinemas: ReedScreen {
  private lazy var list = FinchPlaces(
    "List", isFaulty, places: ["Rex in Mill Street", "Palace at the quay", "Tivoli"])
  private lazy var map = FinchPlaces(
    "Map", isFaulty, places: ["Rex, north of you", "Palace, west of you"])
  private var shown: FinchPlaces?
  private let choice = SegmentedControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    choice.insertSegment(withTitle: "List", at: 0)
    choice.insertSegment(withTitle: "Map", at: 1)
    choice.selectedSegmentIndex = 0
    choice.addAction(
      Action { [unowned self] _ in
        let isMap = choice.selectedSegmentIndex == 1
        show(isMap ? map : list)
        post(.layoutChanged(nil))
        sayBehind(isMap ? "Cinemas on a map" : "Cinemas in a list")
      }, for: .valueChanged)
    put(choice)
    show(list)
  }

  private func show(_ places: FinchPlaces) {
    if let shown {
      shown.willMove(toParent: nil)
      if !isFaulty { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    addChild(places)
    view.hold(places.view, x: 0, y: 110, width: 393, height: 300)
    places.didMove(toParent: self)
    shown = places
  }
}

private final class FinchWelcome: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Welcome to the library"))
    put(button("Get a card") { [unowned self] in getCard() })
    put(button("Look around") { [unowned self] in tell("Look around", "There are 900 books.") })
  }

  private func getCard() {
    let form = FinchCard("Your card", isFaulty)
    form.modalPresentationStyle = .fullScreen
    present(form, animated: true)
  }
}

private final class FinchCard: ReedScreen {
  private let name = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your card"))
    put(button("Close") { [unowned self] in dismiss(animated: true) })
    name.accessibilityLabel = "Your name"
    put(name)
    put(
      button("Ask for the card") { [unowned self] in
        tell(
          name.hasText ? "Asked for" : "No name yet",
          name.hasText ? "The card comes by post." : "Please fill in your name.")
      })
  }

  override func accessibilityPerformEscape() -> Bool {
    if isFaulty {
      _ = navigationController?.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
    return true
  }
}

private final class FinchMenu: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let courses = [
      ("Soups", ["Pea soup", "Fish soup"]), ("From the oven", ["Baked cod", "Leek pie"]),
      ("Sweets", ["Apple cake", "Pancakes"]),
    ]
    for (course, dishes) in courses {
      let card = put(View(), height: 160)
      let name = card.hold(heading(course), x: 0, y: 0)
      var rows: [Responder] = []
      for (number, dish) in dishes.enumerated() {
        let row = button(dish) { [unowned self] in tell(dish, "The kitchen has been told.") }
        rows.append(card.hold(row, x: 0, y: 52 + Double(number) * 52))
      }
      card.accessibilityElements = isFaulty ? rows + [name] : [name] + rows
    }
  }
}
