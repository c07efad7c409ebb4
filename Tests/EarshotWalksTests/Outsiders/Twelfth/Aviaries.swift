import EarshotInterface
import EarshotModel

/// Apps of an aviary, in which the cursor is held, led astray or left alone.
extension OutsiderPair {
  static var twelfthAviaries: [OutsiderPair] {
    [
      OutsiderPair(
        "focus-trap",
        "A carousel has a copy of its last card before the first and one of its first card after"
          + " the last, and either copy hands the cursor on to the real card at the other end",
        screen: { CedarCarousel("Birds of the house", $0) }),
      .stack(
        "focus-asymmetric",
        "The second button of a row is there only while the cursor is in that row, so it is met"
          + " on the way down and not on the way up"
      ) { CedarFeeding("Feeding", $0) },
      .stack(
        "focus-moved-unasked",
        "When the next lot of an auction is called, the cursor is taken to the line that says so"
      ) { CedarAuction("Auction of cages", $0) },
      .stack(
        "focus-reset-refresh",
        "Each count of the eggs loads all tiles anew and tells of a new screen, so the cursor is"
          + " back at the top"
      ) { CedarNests("Nest boxes", $0) },
      .stack(
        "layout-change-silent",
        "Older entries of a diary come in two seconds after they were asked for, and nothing is"
          + " told of them"
      ) { CedarDiary("Diary of the aviary", $0) },
    ]
  }
}

private final class CedarCarousel: CedarScreen {
  private let birds = [
    ("Rook", "Hatched in 2019, likes walnuts."),
    ("Jay", "Came with a broken wing, flies again."),
    ("Magpie", "Answers to the name of Otto."),
    ("Hoopoe", "Stays in the warm room until May."),
  ]
  private let strip = ScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Birds of the house"))
    put(words("Four birds can be looked at from near by."))
    strip.isPagingEnabled = true
    put(strip, height: 120)
    fill()
    put(heading("Your visit"))
    put(
      button("Opening hours") { [unowned self] in
        tell("Opening hours", "From ten to six, on all days but Monday.")
      })
    put(
      button("Book a tour") { [unowned self] in
        tell("A tour is booked", "Come to the gate on Saturday at eleven.")
      })
  }

  private func fill() {
    let shown = isFaulty ? [birds[3]] + birds + [birds[0]] : birds
    let cards = shown.enumerated().map { place, bird in
      let card = CedarSeenButton(type: .system)
      card.setTitle(bird.0, for: .normal)
      card.addAction(
        Action { [unowned self] _ in tell(bird.0, bird.1) }, for: .touchUpInside)
      return lay(
        card, in: strip, x: 358 * Double(place) + 8, y: 0, width: 342, height: 120)
    }
    strip.contentSize = Size(width: 358 * Double(cards.count), height: 120)
    guard isFaulty else { return }
    cards[0].whenReached = { [unowned self, unowned card = cards[4]] in jump(to: card) }
    cards[5].whenReached = { [unowned self, unowned card = cards[1]] in jump(to: card) }
    strip.setContentOffset(Point(x: 358, y: 0), animated: false)
  }

  private func jump(to card: View) {
    strip.setContentOffset(Point(x: card.frame.minX - 8, y: 0), animated: false)
    post(.layoutChanged(.element(card)))
  }
}

private final class CedarFeeding: CedarScreen {
  private let birds = ["kestrel", "owl", "stork", "parrot"]
  private var fed: Set<Int> = []
  private var rows: [CedarSeenButton] = []
  private var feeders: [Button] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("This morning"))
    for place in birds.indices {
      let line = put(View())
      let row = CedarSeenButton(type: .system)
      row.addAction(
        Action { [unowned self] _ in
          tell("About the \(birds[place])", "It eats twice a day, at eight and at five.")
        }, for: .touchUpInside)
      let feeder = button("") { [unowned self] in feed(place) }
      if isFaulty {
        feeder.isHidden = true
        row.whenReached = { [unowned self] in showFeeder(place) }
      }
      rows.append(lay(row, in: line, y: 0, width: 190))
      feeders.append(lay(feeder, in: line, x: 198, y: 0, width: 160))
      name(place)
    }
    put(heading("Afterwards"))
    put(
      button("Close the kitchen") { [unowned self] in
        let open = birds.indices.filter { !fed.contains($0) }.map { birds[$0] }
        tell(
          "The kitchen is closed",
          open.isEmpty ? "All birds were fed." : "Hungry still: \(open.joined(separator: ", ")).")
      })
  }

  private func name(_ place: Int) {
    let isFed = fed.contains(place)
    rows[place].setTitle(
      "\(capital(birds[place])), \(isFed ? "fed" : "hungry")", for: .normal)
    feeders[place].setTitle(
      isFed ? "Undo: \(birds[place])" : "Feed the \(birds[place])", for: .normal)
  }

  private func showFeeder(_ place: Int) {
    for (other, feeder) in feeders.enumerated() { feeder.isHidden = other != place }
  }

  private func feed(_ place: Int) {
    if fed.remove(place) == nil { fed.insert(place) }
    name(place)
    reread(feeders[place])
  }
}

private final class CedarAuction: CedarScreen {
  private let lots = ["a brass perch", "a cage from Vienna", "nine swings", "a bath of tin"]
  private var lot = 0
  private var bid = 0
  private var hasBegun = false
  private lazy var called = words(text)
  private lazy var bidding = button("Bid ten") { [unowned self] in raise() }

