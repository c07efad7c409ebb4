import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// How screens follow one another.
  static var screens: [OutsiderPair] {
    [
      OutsiderPair("screen-change-silent", "a wizard of the app's own swaps its steps unheard") {
        TripWizard($0)
      },
      OutsiderPair("screen-change-spurious", "a heart on a song is told as a new screen") {
        SongScreen($0).inStack
      },
      OutsiderPair("screen-change-storm", "every panel of a report tells of a new screen") {
        ReportScreen($0).inStack
      },
    ]
  }
}

/// A container for the steps of a booking.
private final class TripWizard: ViewController {
  /// A step.
  final class Step: StackedScreen {
    let number: Int
    private(set) var first = View()

    init(_ number: Int) {
      self.number = number
      super.init(nil)
    }

    private var wizard: TripWizard? { parent as? TripWizard }

    override func viewDidLoad() {
      bottom = 60
      first = heading(["Where to?", "How many?", "All Set"][number])
      switch number {
      case 0:
        field("Harbour")
        toggle("Return Trip")
      case 1:
        stepper("Passengers", from: 1, to: 9)
        toggle("With a Bicycle")
        toggle("With a Dog")
      default: text("Your trip is booked. The ferry leaves at nine.")
      }
      if number < 2 { button("Next") { $0.wizard?.show($0.number + 1) } }
      if number > 0 { button("Back") { $0.wizard?.show($0.number - 1) } }
      button("Help") { $0.alert("Call the office") }
    }

    override func accessibilityPerformEscape() -> Bool {
      guard number > 0, let wizard else { return super.accessibilityPerformEscape() }
      wizard.show(number - 1)
      return true
    }
  }

  private let isFaulty: Bool
  private var step: Step?

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    title = "Book a Trip"
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() { swap(to: Step(0)) }

  private func show(_ number: Int) {
    let step = Step(number)
    swap(to: step)
    if !isFaulty { application?.post(.screenChanged(.element(step.first))) }
  }

  private func swap(to new: Step) {
    if let step {
      step.willMove(toParent: nil)
      step.view.removeFromSuperview()
      step.removeFromParent()
    }
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.didMove(toParent: self)
    step = new
  }
}

/// A song that can be liked.
private final class SongScreen: StackedScreen {
  private let isFaulty: Bool
  private lazy var heart = button("Like") { $0.like() }
  private lazy var save = button("Download") { $0.download() }
  private let progress = ProgressView()

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Harbour Lights")
  }

  override func viewDidLoad() {
    heading("Harbour Lights")
    text("The Night Ferries, 3 minutes 40 seconds")
    _ = heart
    _ = save
    progress.accessibilityLabel = "Download"
    put(progress).isHidden = true
    heading("Words")
    text("All the boats have gone to sleep.")
    text("Only the lighthouse is awake.")
  }

  private func like() {
    heart.isSelected.toggle()
    if isFaulty { post(.screenChanged(.element(heart))) }
  }

  private func download() {
    guard progress.isHidden, progress.progress < 1 else { return say("You have it already") }
    progress.isHidden = false
    sayLater("The download has begun")
    after(1) { $0.load() }
  }

  private func load() {
    progress.progress = min(progress.progress + 0.2, 1)
    guard progress.progress > 0.99 else { return after(1) { $0.load() } }
    sayLater("The song is on this device")
  }
}

/// Numbers of a shop, out of which a report is made.
private final class ReportScreen: StackedScreen {
  /// A part of the report.
  final class Part: StackedScreen {
    private let words: [String]
    private let tellsOfItself: Bool

    init(_ words: [String], tellsOfItself: Bool) {
      self.words = words
      self.tellsOfItself = tellsOfItself
      super.init(nil)
    }

    override func viewDidLoad() {
      bottom = 0
      heading(words[0])
      for line in words.dropFirst() { text(line) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if tellsOfItself { post(.screenChanged(nil)) }
    }
  }

  /// The report.
  final class Report: StackedScreen {
    private let isFaulty: Bool

    init(_ isFaulty: Bool) {
      self.isFaulty = isFaulty
      super.init("Report")
    }

    override func viewDidLoad() {
      let parts = [
        ["Sales", "1200 euros, 4 percent more"], ["Guests", "310, as many as last week"],
        ["Staff", "Two are away"],
      ]
      for (index, words) in parts.enumerated() {
        let part = Part(words, tellsOfItself: isFaulty)
        addChild(part)
        part.view.frame = Rect(x: 0, y: 110 + Double(index) * 160, width: 393, height: 150)
        view.addSubview(part.view)
        part.didMove(toParent: self)
      }
    }
  }

  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Café Pier")
  }

  override func viewDidLoad() {
    heading("This Week")
    text("Open from nine to six")
    button("Report") { screen in
      screen.navigationController?.pushViewController(Report(screen.isFaulty), animated: true)
    }
    button("Opening Hours") { $0.alert("Nine to six, on every day") }
  }
}
