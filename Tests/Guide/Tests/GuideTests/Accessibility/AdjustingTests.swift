import Earshot
import Testing

/// A view of the app's own that shows a book page by page.
private final class BookView: View {
  let pages = ["It was a dark night.", "The storm went on.", "Then it was day."]
  private(set) var page = 0 { didSet { text?.text = pages[page] } }
  @Outlet var text: Label?

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

  override var accessibilityValue: String? {
    get { "\(stars) stars" }
    set {}
  }

  override func accessibilityIncrement() { stars = min(stars + 1, 5) }
  override func accessibilityDecrement() { stars = max(stars - 1, 0) }
}

/// A screen with one view.
private final class OneViewController: ScreenController {
  private let make: () -> View

  init(_ make: @escaping () -> View) {
    self.make = make
    super.init()
  }

  override func makeViews() { add(make()) }
}

/// Turning pages and changing values.
@Suite struct AdjustingTests {
  /// An app whose screen has a view, by itself and where a scene draws it.
  private func app<Shown: View>(
    _ way: Way, _ scene: String, _ make: @escaping () -> Shown
  ) throws -> (GuideApp, Shown) {
    var classes = StoryboardClasses()
    classes.register { BookView() }
    classes.register { RatingView() }
    let screen = try way.screen(.accessibility, scene: scene, with: classes) {
      OneViewController(make)
    }
    let app = GuideApp(screen)
    try app.session.enable()
    _ = app.heard()
    return (app, try #require(screen.view.subviews.first as? Shown))
  }

  private func book(_ way: Way) throws -> (GuideApp, BookView) {
    try app(way, "BookScreen") {
      let book = BookView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
      let text = Label(frame: Rect(x: 16, y: 100, width: 358, height: 400))
      text.text = book.pages[0]
      book.addSubview(text)
      book.text = text
      return book
    }
  }

  /// Makes a view of which it is only said that it can be adjusted.
  private func adjustable<Made: View>(_ view: Made) -> Made {
    view.frame = Rect(x: 16, y: 100, width: 200, height: 44)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityTraits = .adjustable
    return view
  }

  @Test(
    "Three fingers turn the pages of a view that is asked with the direction", .shows(.g30),
    arguments: Way.allCases)
  func pages(_ way: Way) throws {
    let (app, book) = try book(way)
    try app.session.command(.scroll(.left))
    app.session.settle()
    #expect(book.page == 1 && app.focus == "The storm went on.")
    try app.session.command(.scroll(.left))
    try app.session.command(.scroll(.right))
    app.session.settle()
    #expect(book.page == 1)
    #expect(
      app.heard().filter { $0.hasPrefix("Page") } == [
        "Page 2 of 3", "Page 3 of 3", "Page 2 of 3",
      ])
  }

  @Test(
    "A direction that the view does not have is not its own", .shows(.g30),
    arguments: Way.allCases)
  func otherDirections(_ way: Way) throws {
    let (app, book) = try book(way)
    try app.session.command(.scroll(.up))
    #expect(book.page == 0 && app.heard() == [])
  }

  @Test("A value is made larger and smaller", .shows(.g31), arguments: Way.allCases)
  func values(_ way: Way) throws {
    let (app, rating) = try app(way, "RatingScreen") { [self] in adjustable(RatingView()) }
    #expect(try app.session.currentSpeech == "Rating, 3 stars, adjustable")
    try app.session.command(.increment)
    try app.session.command(.increment)
    try app.session.command(.decrement)
    #expect(rating.stars == 4)
    #expect(app.heard() == ["4 stars", "5 stars", "4 stars"])
  }

  @Test(
    "An adjustable element that does not adjust is told of", .shows(.g31),
    arguments: Way.allCases)
  func missingMethods(_ way: Way) throws {
    let (app, _) = try app(way, "SilentScreen") { [self] in adjustable(View()) }
    #expect(try app.session.currentSpeech == "Rating, adjustable")
    try app.session.command(.increment)
    #expect(app.session.transcript.text.contains("nothing answered increment"))
  }
}
