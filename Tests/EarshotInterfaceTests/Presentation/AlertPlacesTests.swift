import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Where alerts and action sheets stand on a screen of 400 by 800 points, and what is on them.
@Suite struct AlertPlacesTests {
  private func alert(
    _ style: AlertController.Style, _ idiom: InterfaceIdiom = .phone, title: String? = "Title",
    message: String? = "Message", fields: Int = 0, actions: Int, source: Rect? = nil
  ) -> [String] {
    let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let screen = ViewController()
    app.window.rootViewController = screen
    app.application.update()
    let alert = AlertController(title: title, message: message, preferredStyle: style)
    for _ in 0..<fields { alert.addTextField() }
    for number in 0..<actions { alert.addAction(AlertAction(title: "\(number)")) }
    if let source {
      alert.popoverPresentationController?.sourceView = screen.view
      alert.popoverPresentationController?.sourceRect = source
    }
    screen.present(alert, animated: false)
    app.application.update()
    return ([alert.view] + alert.view.subviews).map { TreeText.text(of: $0.frame) }
  }

  /// Texts are 20.5 points high and stand 4 points apart, rows are 44 high.
  @Test func whatStandsOnAnAlert() {
    #expect(
      alert(.alert, fields: 2, actions: 2) == [
        "65 293.5 270 213", "16 16 238 20.5", "16 40.5 238 20.5", "16 65 238 44", "16 109 238 44",
        "0 169 135 44", "135 169 135 44",
      ])
    #expect(
      alert(.alert, message: nil, actions: 3) == [
        "65 305.75 270 188.5", "16 16 238 20.5", "0 56.5 270 44", "0 100.5 270 44",
        "0 144.5 270 44",
      ])
    #expect(alert(.alert, title: nil, message: "", actions: 1) == ["65 362 270 76", "0 32 270 44"])
  }

  @Test func aSheetStandsAtTheLowerEdge() {
    #expect(
      alert(.actionSheet, title: nil, message: nil, actions: 2) == [
        "8 638 384 120", "0 32 384 44", "0 76 384 44",
      ])
  }

  /// On a tablet it stands beside what opened it, or in the middle where nothing did.
  @Test func aSheetOfATabletStandsBesideItsSource() {
    func place(_ source: Rect?) -> String {
      alert(.actionSheet, .pad, title: nil, message: nil, actions: 2, source: source)[0]
    }
    #expect(place(Rect(x: 180, y: 100, width: 40, height: 40)) == "48 140 304 120")
    #expect(place(Rect(x: 0, y: 700, width: 40, height: 40)) == "8 580 304 120")
    #expect(place(Rect(x: 360, y: -90, width: 40, height: 40)) == "88 28 304 120")
    #expect(place(nil) == "48 340 304 120")
    #expect(alert(.alert, .pad, title: nil, message: nil, actions: 1)[0] == "65 362 270 76")
  }

  /// What cancels stands first of two in an alert, last of others, and nowhere on a tablet's sheet.
  @Test(
    arguments: [
      (.alert, .phone, ["Cancel", "A"], "Cancel A"), (.alert, .phone, ["A", "Cancel"], "Cancel A"),
      (.alert, .phone, ["Cancel"], "Cancel"), (.alert, .phone, ["Cancel", "A", "B"], "A B Cancel"),
      (.actionSheet, .phone, ["Cancel", "A"], "A Cancel"),
      (.actionSheet, .pad, ["Cancel", "A"], "A"),
      (.alert, .pad, ["A", "Cancel"], "Cancel A"),
    ] as [(AlertController.Style, InterfaceIdiom, [String], String)])
  func actionsHaveAnOrder(
    style: AlertController.Style, idiom: InterfaceIdiom, titles: [String], expected: String
  ) {
    let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: idiom))
    let screen = ViewController()
    app.window.rootViewController = screen
    app.application.update()
    let alert = AlertController(title: nil, message: nil, preferredStyle: style)
    for title in titles {
      alert.addAction(AlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    screen.present(alert, animated: false)
    app.application.update()
    let shown = alert.view.subviews.compactMap(\.accessibilityLabel).joined(separator: " ")
    #expect(shown == expected)
  }
}
