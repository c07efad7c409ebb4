import Earshot
import Testing

/// A view of the app's own that shows a book page by page.
private final class BookView: View {
  let pages = ["It was a dark night.", "The storm went on.", "Then it was day."]
  private(set) var page = 0 { didSet { text.text = pages[page] } }
  private let text = Label(frame: Rect(x: 16, y: 100, width: 358, height: 400))

  override init(frame: Rect) {
    super.init(frame: frame)
    text.text = pages[0]
    addSubview(text)
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .right, .previous: page = max(page - 1, 0)
    case .left, .next: page = min(page + 1, pages.count - 1)
    default: return false
    }
    window?.application?.post(.pageScrolled("Page \(page + 1) of \(pages.count)"))
    return true
  }
}

/// A view of the app's own whose value is changed by one up or down.
private final class RatingView: View {
  private(set) var stars = 3

  override init(frame: Rect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }

  override var accessibilityValue: String? {
    get { "\(stars) stars" }
    set {}
  }

  override func accessibilityIncrement() { stars = min(stars + 1, 5) }
  override func accessibilityDecrement() { stars = max(stars - 1, 0) }
}

/// Turning pages and changing values.
@Suite struct AdjustingTests {
  private let screen = ViewController()

  private func app(_ view: View) throws -> GuideApp {
    screen.view.addSubview(view)
    let app = GuideApp(screen)
    try app.session.enable()
    _ = app.heard()
    return app
  }

  @Test("Three fingers turn the pages of a view that is asked with the direction", .shows(.g30))
  func pages() throws {
    let book = BookView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let app = try app(book)
    try app.session.command(.scroll(.left))
    app.session.settle()
    #expect(book.page == 1)
    try app.session.command(.scroll(.left))
    try app.session.command(.scroll(.right))
    app.session.settle()
    #expect(book.page == 1)
    #expect(
      app.heard().filter { $0.hasPrefix("Page") } == [
        "Page 2 of 3", "Page 3 of 3", "Page 2 of 3",
      ])
  }

  @Test("A direction that the view does not have is not its own", .shows(.g30))
  func otherDirections() throws {
    let book = BookView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    let app = try app(book)
    try app.session.command(.scroll(.up))
    #expect(book.page == 0 && app.heard() == [])
  }

  @Test("A value is made larger and smaller", .shows(.g31))
  func values() throws {
    let rating = RatingView(frame: Rect(x: 16, y: 100, width: 200, height: 44))
    let app = try app(rating)
    #expect(try app.session.currentSpeech == "Rating, 3 stars, adjustable")
    try app.session.command(.increment)
    try app.session.command(.increment)
    try app.session.command(.decrement)
    #expect(rating.stars == 4)
    #expect(app.heard() == ["4 stars", "5 stars", "4 stars"])
  }

  @Test("An adjustable element that does not adjust is told of", .shows(.g31))
  func missingMethods() throws {
    let silent = View(frame: Rect(x: 16, y: 100, width: 200, height: 44))
    silent.isAccessibilityElement = true
    silent.accessibilityLabel = "Rating"
    silent.accessibilityTraits = .adjustable
    let app = try app(silent)
    try app.session.command(.increment)
    #expect(app.session.transcript.text.contains("nothing answered increment"))
  }
}
