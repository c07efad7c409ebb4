import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// What is moved by fingers.
  static var scrolling: [OutsiderPair] {
    [
      OutsiderPair(
        "scroll-unhandled", "the hours of a day are dragged by a gesture of the app's own"
      ) {
        DayScreen($0).inStack
      },
      OutsiderPair("scroll-silent", "the pages of a comic turn without a word") {
        ComicScreen($0).inStack
      },
      OutsiderPair("direct-touch-trap", "a canvas takes all touches of the whole screen") {
        CanvasScreen($0)
      },
    ]
  }
}

/// The hours of a day.
private final class DayScreen: StackedScreen {
  private let isFaulty: Bool
  private let hours = ScrollView(frame: Rect(x: 0, y: 150, width: 393, height: 560))

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init("Saturday")
  }

  override func viewDidLoad() {
    heading("Hours")
    for hour in 6..<24 {
      let label = Label(
        frame: Rect(x: 20, y: Double(hour - 6) * 80, width: 353, height: 60))
      label.text = hour == 14 ? "14:00 Harbour tour" : "\(hour):00, nothing"
      hours.addSubview(label)
    }
    hours.contentSize = Size(width: 393, height: 18 * 80)
    view.addSubview(hours)
    bottom = 730
    button("New Date") { $0.alert("Dates are made on the web") }
    guard isFaulty else { return }
    // The sheet that this screen once was had to be dragged by the same finger.
    hours.isScrollEnabled = false
    let pan = PanGestureRecognizer()
    pan.addAction(
      Action { [weak self, weak pan] _ in
        if let self, let pan { drag(by: pan.translation(in: view).y) }
      })
    hours.addGestureRecognizer(pan)
  }

  private func drag(by distance: Double) {
    let end = hours.contentSize.height - hours.bounds.height
    hours.contentOffset.y = min(max(hours.contentOffset.y - distance, 0), end)
  }
}

/// A comic of several pages.
private final class ComicScreen: StackedScreen {
  /// One page after the other.
  final class Pages: View {
    let texts = [
      ["A cat sits on the pier.", "It looks at the sea."],
      ["A ferry comes by.", "The cat waves."],
      ["The captain waves back.", "The cat is very pleased."],
    ]
    private var page = 0
    var isSilent = false

    func show() {
      for view in subviews { view.removeFromSuperview() }
      for (index, text) in texts[page].enumerated() {
        let panel = Label(frame: Rect(x: 20, y: Double(index) * 200, width: 353, height: 180))
        panel.text = text
        addSubview(panel)
      }
    }

    func turn(by pages: Int) -> Bool {
      guard texts.indices.contains(page + pages) else { return false }
      page += pages
      show()
      return true
    }

    override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
      let way: Int
      switch direction {
      case .right, .next: way = 1
      case .left, .previous: way = -1
      default: return false
      }
      let hasTurned = turn(by: way)
      if isSilent { return hasTurned }
      window?.application?.post(.pageScrolled("Page \(page + 1) of \(texts.count)"))
      if hasTurned { window?.application?.post(.layoutChanged(.element(subviews[0]))) }
      return true
    }
  }

  private let pages = Pages(frame: Rect(x: 0, y: 160, width: 393, height: 420))

  init(_ isFaulty: Bool) {
    super.init("The Cat of Pier 3")
    pages.isSilent = isFaulty
  }

  override func viewDidLoad() {
    heading("Comic")
    pages.show()
    let swipe = SwipeGestureRecognizer()
    swipe.direction = .left
    swipe.addAction(Action { [weak self] _ in _ = self?.pages.turn(by: 1) })
    pages.addGestureRecognizer(swipe)
    view.addSubview(pages)
    bottom = 600
    button("Save") { $0.alert("Saved for later") }
    button("About the Artist") { $0.alert("Ada Holm", "She lives on the island.") }
  }
}

/// A sheet of paper to draw on.
private final class CanvasScreen: StackedScreen {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nil)
  }

  override func viewDidLoad() {
    let canvas = View(
      frame: isFaulty ? view.bounds : Rect(x: 20, y: 120, width: 353, height: 400))
    canvas.isAccessibilityElement = true
    canvas.accessibilityLabel = "Canvas"
    canvas.accessibilityTraits = .allowsDirectInteraction
    canvas.accessibilityDirectTouchOptions =
      isFaulty ? .silentOnTouch : [.silentOnTouch, .requiresActivation]
    view.addSubview(canvas)
    bottom = 60
    if !isFaulty { heading("Drawing") }
    bottom = 600
    button("Undo") { $0.alert("Nothing to undo") }
    button("Clear") { $0.alert("The paper is empty already") }
    button("Share") { $0.alert("You are not connected") }
  }
}
