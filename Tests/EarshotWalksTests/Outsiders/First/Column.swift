import EarshotInterface
import EarshotModel

/// Views one below the other, which scroll when there is no room for all.
final class Column: ScrollView {
  /// The views, from the top.
  private(set) var parts: [View] = []

  /// Adds views below the others.
  func append(_ added: View...) {
    for part in added { insert(part, at: parts.count) }
  }

  /// Adds a view at a position from the top.
  func insert(_ part: View, at index: Int) {
    parts.insert(part, at: index)
    addSubview(part)
    setNeedsLayout()
  }

  /// Adds a view below another one.
  func insert(_ part: View, below other: View) {
    insert(part, at: (parts.firstIndex { $0 === other } ?? parts.count - 1) + 1)
  }

  /// Takes a view away.
  func remove(_ part: View) {
    parts.removeAll { $0 === part }
    part.removeFromSuperview()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    var bottom = 12.0
    for part in parts {
      let fitting = part.sizeThatFits(Size(width: width, height: 10_000)).height
      let height = max(fitting, part is Label ? 24 : 44)
      part.frame = Rect(x: 16, y: bottom, width: width, height: height)
      bottom += height + 12
    }
    contentSize = Size(width: bounds.width, height: bottom)
  }
}

/// Views side by side, each as wide as the others.
final class Row: View {
  private let parts: [View]

  init(_ parts: View..., height: Double = 44) {
    self.parts = parts
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: height))
    for part in parts { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / Double(max(1, parts.count))
    for (index, part) in parts.enumerated() {
      part.frame = Rect(
        x: Double(index) * width + 2, y: 0, width: width - 4, height: bounds.height)
    }
  }
}

/// A screen whose views stand one below the other.
class ColumnController: ViewController {
  let column = Column(frame: .zero)
  let isFaulty: Bool

  init(_ title: String?, isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    build()
  }

  /// Puts the views into the column.
  func build() {}

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    column.frame = view.bounds
  }

  /// Tells assistive technology of something.
  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Says something.
  func announce(_ text: String) { post(.announcement(AttributedText(text))) }

  /// Tells something in an alert with one button.
  func inform(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  /// Does something again and again while the screen is seen.
  func every(_ seconds: Double, _ work: @escaping () -> Void) {
    application?.perform(after: seconds) { [weak self] in
      guard let self, isSeen else { return }
      work()
      every(seconds, work)
    }
  }

  private var isSeen: Bool { viewIfLoaded?.window != nil }
}
