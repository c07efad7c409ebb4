import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What stands over a screen because the app has put it there as a view.
  static var modals: [OutsiderPair] {
    [
      OutsiderPair("modal-leak", "behind the pause of a game the board can be played on") {
        PuzzleScreen($0)
      },
      OutsiderPair("modal-focus-not-moved", "the card of a place opens without the cursor") {
        PlacesScreen($0).inStack
      },
      OutsiderPair("modal-focus-not-restored", "closing the colours leads to the top of the screen")
      {
        PaintScreen($0).inStack
      },
    ]
  }
}

/// A board of tiles, with a pause.
private final class PuzzleScreen: StackedScreen {
  private let isFaulty: Bool
  private var moves = 0
  private lazy var count = heading("No moves yet")
  private lazy var pause = button("Pause") { $0.openPause() }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nil)
  }

  override func viewDidLoad() {
    bottom = 60
    _ = count
    for row in 1...3 {
      for column in 1...2 {
        let tile = floatingButton("Tile \(row), \(column)") { $0.move() }
        tile.frame = Rect(
          x: 20 + Double(column - 1) * 180, y: 120 + Double(row - 1) * 100, width: 170, height: 90)
        view.addSubview(tile)
      }
    }
    bottom = 430
    _ = pause
  }

  private func move() {
    moves += 1
    count.text = "Moves: \(moves)"
    sayLater("Moves: \(moves)")
  }

  private func openPause() {
    let overlay = CardOverlay("Paused", over: view.bounds)
    overlay.accessibilityViewIsModal = !isFaulty
    let close = { [weak self, weak overlay] in
      overlay?.removeFromSuperview()
      self?.post(.screenChanged((self?.pause).map { .element($0) }))
    }
    overlay.put(floatingButton("Go On") { _ in close() })
    overlay.put(floatingButton("Start Again") { $0.startAgain(close) })
    overlay.onEscape = close
    cover(with: overlay)
    post(.screenChanged(.element(overlay.title)))
  }

  private func startAgain(_ close: () -> Void) {
    moves = 0
    count.text = "No moves yet"
    close()
  }
}

/// A map whose pins are elements without views.
private final class PlacesScreen: StackedScreen {
  /// The map.
  final class Canvas: View {}

  /// A pin on the map.
  final class Pin: AccessibilityElement {
    var onPress: (() -> Void)?

    override func accessibilityActivate() -> Bool {
      onPress?()
      return true
    }
  }

  private let isFaulty: Bool
  private let map = Canvas(frame: Rect(x: 0, y: 170, width: 393, height: 500))

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Nearby")
  }

  override func viewDidLoad() {
    heading("Map")
    let places = ["Café Pier", "Fish Market", "Old Crane", "Ferry Office"]
    map.accessibilityElements = places.enumerated().map { index, name in
      let pin = Pin(accessibilityContainer: map)
      pin.accessibilityLabel = name
      pin.accessibilityTraits = .button
      pin.accessibilityFrameInContainerSpace = Rect(
        x: 40 + Double(index) * 70, y: 40 + Double(index) * 90, width: 60, height: 60)
      pin.onPress = { [weak self, weak pin] in
        if let pin { self?.open(name, from: pin) }
      }
      return pin
    }
    view.addSubview(map)
    bottom = 690
    button("My Place") { $0.alert("Your place is not known") }
  }

  private func open(_ name: String, from pin: Pin) {
    let card = CardOverlay(name, over: view.bounds)
    card.accessibilityViewIsModal = true
    let close = { [weak self, weak card, weak pin] in
      card?.removeFromSuperview()
      self?.post(.screenChanged(pin.map { .element($0) }))
    }
    card.put(floatingButton("Call") { $0.say("No telephone here") })
    card.put(floatingButton("Save") { $0.say("\(name) is saved") })
    card.put(floatingButton("Close") { _ in close() })
    card.onEscape = close
    cover(with: card)
    if !isFaulty { post(.screenChanged(.element(card.title))) }
  }
}

/// A drawing with its tools.
private final class PaintScreen: StackedScreen {
  private let isFaulty: Bool
  private lazy var tools = heading("Tools")
  private lazy var colour = button("Colour") { $0.openColours() }

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Drawing")
  }

  override func viewDidLoad() {
    _ = tools
    button("Pen") { $0.say("You draw with the pen") }
    button("Brush") { $0.say("You draw with the brush") }
    button("Rubber") { $0.say("You rub out") }
    colour.accessibilityValue = "Black"
    heading("Layers")
    toggle("Background", isOn: true)
    toggle("Sketch", isOn: true)
  }

  private func openColours() {
    let card = CardOverlay("Choose a Colour", over: view.bounds)
    card.accessibilityViewIsModal = true
    let close = { [weak self, weak card] in
      card?.removeFromSuperview()
      self?.closed()
    }
    for name in ["Black", "Red", "Blue"] {
      card.put(
        floatingButton(name) { screen in
          screen.colour.accessibilityValue = name
          close()
        })
    }
    card.put(floatingButton("Cancel") { _ in close() })
    card.onEscape = close
    cover(with: card)
    post(.screenChanged(.element(card.title)))
  }

  private func closed() {
    // The first heading is where a screen without an argument would have begun.
    post(.screenChanged(.element(isFaulty ? tools : colour)))
  }
}
