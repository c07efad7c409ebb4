import EarshotInterface
import EarshotModel

/// Apps of hotels, which ask something in front of a screen.
extension OutsiderPair {
  static var fifthHotels: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "The card of a dialog says that it is modal, while the layer that holds it stands beside the screen "
          + "and does not",
        screen: { ReedPillows("Room 14", $0) }),
      OutsiderPair(
        "modal-no-escape",
        "A card that covers the screen can be closed only by touching beside it",
        screen: { ReedNetwork("Your stay", $0) }),
      .stack(
        "modal-focus-not-moved",
        "A panel lies over the screen but not over the bar, in which its button and so the cursor stays"
      ) { ReedRoomSearch("Rooms", $0) },
      .stack(
        "modal-focus-not-restored",
        "The list is made anew when a sheet closes, and the row that opened it is called otherwise now"
      ) { ReedWishes("Wishes", $0) },
      .stack(
        "modal-untitled",
        "The title of a sheet is fetched, and comes when the sheet has long been opened"
      ) { ReedBreakfasts("Breakfast", $0) },
    ]
  }
}

private final class ReedPillows: ReedScreen {
  private let chosen = Label()
  private var choose: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Room 14"))
    chosen.text = "Pillow: down"
    put(chosen)
    choose = put(button("Choose a pillow") { [unowned self] in open() })
    put(button("Call the desk") { [unowned self] in tell("Calling", "The desk is busy.") })
  }

  private func open() {
    let layer = QuayOverlay(frame: view.bounds)
    view.addSubview(layer)
    let card = layer.hold(View(), y: 420, width: 361, height: 260)
    (isFaulty ? card : layer).accessibilityViewIsModal = true
    let title = card.hold(heading("Which pillow?"), y: 10)
    for (row, pillow) in ["Down", "Wool", "Spelt"].enumerated() {
      card.hold(
        button(pillow) { [unowned self, unowned layer] in
          chosen.text = "Pillow: \(pillow.lowercased())"
          close(layer)
        }, y: 60 + Double(row) * 50)
    }
    card.hold(button("Cancel") { [unowned self, unowned layer] in close(layer) }, y: 210)
    layer.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    post(.screenChanged(.element(title)))
  }

  private func close(_ layer: View) {
    layer.removeFromSuperview()
    if let choose { post(.screenChanged(.element(choose))) }
    sayBehind(chosen.text ?? "")
  }
}

private final class ReedNetwork: ReedScreen {
  private var show: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Your stay"))
    put(words("Until Sunday, eleven o'clock"))
    show = put(button("Show the code of the network") { [unowned self] in open() })
  }

  private func open() {
    let layer = isFaulty ? View() : QuayOverlay()
    cover(with: layer)
    let card = layer.hold(View(), y: 300, width: 361, height: 200)
    let title = card.hold(heading("Network"), y: 10)
    card.hold(words("The code is heron 47."), y: 70)
    if !isFaulty {
      card.hold(button("Close") { [unowned self, unowned layer] in close(layer) }, y: 130)
    }
    (layer as? QuayOverlay)?.whenEscaped = { [unowned self, unowned layer] in close(layer) }
    let tap = TapGestureRecognizer()
    tap.addAction(
      Action { [unowned self, unowned layer, unowned card, unowned tap] _ in
        if !card.frame.contains(tap.location(in: layer)) { close(layer) }
      })
    layer.addGestureRecognizer(tap)
    post(.screenChanged(.element(title)))
  }

  private func close(_ layer: View) {
    layer.removeFromSuperview()
    if let show { post(.screenChanged(.element(show))) }
  }
}

private final class ReedRoomSearch: ReedScreen {
  private let result = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = barButton("Filter") { [unowned self] in open() }
    put(heading("Free on Friday"))
    result.text = "14 rooms"
    put(result)
    put(button("Room 3, to the lake") { [unowned self] in tell("Room 3", "120 a night.") })
    put(button("Room 8, to the yard") { [unowned self] in tell("Room 8", "90 a night.") })
  }

  private func open() {
    guard let stack = navigationController else { return }
    let panel = QuayOverlay()
    if isFaulty {
      cover(with: panel)
    } else {
      panel.frame = stack.view.bounds
      panel.accessibilityViewIsModal = true
      stack.view.addSubview(panel)
    }
    let title = panel.hold(heading("Show rooms"), y: 160)
    for (row, wish) in ["With a balcony", "All"].enumerated() {
      panel.hold(
        button(wish) { [unowned self, unowned panel] in
          result.text = row == 0 ? "5 rooms" : "14 rooms"
          close(panel)
        }, y: 220 + Double(row) * 56)
    }
    panel.whenEscaped = { [unowned self, unowned panel] in close(panel) }
    if !isFaulty { post(.screenChanged(.element(title))) }
  }

  private func close(_ panel: View) {
    panel.removeFromSuperview()
    if let item = navigationItem.rightBarButtonItem { post(.screenChanged(.element(item))) }
    sayBehind(result.text ?? "")
  }
}

private final class ReedWishes: ReedScreen {
  private var wishes = ["none", "none", "none"]
  private var rows: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    clear()
    put(words("Tell us what you would like to find in the room."))
    rows = wishes.enumerated().map { room, wish in
      put(button("Room \(room + 1), wish: \(wish)") { [unowned self] in ask(room) })
    }
  }

  private func ask(_ room: Int) {
    let sheet = ReedWishSheet("Wish for room \(room + 1)", isFaulty)
    sheet.whenChosen = { [unowned self] wish in
      wishes[room] = wish
      fill()
      dismiss(animated: true) { [unowned self] in
        if !isFaulty { post(.layoutChanged(.element(rows[room]))) }
      }
    }
    present(sheet, animated: true)
  }
}

private final class ReedWishSheet: ReedScreen {
  var whenChosen: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    for wish in ["a cot", "a kettle", "flowers"] {
      put(button(wish) { [unowned self] in whenChosen(wish) })
    }
    put(button("Cancel") { [unowned self] in dismiss(animated: true) })
  }
}

private final class ReedBreakfasts: ReedScreen {
  private let order = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    order.text = "Nothing ordered"
    put(order)
    put(button("Order for tomorrow") { [unowned self] in open() })
  }

  private func open() {
    let sheet = ReedBreakfastSheet("Breakfast for tomorrow", isFaulty)
    sheet.whenChosen = { [unowned self] dish in
      order.text = "Ordered: \(dish)"
      dismiss(animated: true) { [unowned self] in sayBehind(order.text ?? "") }
    }
    present(NavigationController(rootViewController: sheet), animated: true)
  }
}

private final class ReedBreakfastSheet: ReedScreen {
  var whenChosen: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = barButton("Close") { [unowned self] in
      dismiss(animated: true)
    }
    for dish in ["Porridge", "Eggs", "Bread and jam"] {
      put(button(dish) { [unowned self] in whenChosen(dish) })
    }
    guard isFaulty else { return }
    let fetched = title
    title = nil
    later(1.5) { [weak self] in self?.title = fetched }
  }
}
