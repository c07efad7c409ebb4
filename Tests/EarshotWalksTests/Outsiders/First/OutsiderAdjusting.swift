import EarshotInterface
import EarshotModel

extension OutsiderPair {
  static var adjusting: [OutsiderPair] {
    [
      .stack("adjustable-no-change", "the value of the stars was set once and for all") {
        RatingController("Rate the ferry", isFaulty: $0)
      },
      .stack("adjustable-not-inverse", "the zoom grows by half and shrinks by a quarter") {
        ReadingController("Text", isFaulty: $0)
      },
      .stack("adjustable-unbounded", "as many guests as anybody likes") {
        BookingController("Table", isFaulty: $0)
      },
    ]
  }
}

/// Five stars, of which some are filled.
private final class StarsView: View {
  private(set) var stars = 3 { didSet { setNeedsLayout() } }
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    if isFaulty { accessibilityValue = text }
    for index in 0..<5 {
      let star = ImageView(image: Image(systemName: "star"))
      star.frame = Rect(x: Double(index) * 44, y: 0, width: 44, height: 44)
      addSubview(star)
    }
  }

  private var text: String { stars == 1 ? "1 star" : "\(stars) stars" }

  override var accessibilityValue: String? {
    get { isFaulty ? super.accessibilityValue : text }
    set { super.accessibilityValue = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in subviews.enumerated() {
      (star as? ImageView)?.image = Image(systemName: index < stars ? "star.fill" : "star")
    }
  }

  override func accessibilityIncrement() { stars = min(5, stars + 1) }
  override func accessibilityDecrement() { stars = max(1, stars - 1) }
}

private final class RatingController: ColumnController {
  override func build() {
    column.append(
      heading("How was it?"), label("The Night Ferry, yesterday"), StarsView(isFaulty: isFaulty),
      field("Comment"), toggle("Show my name") { _ in },
      button("Send") { [weak self] in self?.inform("Thank you", "We read everything.") })
  }
}

/// A control that steps a number, in a way of its own.
private final class StepView: View {
  private var number: Int
  private let text: (Int) -> String
  private let up: (Int) -> Int
  private let down: (Int) -> Int

  init(
    _ name: String, _ number: Int, text: @escaping (Int) -> String, up: @escaping (Int) -> Int,
    down: @escaping (Int) -> Int
  ) {
    self.number = number
    self.text = text
    self.up = up
    self.down = down
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
  }

  override var accessibilityValue: String? {
    get { text(number) }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { number = up(number) }
  override func accessibilityDecrement() { number = down(number) }
}

private final class ReadingController: ColumnController {
  override func build() {
    let isFaulty = isFaulty
    let zoom = StepView(
      "Size of text", 100, text: { "\($0)%" },
      up: { min(400, isFaulty ? $0 * 3 / 2 : $0 + 25) },
      down: { max(50, isFaulty ? $0 * 3 / 4 : $0 - 25) })
    column.append(
      heading("Reading"), zoom, toggle("Bold") { _ in }, toggle("Wide lines") { _ in },
      heading("Example"), label("The ferry leaves at noon."),
      button("Reset") { [weak self] in self?.announce("As at the beginning") })
  }
}

private final class BookingController: ColumnController {
  override func build() {
    let limit = isFaulty ? Int.max : 12
    let guests = StepView(
      "Guests", 2, text: { $0 == 1 ? "1 guest" : "\($0) guests" },
      up: { min(limit, $0 + 1) }, down: { max(1, $0 - 1) })
    column.append(
      heading("Café Anchor"), label("Friday at eight"), guests, toggle("Outside") { _ in },
      field("Wishes"),
      button("Book") { [weak self] in self?.inform("Booked", "See you on Friday.") })
  }
}
