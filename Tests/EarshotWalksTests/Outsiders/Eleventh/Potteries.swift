import EarshotInterface
import EarshotModel

/// Apps of a pottery, in which the cursor does not come to where it should be.
extension OutsiderPair {
  static var eleventhPotteries: [OutsiderPair] {
    [
      .stack(
        "focus-unreachable",
        "The list of the parts of a panel was written before the button for the damper came to it"
      ) { RowanKiln("Kiln two", $0) },
      .stack(
        "focus-nondeterministic",
        "The potters are shuffled whenever the screen is made, so that nobody is always the first"
      ) { RowanPotters("Potters", $0) }.inNoOrder,
      .stack(
        "focus-lost-layout",
        "The button that removes a row goes with it, and nobody says where the cursor is to stand"
      ) { RowanOrder("Your order", $0) },
      .stack(
        "focus-initial-odd",
        "The screen of a course sends the cursor to the button at its end when it comes up"
      ) { RowanCourses("Courses", $0) },
      .stack(
        "focus-stale",
        "A piece is taken off the shelf, and not out of the list of what can be read there"
      ) { RowanShelf("Seconds", $0) },
    ]
  }
}

private final class RowanKiln: RowanRows {
  private lazy var target = slider("Target temperature", 950, in: 600...1300) { "\($0) degrees" }
  private lazy var damper = button("Open the damper") { [unowned self] in turnDamper() }
  private var isDamperOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("It stands in the back room and holds forty bowls."))
    put(heading("Firing"))
    addPanel()
    put(heading("After the firing"))
    put(
      button("Who unloads it") { [unowned self] in
        tell("Who unloads it", "Marta does, on Thursday at nine.")
      })
    put(
      button("Book a shelf") { [unowned self] in
        tell("A shelf is yours", "It is the third from the top.")
      })
  }

  private func addPanel() {
    let panel = put(View(), height: 200)
    let reading = lay(words("It has 640 degrees now."), in: panel, x: 0, y: 0)
    lay(target, in: panel, x: 0, y: 52)
    let fan = toggle("Fan", in: panel, y: 104, isOn: true)
    lay(damper, in: panel, x: 0, y: 156)
    let parts: [Responder] = [reading, target, fan]
    panel.accessibilityElements = isFaulty ? parts : parts + [damper]
  }

  private func turnDamper() {
    isDamperOpen.toggle()
    damper.setTitle(isDamperOpen ? "Close the damper" : "Open the damper", for: .normal)
    post(.layoutChanged(.element(damper)))
  }
}

private final class RowanPotters: RowanRows, CollectionViewDataSource, CollectionViewDelegate {
  private let potters = [
    ("Aino", "tea bowls"), ("Bram", "salt jars"), ("Chiara", "tiles"), ("Dov", "plates"),
    ("Esther", "whistles"), ("Farid", "tall vases"), ("Greta", "jugs"), ("Henk", "flower pots"),
  ]
  private lazy var shown = isFaulty ? potters.shuffled() : potters
  private let collection = CollectionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Eight potters share the old fire station."))
    put(heading("Who is there today"))
    collection.itemSize = Size(width: 176, height: 60)
    collection.register(forCellWithReuseIdentifier: "potter") { CollectionViewCell() }
    collection.dataSource = self
    collection.delegate = self
    put(collection, height: 280)
    put(heading("Market"))
    put(
      button("Ask for a stall") { [unowned self] in
        tell("You have asked for a stall", "You hear from us before the first of May.")
      })
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    shown.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "potter", for: indexPath)
    let (name, work) = shown[indexPath.item]
    lay(words("\(name): \(work)"), in: cell.contentView, x: 0, y: 0, width: 176, height: 60)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "\(name), \(work)"
    cell.accessibilityTraits = .button
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let (name, work) = shown[indexPath.item]
    tell(name, "The studio is open until five. Today there are \(work).")
  }
}

private final class RowanOrder: RowanRows {
  private struct Piece {
    let name: String
    let row: View
    let remove: Button
  }

