import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Where menus open on a screen of 400 by 800 points of which 20 and 34 are covered: 250 points wide, with
/// headings of 28 points and rows of 44.
@Suite struct MenuPlacesTests {
  private let app = TestApp()
  private let screen = ViewController()
  private let button = Button()

  init() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    app.window.rootViewController = screen
    screen.view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
  }

  private func open(_ frame: Rect, title: String = "", rows: Int) -> [String] {
    button.frame = frame
    button.menu = Menu(title: title, children: (0..<rows).map { Action(title: "\($0)") { _ in } })
    app.application.update()
    app.activate(button)
    app.application.update()
    guard let menu = screen.presentedViewController?.view else { return [] }
    return ([menu] + menu.subviews).map { TreeText.text(of: $0.frame) }
  }

  @Test func rowsStandBelowTheHeading() {
    #expect(
      open(Rect(x: 175, y: 100, width: 50, height: 50), title: "Sort", rows: 2) == [
        "75 150 250 116", "0 0 250 28", "0 28 250 44", "0 72 250 44",
      ])
  }

  @Test(
    arguments: [
      (Rect(x: 0, y: 100, width: 50, height: 50), 2, "8 150 250 88"),
      (Rect(x: 350, y: 700, width: 50, height: 50), 2, "142 612 250 88"),
      (Rect(x: 175, y: 100, width: 50, height: 50), 30, "75 28 250 730"),
    ])
  func aMenuOpensBesideItsButton(frame: Rect, rows: Int, expected: String) {
    #expect(open(frame, rows: rows).first == expected)
  }

  @Test func aMenuWithoutRowsDoesNotOpen() {
    #expect(open(Rect(x: 175, y: 100, width: 50, height: 50), rows: 0) == [])
  }
}
