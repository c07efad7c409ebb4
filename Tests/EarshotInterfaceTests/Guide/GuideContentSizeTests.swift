import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Row G19: the size that a screen would like reaches whoever presents its containers.
@Suite struct GuideContentSizeTests {
  private let app = TestApp(traitCollection: TraitCollection(userInterfaceIdiom: .pad))
  private let first = ViewController()
  private let second = ViewController()

  private func size(_ width: Double, _ height: Double) -> Size {
    Size(width: width, height: height)
  }

  @Test func aStackFollowsItsScreenOnTop() {
    first.preferredContentSize = size(100, 200)
    let stack = NavigationController(rootViewController: first)
    let outer = NavigationController(rootViewController: stack)
    #expect(stack.preferredContentSize == size(100, 200))
    #expect(outer.preferredContentSize == size(100, 200))
    first.preferredContentSize = size(110, 210)
    #expect(outer.preferredContentSize == size(110, 210))
    second.preferredContentSize = size(50, 60)
    stack.pushViewController(second, animated: false)
    #expect(outer.preferredContentSize == size(50, 60))
    first.preferredContentSize = size(1, 1)
    #expect(outer.preferredContentSize == size(50, 60))
    stack.popViewController(animated: false)
    #expect(outer.preferredContentSize == size(1, 1))
    stack.pushViewController(ViewController(), animated: false)
    #expect(outer.preferredContentSize == .zero)
  }

  @Test func aSizeOfItsOwnHoldsUntilAScreenAsksForOne() {
    let stack = NavigationController()
    stack.preferredContentSize = size(300, 400)
    stack.pushViewController(first, animated: false)
    #expect(stack.preferredContentSize == size(300, 400))
    first.preferredContentSize = size(10, 20)
    #expect(stack.preferredContentSize == size(10, 20))
  }

  @Test func aPopoverTakesTheSizeOfTheScreenOnTop() {
    let root = ViewController()
    app.window.rootViewController = root
    app.application.update()
    let stack = NavigationController(rootViewController: first)
    stack.modalPresentationStyle = .popover
    root.present(stack, animated: false)
    app.application.update()
    #expect(TreeText.text(of: stack.view.frame) == "40 160 320 480")
    first.preferredContentSize = size(100, 200)
    app.application.update()
    #expect(TreeText.text(of: stack.view.frame) == "150 300 100 200")
  }
}
