import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is said of elements.
  static var spokenWords: [OutsiderPair] {
    [
      OutsiderPair("utterance-too-long", "the weather of a week is one element") {
        WeatherPages($0).inStack
      },
      OutsiderPair("hint-cut", "what the app says of the microphone cuts the hint off") {
        RecorderScreen($0).inStack
      },
      OutsiderPair("speech-repeat", "a face says the name that stands beside it") {
        PeopleScreen($0).inStack
      },
    ]
  }
}

/// The weather of two places, to be leafed through.
private final class WeatherPages: PageViewController, PageViewControllerDataSource {
  private let places: [WeatherScreen]

  init(_ isFaulty: Bool) {
    places = ["Harbour", "Island"].map { WeatherScreen($0, isFaulty) }
    super.init()
    title = "Weather"
    transitionStyle = .scroll
    dataSource = self
    setViewControllers([places[0]], direction: .forward, animated: false)
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? {
    controller === places[1] ? places[0] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? {
    controller === places[0] ? places[1] : nil
  }
}

/// The weather of a week.
private final class WeatherScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ place: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(place)
  }

  override func viewDidLoad() {
    heading(title ?? "")
    text("12 degrees, light rain")
    heading("This Week")
    let card = put(View(frame: .zero), height: 7 * 70)
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let lines = days.enumerated().map { index, day in
      "\(day): between \(8 + index) and \(14 + index) degrees, rain in the morning with "
        + "\(60 - index * 5) percent, wind from the west with \(20 + index) kilometres an hour"
    }
    for (index, line) in lines.enumerated() {
      let label = Label(frame: Rect(x: 0, y: Double(index) * 70, width: 353, height: 66))
      label.numberOfLines = 0
      label.text = line
      card.addSubview(label)
    }
    button("Sea and Tides") { $0.alert("High water at four") }
    guard isFaulty else { return }
    card.isAccessibilityElement = true
    card.accessibilityTraits = .staticText
    card.accessibilityLabel = lines.joined(separator: ". ")
  }
}

/// A recorder.
private final class RecorderScreen: StackedScreen {
  /// The button that begins.
  final class RecordButton: Button {
    var onFocus: (() -> Void)?
    override func accessibilityElementDidBecomeFocused() { onFocus?() }
  }

  private let isFaulty: Bool
  private let record = RecordButton(type: .system)

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Recorder")
  }

  override func viewDidLoad() {
    heading("New Recording")
    text("Recordings stay on this device.")
    record.setTitle("Record", for: .normal)
    record.accessibilityHint = "Records until you press again, at most ten minutes."
    record.addAction(
      Action { [weak record] _ in
        record?.setTitle(record?.currentTitle == "Record" ? "Stop" : "Record", for: .normal)
      }, for: .primaryActionTriggered)
    put(record)
    if isFaulty {
      record.onFocus = { [weak self] in self?.after(0.5) { $0.say("The microphone is ready") } }
    } else {
      record.accessibilityValue = "The microphone is ready"
    }
    toggle("Best Quality")
    button("All Recordings") { $0.alert("There are none") }
  }
}

/// The people of a club.
private final class PeopleScreen: StackedScreen, SearchResultsUpdating {
  private let isFaulty: Bool
  private var rows: [(name: String, parts: [View])] = []
  private let search = SearchController()
  private var sought = ""

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Members")
  }

  override func viewDidLoad() {
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    bottom = 170
    heading("Board")
    for name in ["Ada Holm", "Jon Berg", "Mia Strand"] {
      let face = ImageView(
        image: Image(
          name: name.lowercased(), size: Size(width: 44, height: 44), accessibilityLabel: name))
      face.frame.origin = Point(x: 20, y: bottom)
      face.isAccessibilityElement = isFaulty
      view.addSubview(face)
      let label = Label(frame: Rect(x: 76, y: bottom, width: 297, height: 44))
      label.text = name
      view.addSubview(label)
      rows.append((name, [face, label]))
      bottom += 52
    }
    button("Invite Somebody") { $0.alert("Invitations are sent by letter") }
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != sought else { return }
    sought = text
    let found = rows.filter { text.isEmpty || $0.name.contains(text) }
    for row in rows {
      let isFound = found.contains { $0.name == row.name }
      for part in row.parts { part.isHidden = !isFound }
    }
    if !text.isEmpty { sayLater("Found: \(found.count)") }
    post(.layoutChanged(nil))
  }
}
