import EarshotInterface
import EarshotModel
import EarshotTestApps
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

  @Test func anAlertStandsInTheMiddleAndASheetAtTheLowerEdge() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let alert = alert([("Cancel", .cancel)]).view.frame
    #expect(alert.width == 270 && alert.center == Point(x: 200, y: 400))
    screen.dismiss(animated: false)
    app.application.update()
    let sheet = self.alert([("Cancel", .cancel)], style: .actionSheet).view.frame
    #expect(sheet.minX == 8 && sheet.maxX == 392 && sheet.maxY == 800 - 34 - 8)
    #expect(sheet.height > 44 && sheet.height < 300)
  }

  /// Two buttons of an alert stand side by side, any other number and those of a sheet one below another.
  @Test(
    arguments: [
      (.alert, 1, 1), (.alert, 2, 1), (.alert, 3, 3), (.actionSheet, 2, 2), (.actionSheet, 3, 3),
    ] as [(AlertController.Style, Int, Int)])
  func buttonsOfAlertsStandInRows(style: AlertController.Style, count: Int, rows: Int) {
    let titles = ["One", "Two", "Three"].prefix(count)
    let alert = alert(titles.map { ($0, .default) }, style: style)
    #expect(Set(buttons(of: alert).map(\.frame.minY)).count == rows)
    #expect(buttons(of: alert).first?.frame.minX == 0)
    #expect(buttons(of: alert).last?.frame.maxX == alert.view.frame.width)
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
