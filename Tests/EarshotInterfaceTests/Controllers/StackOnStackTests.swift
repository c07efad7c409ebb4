import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// The bar of stacks that stand on stacks.
@Suite struct StackOnStackTests {
  private func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  @Test("a stack below that gets its screens late is led back to all the same")
  func lateScreens() {
    let app = TestApp()
    let (outer, below, above) = (
      NavigationController(), NavigationController(), NavigationController()
    )
    above.viewControllers = [screen("Above")]
    outer.viewControllers = [below, above]
    app.window.rootViewController = outer
    app.application.update()
    #expect(above.navigationBar.items?.map(\.title) == ["Above"])
    below.viewControllers = [screen("First"), screen("Second")]
    app.application.update()
    #expect(above.navigationBar.items?.map(\.title) == ["First", "Second", "Above"])
    below.popViewController(animated: false)
    app.application.update()
    #expect(above.navigationBar.items?.map(\.title) == ["First", "Above"])
  }
}
