import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

private final class Warned: ViewController {
  let log: Log
  init(_ name: String, _ log: Log) {
    self.log = log
    super.init()
    title = name
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log(title ?? "")
  }
}

/// Memory warnings reach whatever an app holds, wherever it stands (row G13).
@Suite struct MemoryWarningTests {
  private let app = TestApp()

  private func screen(_ name: String) -> Warned { Warned(name, app.log) }

  @Test("below others on a stack, behind tabs and the More tab, presented, and embedded: once each")
  func everywhere() {
    let tabs = TabBarController()
    let stack = NavigationController(rootViewController: screen("buried"))
    let top = screen("top")
    stack.pushViewController(top, animated: false)
    tabs.viewControllers = [stack] + (1...6).map { screen("tab \($0)") }
    app.window.rootViewController = tabs
    app.application.update()
    let embedded = screen("embedded")
    top.addChild(embedded)
    top.view.addSubview(embedded.view)
    embedded.didMove(toParent: top)
    let sheet = screen("sheet")
    tabs.present(sheet, animated: false)
    app.application.update()
    sheet.present(screen("alert"), animated: false)
    app.application.update()
    tabs.selectedIndex = 6
    app.application.update()
    app.application.receiveMemoryWarning()
    #expect(
      app.log.take().sorted() == [
        "alert", "buried", "embedded", "sheet", "tab 1", "tab 2", "tab 3", "tab 4", "tab 5",
        "tab 6", "top",
      ])
  }

  @Test("a column of a split view that a person has gone back from, and one that was left aside")
  func columns() {
    let split = SplitViewController()
    split.viewControllers = [
      NavigationController(rootViewController: screen("list")), screen("detail"),
    ]
    app.window.rootViewController = split
    app.application.update()
    app.application.receiveMemoryWarning()
    #expect(app.log.take().sorted() == ["detail", "list"])
    split.showPrimary()
    app.application.update()
    app.application.receiveMemoryWarning()
    #expect(app.log.take().sorted() == ["detail", "list"])
  }
}
