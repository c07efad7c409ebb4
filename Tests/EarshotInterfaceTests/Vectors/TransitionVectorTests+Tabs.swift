import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport

private final class TabsDelegate: TabBarControllerDelegate {
  let log: Log
  var isWilling = true
  init(_ log: Log) { self.log = log }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool {
    isWilling
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {
    log("delegate.didSelect(\(controller.accessibilityIdentifier ?? ""))")
  }
}

private final class Book: PageViewControllerDataSource {
  let pages: [ViewController]
  init(_ pages: [ViewController]) { self.pages = pages }

  private func page(beside controller: ViewController, _ step: Int) -> ViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? {
    page(beside: controller, -1)
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? {
    page(beside: controller, 1)
  }
}

extension TransitionVectorTests {
  private static func tabs(
    isWilling: Bool = true, _ families: Set<CallbackFamily>,
    _ step: (TracedApp, TabBarController) -> Void
  ) -> TestValue {
    let stage = TracedApp()
    let tabs = TabBarController()
    let delegate = TabsDelegate(stage.log)
    delegate.isWilling = isWilling
    tabs.delegate = delegate
    tabs.viewControllers = [stage.a, stage.b]
    stage.show(tabs)
    return withExtendedLifetime(delegate) {
      step(stage, tabs)
      stage.app.application.update()
      return TestValue(stage.log.take(families).filter { !$0.hasSuffix(".loadView") })
    }
  }

  static var tabAdapters: [String: VectorCheck.Adapter] {
    [
      "tab-01": {
        tabs([.loading, .appearance]) { $1.selectedIndex = 1 }
      },
      "tab-02": {
        let stage = TracedApp()
        let tabs = TabBarController()
        tabs.viewControllers = [stage.a, stage.b]
        stage.app.window.rootViewController = tabs
        stage.app.application.update()
        return TestValue(
          stage.log.take([.loading, .appearance]).filter { !$0.hasSuffix(".loadView") })
      },
      "tab-03": {
        tabs(isWilling: false, Set(CallbackFamily.allCases)) { stage, _ in
          _ = stage.b.tabBarItem.accessibilityActivate()
        }
      },
      "tab-04": {
        tabs(Set(CallbackFamily.allCases)) { stage, _ in
          _ = stage.a.tabBarItem.accessibilityActivate()
        }
      },
    ]
  }

  private static func turn(
    _ style: PageViewController.TransitionStyle, cancelled: Bool = false
  ) -> TestValue {
    let stage = TracedApp()
    let pages = PageViewController()
    pages.transitionStyle = style
    let book = Book([stage.a, stage.b])
    pages.dataSource = book
    pages.viewControllers = [stage.a]
    stage.show(pages)
    return withExtendedLifetime(book) {
      stage.trace {
        if cancelled {
          pages.beginInteractiveTurn(.forward)?.cancel()
        } else {
          pages.setViewControllers([stage.b], direction: .forward, animated: true)
        }
      }
    }
  }

  static var pageAdapters: [String: VectorCheck.Adapter] {
    [
      "page-01": { turn(.scroll) },
      "page-02": { turn(.scroll, cancelled: true) },
      "page-03": { turn(.pageCurl) },
    ]
  }
}