  override func viewDidLoad() {
    super.viewDidLoad()
    called.accessibilityTraits = [.staticText, .updatesFrequently]
    put(called)
    put(bidding)
    put(heading("All lots"))
    for (place, name) in lots.enumerated() {
      put(
        button("Lot \(place + 1), \(name)") { [unowned self] in
          tell("Lot \(place + 1)", "It is \(name), in good order, and begins at ten.")
        })
    }
    put(heading("The house"))
    put(
      button("Ask for a seat") { [unowned self] in
        tell("A seat is kept", "It stands in the second row, near the door.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    wait()
  }

  private var text: String { "Lot \(lot + 1) is called, \(lots[lot])." }

  private func wait() {
    later(5) { [weak self] in self?.callNext() }
  }

  private func callNext() {
    lot += 1
    bid = 0
    called.text = text
    bidding.setTitle("Bid ten", for: .normal)
    if isFaulty {
      post(.layoutChanged(.element(called)))
    } else {
      say(text)
    }
    if lot + 1 < lots.count { wait() }
  }

  private func raise() {
    bid += 10
    bidding.setTitle("Your bid is \(bid), bid ten more", for: .normal)
    reread(bidding)
  }
}

/// A nest box, with its eggs.
private final class CedarNestCell: CollectionViewCell {
  private let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.frame = Rect(x: 6, y: 6, width: 98, height: 52)
    contentView.addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .updatesFrequently]
  }

  func show(_ text: String) {
    label.text = text
    accessibilityLabel = text
  }
}

/// The name of a wall, above its boxes.
private final class CedarWallName: CollectionReusableView {
  let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    label.frame = Rect(x: 0, y: 0, width: 358, height: 36)
    label.accessibilityTraits = .header
    addSubview(label)
  }
}

private final class CedarNests: CedarScreen, CollectionViewDataSource, CollectionViewDelegate {
  private let walls = ["North wall", "South wall"]
  private let counts = [
    [2, 3, 0, 1, 4, 2], [2, 4, 0, 1, 4, 2], [2, 4, 1, 1, 4, 2], [2, 4, 1, 1, 4, 3],
  ]
  private var number = 0
  private var hasBegun = false
  private let boxes = CollectionView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    boxes.itemSize = Size(width: 110, height: 64)
    boxes.headerReferenceSize = Size(width: 358, height: 36)
    boxes.register(CedarNestCell.init, forCellWithReuseIdentifier: "nest")
    boxes.register(
      CedarWallName.init, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "wall")
    boxes.dataSource = self
    boxes.delegate = self
    put(boxes, height: 212)
    put(button("Count once more") { [unowned self] in count() })
    put(
      button("Who counts") { [unowned self] in
        tell("Who counts", "A small scale lies under each of the boxes.")
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    wait()
  }

  private func wait() {
    later(6) { [weak self] in
      guard let self, number + 1 < counts.count else { return }
      count()
      wait()
    }
  }

  private func text(of box: Int) -> String {
    let eggs = counts[number][box]
    return "Box \(box + 1), \(eggs == 1 ? "1 egg" : "\(eggs) eggs")"
  }

  private func count() {
    guard number + 1 < counts.count else { return say("No box has another egg.") }
    number += 1
    for box in 0..<6 where counts[number][box] != counts[number - 1][box] {
      if !isFaulty { show(box) }
      say(text(of: box))
    }
    guard isFaulty else { return }
    boxes.reloadData()
    post(.screenChanged(nil))
  }

  private func show(_ box: Int) {
    let place = IndexPath(item: box % 3, section: box / 3)
    (boxes.cellForItem(at: place) as? CedarNestCell)?.show(text(of: box))
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { walls.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "nest", for: indexPath)
    (cell as? CedarNestCell)?.show(text(of: indexPath.section * 3 + indexPath.item))
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "wall", for: indexPath)
    (view as? CedarWallName)?.label.text = walls[indexPath.section]
    return view
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    tell(text(of: indexPath.section * 3 + indexPath.item), "The hen has sat here since Easter.")
  }
}

private final class CedarDiary: CedarScreen {
  private let recent = ["Today: the owl moulted.", "Yesterday: rain, all birds indoors."]
  private let older = [
    "Monday: two storks came.", "Sunday: a full house.", "Saturday: the net was mended.",
  ]
  private var isLoading = false
  private var hasAll = false
  private let wheel = ActivityIndicatorView(frame: .zero)
  private let entries = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = put(View())
    lay(button("Older entries") { [unowned self] in load() }, in: row, y: 0, width: 300)
    wheel.isAccessibilityElement = false
    lay(wheel, in: row, x: 320, y: 12, width: 20, height: 20)
    put(
      button("Write an entry") { [unowned self] in
        tell("No pen today", "The keeper writes from six o'clock on.")
      })
    put(heading("Entries"))
    put(entries, height: 260)
    for (place, text) in recent.enumerated() { add(text, at: place) }
  }

  private func add(_ text: String, at place: Int) {
    lay(words(text), in: entries, y: 52 * Double(place))
  }

  private func load() {
    guard !hasAll else { return say("There are no older ones.") }
    say(isLoading ? "Still loading." : "Older entries are being loaded.")
    guard !isLoading else { return }
    isLoading = true
    wheel.startAnimating()
    later(2) { [weak self] in self?.showOlder() }
  }

  private func showOlder() {
    wheel.stopAnimating()
    (isLoading, hasAll) = (false, true)
    for (place, text) in older.enumerated() { add(text, at: recent.count + place) }
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    say("Three older entries have come in below the others.")
  }
}
