import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct RefreshControlTests {
  private let app = TestApp()
  private let list = ScrollView()
  private let refresh = RefreshControl()
  private let log = Log()

  init() {
    app.add(list, 0, 0, 400, 300)
    list.contentSize = Size(width: 400, height: 900)
    list.refreshControl = refresh
    refresh.addAction(Action { [log] _ in log("refresh") }, for: .valueChanged)
    app.application.update()
    _ = app.application.takeAccessibilityNotifications()
  }

  /// Scrolls by a page, and says what a listener is told.
  private func scroll(_ direction: AccessibilityScrollDirection) -> [String] {
    guard list.accessibilityScroll(direction) else { return ["nothing"] }
    return app.application.takeAccessibilityNotifications().map {
      if case .pageScrolled(let text) = $0 { text?.text ?? "" } else { "\($0)" }
    }
  }

  @Test func aPageAboveTheTopRefreshes() {
    #expect(scroll(.down) == ["Page 2 of 3"] && scroll(.up) == ["Page 1 of 3"])
    #expect(log.lines.isEmpty && !refresh.isRefreshing && !refresh.isAccessibilityElement)
    #expect(scroll(.up) == ["In progress"] && log.take() == ["refresh"])
    #expect(refresh.isRefreshing && refresh.isAccessibilityElement)
    // It goes on already.
    #expect(scroll(.previous) == ["In progress"] && log.lines.isEmpty)
    refresh.endRefreshing()
    refresh.attributedTitle = "Loading mail"
    #expect(scroll(.previous) == ["Loading mail"] && log.take() == ["refresh"])
    #expect(scroll(.next) == ["Page 2 of 3"])
    #expect(
      TreeText.of(refresh, frames: false) == "* RefreshControl \"Loading mail\" updatesFrequently")
  }

  @Test func theProgramTellsNobody() {
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && log.lines.isEmpty)
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing && log.lines.isEmpty)
  }

  @Test func anAppThatEndsAtOnceSaysNothing() {
    refresh.addAction(Action { [refresh] _ in refresh.endRefreshing() }, for: .valueChanged)
    #expect(scroll(.up) == [] && log.take() == ["refresh"])
  }

  @Test func aContentThatFitsIsRefreshedAsWell() {
    list.contentSize = Size(width: 400, height: 100)
    #expect(scroll(.up) == ["In progress"])
    #expect(scroll(.down) == ["nothing"])
  }

  @Test func whatIsNotThereDoesNotRefresh() {
    refresh.isEnabled = false
    #expect(scroll(.up) == ["Page 1 of 3"])
    list.refreshControl = nil
    #expect(refresh.superview == nil && scroll(.up) == ["Page 1 of 3"] && log.lines.isEmpty)
  }

  @Test func aTableScreenHasTheOneOfItsTable() {
    let screen = TableViewController()
    screen.refreshControl = refresh
    #expect(screen.tableView.refreshControl === refresh && screen.refreshControl === refresh)
  }
}
