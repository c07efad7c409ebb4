import EarshotInterface
import EarshotModel

/// Apps of canals, along which there is more than a screen holds.
extension OutsiderPair {
  static var seventhCanals: [OutsiderPair] {
    [
      .stack(
        "scroll-unhandled",
        "A list that runs down answers scrolling to the sides only, as the one from which it was copied"
      ) { LarkTowpath("Towpath", $0) },
      .stack(
        "scroll-silent",
        "What is said of the place that scrolling has led to is an empty text"
      ) { LarkLocks("Locks", $0) },
      .stack(
        "direct-touch-trap",
        "The plate that is rung by touching it directly reaches under everything on the screen"
      ) { LarkBargeBell("Bell of the barge", $0) },
    ]
  }
}

private final class LarkMileList: ScrollView {
  var scrollsToSidesOnly = false

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if scrollsToSidesOnly, direction != .left, direction != .right { return false }
    return super.accessibilityScroll(direction)
  }
}

private final class LarkTowpath: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Thirty miles from end to end."))
    let list = LarkMileList(frame: .zero)
    list.scrollsToSidesOnly = isFaulty
    put(list, height: 400)
    for mile in 1...30 {
      list.hold(
        button("Mile \(mile)") { [unowned self] in tell("Mile \(mile)", "The path is dry.") },
        y: Double(mile - 1) * 56)
    }
    list.contentSize = Size(width: 361, height: 30 * 56)
  }
}

private final class LarkLocks: ReedScreen, ScrollViewDelegate {
  private let list = ScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(list, height: 448)
    for number in 1...24 {
      list.hold(words("Lock \(number), open from eight"), y: Double(number - 1) * 56)
    }
    list.contentSize = Size(width: 361, height: 24 * 56)
    list.delegate = self
  }

  func accessibilityScrollStatus(for scrollView: ScrollView) -> String? {
    guard !isFaulty else { return "" }
    let first = Int(scrollView.contentOffset.y / 56) + 1
    return "Locks \(first) to \(min(first + 7, 24))"
  }
}

private final class LarkPlate: View {
  var onTouch: (() -> Void)?

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { onTouch?() }
}

private final class LarkBargeBell: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let plate = LarkPlate()
    plate.isAccessibilityElement = true
    plate.accessibilityLabel = "Bell plate"
    plate.accessibilityTraits = .allowsDirectInteraction
    plate.onTouch = { [unowned self] in sayBehind("Dong") }
    if isFaulty {
      plate.frame = Rect(x: 0, y: 0, width: 393, height: 852)
      view.addSubview(plate)
    }
    put(words("Ring once before a bend."))
    put(button("Rules of the canal") { [unowned self] in tell("Rules", "Keep to the right.") })
    if !isFaulty {
      plate.accessibilityDirectTouchOptions = .requiresActivation
      put(plate, height: 240)
    }
  }
}
