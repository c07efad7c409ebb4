import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What lies over a screen for a while.
  static var thirdOverlays: [OutsiderPair] {
    [
      OutsiderPair(
        "modal-leak",
        "the box of a question is modal, not the dimming view around it, whose siblings stay reachable"
      ) { QuayNote($0) },
      OutsiderPair(
        "modal-no-escape",
        "the advertisement of a game is left by a cross that is a picture with a tap on it, for eyes only"
      ) { QuayGame($0) },
      OutsiderPair(
        "modal-focus-not-moved",
        "the queue slides over a player's songs, while the cursor stays on the button below that opened it, "
          + "without a word"
      ) { QuayPlayer($0) },
      OutsiderPair(
        "modal-focus-not-restored",
        "when the size of a jacket was chosen, its page is made anew and the cursor is back at the top"
      ) { QuayJacket($0) },
      OutsiderPair(
        "modal-untitled",
        "what opens when a game is paused holds nothing but three buttons, the first of which is spoken"
      ) { QuayRun($0) },
    ]
  }
}

/// A note that can be deleted, after a question.
private final class QuayNote: QuayScreen {
  private let dimming = QuayOverlay()
  private lazy var question = heading("Delete this note?")
  private lazy var delete = button("Delete Note") { [weak self] in self?.ask() }

  init(_ isFaulty: Bool) { super.init("Note", isFaulty) }

  override func viewDidLoad() {
    put(heading("Shopping"))
    put(words("Rope, lamp oil, two pears"))
    put(delete)
    dimming.frame = view.bounds
    dimming.whenEscaped = { [weak self] in self?.close("The note stays") }
    let box = View(frame: Rect(x: 40, y: 300, width: 313, height: 200))
    let answers = [
      button("Delete") { [weak self] in self?.close("The note is in the bin") },
      button("Keep") { [weak self] in self?.close("The note stays") },
    ]
    for (row, part) in ([question] + answers as [View]).enumerated() {
      part.frame = Rect(x: 10, y: 10 + Double(row) * 60, width: 293, height: 44)
      box.addSubview(part)
    }
    dimming.addSubview(box)
    (isFaulty ? box : dimming).accessibilityViewIsModal = true
  }

  private func ask() {
    view.addSubview(dimming)
    post(.screenChanged(.element(question)))
  }

  private func close(_ news: String) {
    dimming.removeFromSuperview()
    post(.layoutChanged(.element(delete)))
    sayBehind(news)
  }
}

/// A game that lives on advertisements.
private final class QuayGame: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Gulls", isFaulty) }

  override func viewDidLoad() {
    put(heading("Gulls"))
    put(words("Best: 1200 points"))
    put(button("Get a Life") { [weak self] in self?.advertise() })
  }

  private func advertise() {
    let advertisement = QuayAdvertisement("Fish Sticks", isFaulty)
    advertisement.modalPresentationStyle = .fullScreen
    present(advertisement, animated: true)
  }
}

/// An advertisement that covers everything.
private final class QuayAdvertisement: QuayScreen {
  override func viewDidLoad() {
    if isFaulty {
      let cross = put(ImageView(image: Image(systemName: "xmark")))
      let tap = TapGestureRecognizer()
      tap.addAction(Action { [weak self] _ in self?.dismiss(animated: true) })
      cross.isUserInteractionEnabled = true
      cross.addGestureRecognizer(tap)
    } else {
      put(button("Close") { [weak self] in self?.dismiss(animated: true) })
    }
    put(heading("Fish Sticks, the Game"))
    put(words("Five million people play it."))
    put(button("Install") { [weak self] in self?.say("The game is being installed") })
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

/// A player with the songs that come next.
private final class QuayPlayer: QuayScreen {
  private let songs = View(frame: Rect(x: 0, y: 0, width: 393, height: 700))
  private let queue = QuayOverlay(frame: Rect(x: 0, y: 0, width: 393, height: 700))
  private lazy var queueTitle = heading("Next songs")
  private lazy var opener = button("Queue") { [weak self] in self?.open() }

  init(_ isFaulty: Bool) { super.init("Player", isFaulty) }

  override func viewDidLoad() {
    fill(songs, [heading("The Night Ferries"), words("Harbour Lights"), words("Low Tide")])
    let close = button("Close") { [weak self] in self?.close() }
    fill(queue, [queueTitle, words("Salt"), words("Anchor"), close])
    queue.whenEscaped = { [weak self] in self?.close() }
    queue.accessibilityViewIsModal = true
    opener.frame = Rect(x: 16, y: 760, width: 361, height: 44)
    view.addSubview(songs)
    view.addSubview(opener)
  }

  private func fill(_ box: View, _ parts: [View]) {
    for (row, part) in parts.enumerated() {
      part.frame = Rect(x: 16, y: 60 + Double(row) * 60, width: 361, height: 44)
      box.addSubview(part)
    }
  }

  private func open() {
    guard queue.superview == nil else { return close() }
    if isFaulty {
      songs.addSubview(queue)
    } else {
      view.addSubview(queue)
      post(.screenChanged(.element(queueTitle)))
    }
  }

  private func close() {
    queue.removeFromSuperview()
    post(.screenChanged(.element(opener)))
  }
}

/// A jacket in several sizes.
private final class QuayJacket: QuayScreen {
  private var size = "M"
  private var sizes: Button?

  init(_ isFaulty: Bool) { super.init("Jacket", isFaulty) }

  override func viewDidLoad() { fill() }

  private func fill() {
    put(heading("Rain Jacket"))
    put(words("40 euros"))
    put(words("Keeps out rain and wind."))
    sizes = put(button("Size: \(size)") { [weak self] in self?.choose() })
    put(button("Add to Cart") { [weak self] in self?.say("The jacket is in your cart") })
  }

  private func choose() {
    present(QuaySizes { [weak self] in self?.take($0) }, animated: true)
  }

  private func take(_ chosen: String) {
    size = chosen
    dismiss(animated: true) { [weak self] in
      guard let self, isFaulty else { return }
      clear()
      fill()
    }
    if !isFaulty { sizes?.setTitle("Size: \(size)", for: .normal) }
  }
}

/// The sizes of a jacket.
private final class QuaySizes: QuayScreen {
  private let take: (String) -> Void

  init(_ take: @escaping (String) -> Void) {
    self.take = take
    super.init("Sizes", false)
  }

  override func viewDidLoad() {
    put(heading("Choose a size"))
    for size in ["S", "M", "L"] {
      let row = put(button(size) { [weak self] in self?.take(size) })
      row.accessibilityLabel = "Size \(size)"
    }
  }
}

/// A game that runs until it is paused.
private final class QuayRun: QuayScreen {
  init(_ isFaulty: Bool) { super.init("Pier Run", isFaulty) }

  override func viewDidLoad() {
    put(heading("Pier Run"))
    put(words("Level 3"))
    put(button("Pause") { [weak self] in self?.pause() })
  }

  private func pause() { present(QuayPause("", isFaulty), animated: true) }
}

/// What can be done while a game is paused.
private final class QuayPause: QuayScreen {
  override func viewDidLoad() {
    if !isFaulty { put(heading("The game is paused")) }
    for name in ["Resume", "Restart", "Quit"] {
      put(button(name) { [weak self] in self?.dismiss(animated: true) })
    }
  }
}
