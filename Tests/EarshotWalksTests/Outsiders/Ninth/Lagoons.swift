import EarshotInterface
import EarshotModel

/// Apps in which something is done and nothing comes of it, or a finger gets nowhere.
extension OutsiderPair {
  static var ninthLagoons: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "A button calls a helper that nobody keeps, and that is gone before the button is pressed"
      ) { AlderTrip("Boat trip", $0) },
      .stack(
        "custom-action-noop",
        "The action on a letter changes a copy of the letter that is never written back"
      ) { AlderLetters("Letters", $0) },
      .stack(
        "scroll-unhandled",
        "The size of the content was set to that of the list before the rows were put in"
      ) { AlderBirds("Birds of the lagoon", $0) },
      .stack(
        "direct-touch-trap",
        "The whole screen for drawing is one area of direct touch, its buttons included"
      ) { AlderSketches("Sketches", $0) },
    ]
  }
}

private final class AlderSharer {
  private weak var screen: ReedScreen?

  init(_ screen: ReedScreen) { self.screen = screen }

  func share() { screen?.tell("Shared", "Your friends can see the trip.") }
}

private final class AlderTrip: ReedScreen {
  private var sharer: AlderSharer?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Round the three islands"))
    put(words("Two hours, with a stop for swimming."))
    let sharer = AlderSharer(self)
    let share = Button(type: .system)
    share.setTitle("Share the trip", for: .normal)
    share.addTarget(sharer, action: AlderSharer.share, for: .primaryActionTriggered)
    put(share)
    put(button("Hire the boat") { [unowned self] in tell("Hired", "It lies at the pier.") })
    if !isFaulty { self.sharer = sharer }
  }
}

private struct AlderLetter {
  let text: String
  var isKept = false
}

private final class AlderLetters: ReedScreen, TableViewDataSource, TableViewDelegate {
  private let table = TableView(frame: .zero, style: .plain)
  private var letters = [
    AlderLetter(text: "Ida: the boat is ready"), AlderLetter(text: "Harbour: new fees"),
    AlderLetter(text: "Jon: are you coming?"), AlderLetter(text: "Bo: the nets have gone"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(forCellReuseIdentifier: "letter") { TableViewCell(style: .subtitle) }
    table.dataSource = self
    table.delegate = self
    put(table, height: 300)
    put(button("Write a letter") { [unowned self] in tell("Ink", "There is no ink left.") })
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }

  private func fill(_ cell: TableViewCell, _ row: Int) {
    cell.textLabel?.text = letters[row].text
    cell.detailTextLabel?.text = letters[row].isKept ? "Kept" : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    tell("Letter", letters[indexPath.row].text)
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let title = letters[indexPath.row].isKept ? "Keep no longer" : "Keep"
    let keep = ContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
      toggle(indexPath)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [keep])
  }

  private func toggle(_ place: IndexPath) {
    var letter = letters[place.row]
    letter.isKept.toggle()
    guard !isFaulty else { return }
    letters[place.row] = letter
    if let cell = table.cellForRow(at: place) { fill(cell, place.row) }
    sayBehind(letter.isKept ? "The letter is kept" : "The letter is kept no longer")
  }
}

private final class AlderBirds: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("Note a bird") { [unowned self] in tell("Noted", "Seen today.") })
    let list = put(ScrollView(frame: .zero), height: 480)
    list.contentSize = list.bounds.size
    let birds = [
      "Heron", "Avocet", "Curlew", "Redshank", "Little tern", "Shelduck", "Osprey", "Dunlin",
      "Knot", "Sanderling", "Turnstone", "Spoonbill", "Bittern", "Teal", "Wigeon", "Pintail",
      "Cormorant", "Egret",
    ]
    for (number, bird) in birds.enumerated() {
      let row = button(bird) { [unowned self] in tell(bird, "It breeds on the islands.") }
      list.hold(row, x: 0, y: Double(number) * 56, width: 361)
    }
    guard !isFaulty else { return }
    list.contentSize = Size(width: 361, height: Double(birds.count) * 56)
  }
}

private final class AlderSketches: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(button("The pier in fog") { [unowned self] in tell("The pier", "Drawn in May.") })
    put(
      button("New sketch") { [unowned self] in
        push(AlderCanvas("New sketch", isFaulty))
      })
  }
}

private final class AlderPaper: View {
  var strokes = 0

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Paper"
    accessibilityTraits = .allowsDirectInteraction
  }

  override var defaultAccessibilityValue: String? { "Strokes: \(strokes)" }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { strokes += 1 }
}

private final class AlderCanvas: ReedScreen {
  private let paper = AlderPaper()

  override func loadView() {
    guard isFaulty else { return super.loadView() }
    paper.frame = Rect(x: 0, y: 0, width: 393, height: 852)
    view = paper
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(
      button("Rub everything out") { [unowned self] in
        paper.strokes = 0
        sayBehind("The paper is blank")
      })
    put(
      button("Hang it up") { [unowned self] in
        tell("On the wall", "Strokes in the sketch: \(paper.strokes)")
      })
    guard !isFaulty else { return }
    paper.accessibilityDirectTouchOptions = .requiresActivation
    put(paper, height: 480)
  }
}
