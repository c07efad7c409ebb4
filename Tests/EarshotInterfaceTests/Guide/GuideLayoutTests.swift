import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Row G12: guides keep content visible, and constraints go with their views.
@Suite struct GuideLayoutTests {
  private let app = TestApp()

  private func text(_ guide: LayoutGuide) -> String { TreeText.text(of: guide.layoutFrame) }

  @Test func guidesKeepContentBelowAndAboveBars() {
    app.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let screen = ViewController()
    let stack = NavigationController(rootViewController: screen)
    let tabs = TabBarController()
    tabs.viewControllers = [stack]
    app.window.rootViewController = tabs
    app.application.update()
    #expect(text(screen.view.safeAreaLayoutGuide) == "0 91 400 626")
    stack.isNavigationBarHidden = true
    app.application.update()
    #expect(text(screen.view.safeAreaLayoutGuide) == "0 47 400 670")
    let inner = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    screen.view.addSubview(inner)
    #expect(text(inner.safeAreaLayoutGuide) == "0 27 100 73")
    #expect(text(inner.layoutMarginsGuide) == "8 35 84 57")
    screen.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    #expect(text(screen.view.safeAreaLayoutGuide) == "5 57 395 660")
  }

  @Test func aViewThatLeavesTakesItsConstraintsAlong() {
    let (outer, box, label) = (View(), View(), Label())
    let guide = LayoutGuide(identifier: "inner")
    outer.addSubview(box)
    box.addSubview(label)
    box.addLayoutGuide(guide)
    let own = LayoutConstraint(item: label, attribute: .width, constant: 20)
    box.constraints = [own]
    outer.constraints = [
      LayoutConstraint(item: label, attribute: .top, toItem: outer, attribute: .top),
      LayoutConstraint(item: outer, attribute: .left, toItem: guide, attribute: .left),
      LayoutConstraint(item: outer, attribute: .height, constant: 40, identifier: "stays"),
    ]
    box.removeFromSuperview()
    #expect(outer.constraints.map(\.identifier) == ["stays"])
    #expect(box.constraints.count == 1)
    label.removeFromSuperview()
    #expect(box.constraints.isEmpty)
  }

  @Test func aConstraintCanBeSuspended() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let box = View(frame: Rect(x: 5, y: 0, width: 50, height: 50))
    outer.addSubview(box)
    let leading = LayoutConstraint(
      item: box, attribute: .leading, toItem: outer, attribute: .leading, constant: 20)
    outer.constraints = [leading]
    app.window.addSubview(outer)
    app.application.update()
    #expect(TreeText.text(of: box.frame) == "20 0 50 50")
    leading.isActive = false
    box.frame.origin.x = 120
    outer.setNeedsLayout()
    app.application.update()
    #expect(TreeText.text(of: box.frame) == "120 0 50 50")
    leading.isActive = true
    outer.setNeedsLayout()
    app.application.update()
    #expect(TreeText.text(of: box.frame) == "20 0 50 50")
  }
}
