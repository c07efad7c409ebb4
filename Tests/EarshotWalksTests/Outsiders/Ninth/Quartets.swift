import EarshotInterface
import EarshotModel

/// Apps for people who play and listen to music.
extension OutsiderPair {
  static var ninthQuartets: [OutsiderPair] {
    [
      .stack(
        "activation-state-silent",
        "A piece that is marked gets a full star in place of an empty one, and says nothing of it"
      ) { PloverPieces("Programme", $0) },
      .stack(
        "gesture-magic-tap-unhandled",
        "The screen of a recording plays and pauses by its button alone, not by a magic tap"
      ) { PloverRecording("Recording", $0) },
      .stack(
        "live-value-without-trait",
        "The noise of a hall is measured each second, and its meter says nothing of changing by itself"
      ) { PloverNoise("Rehearsal", $0) },
      .stack(
        "speech-unpronounceable",
        "What critics think is written in stars of an icon font, which no voice can say"
      ) { PloverCritics($0) },
    ]
  }
}

private final class PloverPieces: ReedScreen {
  private let pieces = ["Allegro in D", "Slow waltz", "Two dances"]
  private var marked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Mark the pieces that you want to hear again."))
    for piece in pieces {
      let star = Button(type: .custom)
      star.setTitle(piece, for: .normal)
      star.setImage(Image(systemName: "star"), for: .normal)
      star.addAction(
        Action { [unowned self, unowned star] _ in mark(piece, by: star) }, for: .touchUpInside)
      put(star)
    }
    put(
      button("Send what I marked") { [unowned self] in
        let count = marked.count
        tell("Sent", count == 1 ? "The players know of one piece." : "Pieces sent: \(count)")
      })
  }

  private func mark(_ piece: String, by star: Button) {
    let isMarked = marked.insert(piece).inserted
    if !isMarked { marked.remove(piece) }
    star.setImage(Image(systemName: isMarked ? "star.fill" : "star"), for: .normal)
    if !isFaulty { star.isSelected = isMarked }
  }
}

private final class PloverRecording: ReedScreen {
  private let pieces = ["String quartet in G", "Quintet with clarinet", "Trio in E flat"]
  private var number = 0
  private var isPlaying = false
  private lazy var piece = words(pieces[0])
  private lazy var play = button("Play") { [unowned self] in toggle() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(piece)
    play.accessibilityTraits = [.button, .startsMediaSession]
    put(play)
    put(
      button("Next piece") { [unowned self] in
        number = (number + 1) % pieces.count
        piece.text = pieces[number]
        sayBehind(pieces[number])
      })
    let volume = Slider()
    volume.value = 0.5
    volume.accessibilityLabel = "Volume"
    put(volume)
  }

  private func toggle() {
    isPlaying.toggle()
    play.setTitle(isPlaying ? "Pause" : "Play", for: .normal)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformMagicTap() }
    toggle()
    return true
  }
}

/// How loud it is, as a number that moves.
private final class PloverMeter: View {
  private let shown = Label()
  private(set) var decibels = 48

  init() {
    super.init(frame: .zero)
    hold(shown, x: 0, y: 0, width: 361)
    isAccessibilityElement = true
    accessibilityLabel = "Noise in the hall"
    show(decibels)
  }

  override var defaultAccessibilityValue: String? { "\(decibels) decibels" }

  func show(_ decibels: Int) {
    self.decibels = decibels
    shown.text = "Noise in the hall: \(decibels) decibels"
  }
}

private final class PloverNoise: ReedScreen {
  private let meter = PloverMeter()
  private let course = [48, 51, 55, 53, 60, 57, 50]
  private var place = 0
  private var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Wait for silence before you begin."))
    meter.accessibilityTraits = isFaulty ? .staticText : [.staticText, .updatesFrequently]
    put(meter)
    put(button("Ask for silence") { [unowned self] in tell("Asked", "The red lamp is on.") })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isShown else { return }
    isShown = true
    measureLater()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }

  private func measureLater() {
    later(1) { [weak self] in
      guard let self, isShown else { return }
      place = (place + 1) % course.count
      meter.show(course[place])
      measureLater()
    }
  }
}

private final class PloverCritics: TableViewController {
  private let isFaulty: Bool
  private let evenings = [("The old quartet", 3), ("Songs at sea", 5), ("Brass in the park", 2)]

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "Critics"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    evenings.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let (name, stars) = evenings[indexPath.row]
    let cell = TableViewCell(style: .value1)
    cell.textLabel?.text = name
    cell.detailTextLabel?.text =
      String(repeating: "\u{F005}", count: stars) + String(repeating: "\u{F006}", count: 5 - stars)
    if !isFaulty { cell.detailTextLabel?.accessibilityLabel = "\(stars) of 5 stars" }
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    let alert = AlertController(
      title: evenings[indexPath.row].0, message: "Tickets are sold at the door.",
      preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}
