import EarshotInterface
import EarshotModel

/// Apps of museums, in which one screen or a part of one gives way to another.
extension OutsiderPair {
  static var fifthMuseums: [OutsiderPair] {
    [
      .stack(
        "screen-change-silent",
        "A button below the pages of a tour turns them, and nothing tells that another page is there"
      ) { ReedTour("Tour", $0) },
      .stack(
        "screen-change-spurious",
        "A screen says whenever it was laid out that it is a new one, and a small mark lays it out"
      ) { ReedExhibit("The whale", $0) },
      .stack(
        "screen-change-storm",
        "Each of the parts of which a screen is made says when it appears that there is a new screen"
      ) { ReedFloor("Ground floor", $0) },
      .stack(
        "child-controller-stale",
        "The player was taken out with its controller, and is still in the list of elements of the screen"
      ) { ReedGuide("Audio guide", $0) },
    ]
  }
}

private final class ReedTour: ReedScreen {
  private static let halls = [
    ("Hall of ships", "Nine models, and a real bow."),
    ("Hall of nets", "Nets from four centuries."),
    ("Hall of lamps", "The lens of the old lighthouse."),
  ]
  private let pages = PageViewController()
  private var place = 0
  private var onwards: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.transitionStyle = .scroll
    addChild(pages)
    put(pages.view, height: 220)
    pages.didMove(toParent: self)
    pages.setViewControllers([page()], direction: .forward, animated: false)
    onwards = put(button("Next hall") { [unowned self] in turn() })
  }

  private func page() -> ReedPart {
    ReedPart(Self.halls[place].0, Self.halls[place].1, postsByItself: false)
  }

  private func turn() {
    guard place + 1 < Self.halls.count else {
      return tell("The end", "The way out is behind the lamps.")
    }
    place += 1
    let next = page()
    if place + 1 == Self.halls.count { onwards?.setTitle("End of the tour", for: .normal) }
    pages.setViewControllers([next], direction: .forward, animated: true) { [unowned self] _ in
      if !isFaulty { post(.screenChanged(.element(next.name))) }
    }
  }
}

/// A heading with a text below.
private final class ReedPart: ViewController {
  let name = Label()
  private let text = Label()
  private let postsByItself: Bool

  init(_ title: String, _ words: String, postsByItself: Bool) {
    self.postsByItself = postsByItself
    super.init()
    name.text = title
    name.accessibilityTraits = .header
    text.text = words
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.hold(name, y: 10)
    view.hold(text, y: 64)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if postsByItself { application?.post(.screenChanged(.element(name))) }
  }
}

private final class ReedExhibit: ReedScreen {
  private let mark = Label()
  private var isKept = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("A blue whale"))
    put(words("Stranded in 1893, 24 metres long."))
    let keep = Button(type: .system)
    keep.setTitle("Add to my visit", for: .normal)
    keep.addAction(
      Action { [unowned self, unowned keep] _ in toggle(keep) }, for: .touchUpInside)
    put(keep)
    put(button("Where it hangs") { [unowned self] in tell("Hall 3", "Above the stairs.") })
    mark.text = "✓"
    mark.isAccessibilityElement = false
    mark.frame = Rect(x: 330, y: 60, width: 44, height: 44)
  }

  private func toggle(_ keep: Button) {
    isKept.toggle()
    keep.setTitle(isKept ? "Take from my visit" : "Add to my visit", for: .normal)
    if isKept { view.addSubview(mark) } else { mark.removeFromSuperview() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isFaulty { post(.screenChanged(nil)) }
  }
}

private final class ReedFloor: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("What is here"))
    put(
      button("Hall of ships") { [unowned self] in
        show(ReedHall("Hall of ships", isFaulty), sender: self)
      })
    put(button("Lift") { [unowned self] in tell("Lift", "It stands beside the coats.") })
  }
}

private final class ReedHall: ReedScreen {
  private static let parts = [
    ("Hours", "From ten to six."), ("Tickets", "Eight, or four for pupils."),
    ("Café", "Soup and cake."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, text) in Self.parts {
      let part = ReedPart(name, text, postsByItself: isFaulty)
      addChild(part)
      put(part.view, height: 120)
      part.didMove(toParent: self)
    }
  }
}

private final class ReedGuide: ReedScreen {
  private let intro = Label()
  private let end = Label()
  private let place = View()
  private var toggle: Button?
  private var player: ReedPlayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    intro.text = "Twelve stops, forty minutes"
    put(intro)
    toggle = put(button("Open the player") { [unowned self] in change() })
    put(place, height: 120)
    end.text = "Headphones are at the till"
    put(end)
    list()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    player?.accessibilityPerformMagicTap() ?? false
  }

  private func list() {
    view.accessibilityElements = [intro, toggle, player?.view, end].compactMap(\.self)
  }

  private func change() {
    if let player {
      player.willMove(toParent: nil)
      player.view.removeFromSuperview()
      player.removeFromParent()
      toggle?.setTitle("Open the player", for: .normal)
      if !isFaulty {
        self.player = nil
        list()
      }
      self.player = nil
    } else {
      let new = ReedPlayer()
      player = new
      addChild(new)
      place.hold(new.view, x: 0, y: 0, width: 361, height: 120)
      new.didMove(toParent: self)
      toggle?.setTitle("Close the player", for: .normal)
      list()
    }
    if let toggle { post(.layoutChanged(.element(toggle))) }
  }
}

private final class ReedPlayer: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stop = Label()
    stop.text = "Stop 1, the bow"
    view.hold(stop, y: 0)
    let play = Button(type: .system)
    play.setTitle("Play", for: .normal)
    play.accessibilityTraits = [.button, .startsMediaSession]
    play.addAction(
      Action { [unowned play] _ in
        play.setTitle(play.currentTitle == "Play" ? "Pause" : "Play", for: .normal)
      }, for: .touchUpInside)
    view.hold(play, y: 56)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard let play = view.subviews.last as? Button else { return false }
    play.sendActions(for: .touchUpInside)
    return true
  }
}
