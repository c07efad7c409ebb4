import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct AlertActionTests {
  private let app = TestApp()
  private let screen = ViewController()
  private var log: Log { app.log }

  init() {
    app.window.rootViewController = screen
    app.application.update()
  }

  private func alert(
    _ actions: [(String, AlertAction.Style)], style: AlertController.Style = .alert
  ) -> AlertController {
    let alert = AlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    let (log, screen) = (log, screen)
    for (title, style) in actions {
      alert.addAction(
        AlertAction(title: title, style: style) { _ in
          log("\(title) \(screen.presentedViewController == nil ? "after" : "before") closing")
        })
    }
    screen.present(alert, animated: true)
    app.application.update()
    return alert
  }

  /// The buttons on screen, from the top and the leading edge.
  private func buttons(of alert: AlertController) -> [Button] {
    alert.view.subviews.compactMap { $0 as? Button }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  @Test func anActionByTouch() throws {
    let alert = alert([("Cancel", .cancel), ("Delete", .destructive)])
    #expect(buttons(of: alert).map(\.accessibilityLabel) == ["Cancel", "Delete"])
    let delete = try #require(buttons(of: alert).last)
    #expect(app.activate(delete))
    app.application.update()
    #expect(log.take() == ["Delete after closing"] && screen.presentedViewController == nil)
  }

  @Test func aSheetEndsWithWhatCancels() {
    let alert = alert(
      [("Cancel", .cancel), ("One", .default), ("Two", .default)], style: .actionSheet)
    #expect(buttons(of: alert).map(\.accessibilityLabel) == ["One", "Two", "Cancel"])
  }

  @Test func escapeCancels() {
    let alert = alert([("Cancel", .cancel), ("Delete", .destructive)])
    #expect(alert.accessibilityPerformEscape())
    app.application.update()
    #expect(log.take() == ["Cancel after closing"])
  }

  @Test func escapeDoesNotChooseForAnybody() {
    let alert = alert([("Yes", .default), ("No", .default)])
    #expect(alert.accessibilityPerformEscape())
    app.application.update()
    #expect(log.take() == [] && screen.presentedViewController === alert)
  }

  @Test func aDisabledActionDoesNothing() throws {
    let alert = alert([("Delete", .destructive)])
    alert.actions[0].isEnabled = false
    let delete = try #require(buttons(of: alert).first)
    #expect(!app.activate(delete))
    app.application.update()
    #expect(log.take() == [] && screen.presentedViewController === alert)
  }

  @Test func anActionIsDoneOnce() {
    let alert = alert([("Delete", .destructive)])
    alert.perform(alert.actions[0])
    alert.perform(alert.actions[0])
    app.application.update()
    #expect(log.take() == ["Delete after closing"])
    #expect(app.window.rootViewController === screen && screen.presentedViewController == nil)
  }

  @Test func aFieldOfAnAlertIsTypedInto() throws {
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(AlertAction(title: "OK"))
    screen.present(alert, animated: true)
    app.application.update()
    let field = try #require(alert.textFields.first)
    #expect(app.activate(field) && app.application.typeText("Ann"))
    #expect(field.text == "Ann")
    alert.perform(alert.actions[0])
    app.application.update()
    #expect(!field.isEditing && app.application.firstResponder == nil)
  }

  @Test func nothingHoldsAnAlertThatWasClosed() {
    weak var released: AlertController?
    do {
      let alert = alert([("OK", .default)])
      released = alert
      alert.perform(alert.actions[0])
      app.application.update()
    }
    app.application.update()
    #expect(released == nil)
  }
}
