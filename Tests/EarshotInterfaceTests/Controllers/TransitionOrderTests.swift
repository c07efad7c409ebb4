import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Orders of transitions beside those that the vectors show (What UIKit does, "Orders of
/// transitions").
@Suite struct TransitionOrderTests {
  @Test func aSwipeBackThatIsCancelledLeavesTheStackAsItWas() {
    let stage = TracedApp()
    let navigation = stage.stack(stage.a, stage.b)
    navigation.beginInteractivePop()?.cancel()
    let stack = navigation.viewControllers
    #expect(stack.count == 2 && stack.first === stage.a && stack.last === stage.b)
    navigation.beginInteractivePop()?.finish()
    #expect(navigation.topViewController === stage.a)
  }

  @Test func aWindowThatIsHiddenTakesItsScreenAway() {
    let stage = TracedApp()
    stage.show(stage.a)
    stage.app.window.isHidden = true
    stage.app.application.update()
    #expect(stage.log.take([.appearance]) == ["A.viewWillDisappear", "A.viewDidDisappear"])
    stage.app.window.isHidden = false
    stage.app.application.update()
    #expect(stage.log.take([.appearance]) == ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test func aCurlThatIsTurnedBack() {
    let stage = TracedApp()
    let pages = PageViewController()
    pages.transitionStyle = .pageCurl
    let book = TwoPages(stage.a, stage.b)
    pages.dataSource = book
    pages.viewControllers = [stage.a]
    stage.show(pages)
    pages.beginInteractiveTurn(.forward)?.cancel()
    #expect(
      stage.log.take([.appearance]) == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewWillDisappear", "A.viewWillAppear",
        "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test func everyAppearanceHasItsLayout() {
    let stage = TracedApp()
    let tabs = TabBarController()
    tabs.viewControllers = [stage.a, stage.b]
    stage.show(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    tabs.selectedIndex = 0
    stage.app.application.update()
    #expect(
      stage.log.take([.appearance, .isAppearing, .layout], of: ["A"]) == [
        "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
  }

  @Test func aSwapTellsTheOldChildFirst() {
    let stage = TracedApp()
    stage.c.addChild(stage.a)
    stage.c.addChild(stage.b)
    stage.show(stage.c)
    stage.c.view.addSubview(stage.a.view)
    stage.settle()
    stage.c.transition(
      from: stage.a, to: stage.b, duration: 0.3, completion: { _ in stage.log("completion") })
    stage.app.application.update()
    #expect(
      stage.log.take([.appearance, .others]) == [
        "A.viewWillDisappear", "B.viewWillAppear", "completion", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
  }

  @Test func aSecondPresentationIsNotThatOfTheFirst() {
    let stage = TracedApp()
    stage.show(stage.a)
    stage.a.present(stage.b, animated: false)
    let first = stage.b.presentationController
    stage.a.dismiss(animated: false)
    stage.a.present(stage.b, animated: false)
    #expect(stage.b.presentationController !== first)
  }
}

private final class TwoPages: PageViewControllerDataSource {
  let first: ViewController
  let second: ViewController

  init(_ first: ViewController, _ second: ViewController) {
    self.first = first
    self.second = second
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? {
    controller === second ? first : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? {
    controller === first ? second : nil
  }
}