  private let list = View()
  private var pieces: [Piece] = []
  private var removed: [(piece: Piece, place: Int)] = []
  private lazy var undo = button("Put the last one back") { [unowned self] in putBack() }
  private lazy var send = button("Send the order") { [unowned self] in
    tell("Your order was sent", "It holds \(pieces.count) things.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Everything is fired in the week before Easter."))
    put(heading("What you have chosen"))
    put(list, height: 200)
    pieces = ["two bowls", "a jug", "six cups", "a butter dish"].map(makePiece)
    arrange()
    put(heading("And then"))
    undo.isEnabled = false
    put(undo)
    put(send)
  }

  private func makePiece(_ name: String) -> Piece {
    let row = lay(View(), in: list, x: 0, y: 0)
    lay(words(name), in: row, x: 0, y: 0, width: 170)
    let remove = button("Remove \(name)") { [unowned self] in removePiece(name) }
    lay(remove, in: row, x: 180, y: 0, width: 182)
    return Piece(name: name, row: row, remove: remove)
  }

  private func arrange() {
    for (number, piece) in pieces.enumerated() {
      piece.row.frame.origin.y = 52 * Double(number)
    }
  }

  private func removePiece(_ name: String) {
    guard let place = pieces.firstIndex(where: { $0.name == name }) else { return }
    let piece = pieces.remove(at: place)
    piece.row.removeFromSuperview()
    removed.append((piece, place))
    arrange()
    undo.isEnabled = true
    if isFaulty {
      post(.layoutChanged(nil))
    } else {
      let next = pieces.isEmpty ? undo : pieces[min(place, pieces.count - 1)].remove
      post(.layoutChanged(.element(next)))
    }
    sayBehind("Removed \(name)")
  }

  private func putBack() {
    guard let (piece, place) = removed.popLast() else { return }
    pieces.insert(piece, at: place)
    list.addSubview(piece.row)
    arrange()
    undo.isEnabled = !removed.isEmpty
    post(.layoutChanged(.element(piece.remove)))
  }
}

private final class RowanCourses: RowanRows {
  private let courses = [
    ("Throwing for beginners", "Six evenings at the wheel, clay included."),
    ("Glazing", "One Saturday with eleven buckets of glaze."),
    ("Raku", "A night by the fire in the yard. Bring old clothes."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("There are eight places in each course."))
    put(heading("This spring"))
    for (name, facts) in courses {
      put(
        button(name) { [unowned self] in
          navigationController?.pushViewController(
            RowanCourse(name, facts, isFaulty), animated: true)
        })
    }
  }
}

private final class RowanCourse: RowanRows {
  private let facts: String
  private let day = SegmentedControl()
  private lazy var book = button("Book a place") { [unowned self] in
    let time = day.selectedSegmentIndex == 1 ? "evening" : "morning"
    tell("You have a place", "We see you in the \(time).")
  }

  init(_ name: String, _ facts: String, _ isFaulty: Bool) {
    self.facts = facts
    super.init(name, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("About the course"))
    put(words(facts))
    put(words("It costs ninety euros, and half of that for students."))
    put(
      button("Ask the teacher") { [unowned self] in
        tell("The teacher was asked", "The answer comes by mail.")
      })
    put(heading("When"))
    for (number, name) in ["Morning", "Evening"].enumerated() {
      day.insertSegment(withTitle: name, at: number)
    }
    day.selectedSegmentIndex = 0
    put(day)
    put(book)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.layoutChanged(.element(book))) }
  }
}

private final class RowanShelf: RowanRows {
  private let names = ["the blue jug", "the cracked plate", "the low bowl", "the green cup"]
  private let shelf = View()
  private lazy var label = words("Small faults, half the price.")
  private lazy var all = names.map { name in
    button("Take \(name)") { [unowned self] in take(name) }
  }
  private lazy var left = all
  private lazy var giveBack = button("Give all of them back") { [unowned self] in
    left = all
    for piece in all { shelf.addSubview(piece) }
    listParts()
    sayBehind("All four are on the shelf again")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("On the shelf"))
    put(shelf, height: 252)
    lay(label, in: shelf, x: 0, y: 0)
    for (number, piece) in all.enumerated() {
      lay(piece, in: shelf, x: 0, y: 52 * Double(number + 1))
    }
    listParts()
    put(heading("What you have taken"))
    put(
      button("Wrap it up") { [unowned self] in
        tell("Wrapped up", "There are \(all.count - left.count) things in your box.")
      })
    put(giveBack)
  }

  private func listParts() {
    shelf.accessibilityElements = [label] + left
  }

  private func take(_ name: String) {
    guard let number = names.firstIndex(of: name),
      let place = left.firstIndex(of: all[number])
    else { return }
    left.remove(at: place)
    all[number].removeFromSuperview()
    if !isFaulty {
      listParts()
      post(.layoutChanged(.element(left.isEmpty ? giveBack : left[min(place, left.count - 1)])))
    }
    sayBehind("You have taken \(name)")
  }
}
