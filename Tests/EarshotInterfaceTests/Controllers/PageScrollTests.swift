import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

/// Pages that a swipe of three fingers turns (guide row G30).
@Suite struct PageScrollTests {
  /// Pages named by a letter, from A to D.
  private final class Pages: PageViewControllerDataSource {
    let pages = ["A", "B", "C", "D"].map { name in
      let page = ViewController()
      page.title = name
      return page
    }

    private func page(beside page: ViewController, _ step: Int) -> ViewController? {
      guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(place + step) ? pages[place + step] : nil
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore controller: ViewController
    ) -> ViewController? { page(beside: controller, -1) }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter controller: ViewController
    ) -> ViewController? { page(beside: controller, 1) }
  }

  private let app = TestApp()
  private let pages = Pages()

  /// The page after each scroll from the second page, with `no` for one that is left to others.
  private func scroll(
    _ directions: [AccessibilityScrollDirection],
    _ orientation: PageViewController.NavigationOrientation,
    isMirrored: Bool = false
  ) -> String {
    let controller = PageViewController()
    controller.navigationOrientation = orientation
    controller.dataSource = pages
    controller.setViewControllers([pages.pages[1]], direction: .forward, animated: false)
    if isMirrored { app.application.traitCollection.layoutDirection = .rightToLeft }
    app.window.rootViewController = controller
    app.application.update()
    return directions.map { direction in
      let isDone = controller.accessibilityScroll(direction)
      app.application.update()
      return isDone ? controller.viewControllers?.first?.title ?? "" : "no"
    }.joined(separator: " ")
  }

  @Test func theDirectionsOfTheOrientationTurnPages() {
    let all: [AccessibilityScrollDirection] = [.right, .right, .right, .left, .up, .down]
    #expect(scroll(all, .horizontal) == "C D no C no no")
    #expect(scroll([.down, .up, .up, .up, .left, .right], .vertical) == "C B A no no no")
    #expect(scroll([.next, .previous], .horizontal) == "C B")
    #expect(scroll([.next, .previous], .vertical) == "C B")
  }

  @Test func linesThatRunTheOtherWayTurnTheOtherWay() {
    #expect(scroll([.left, .left, .left, .right], .horizontal, isMirrored: true) == "C D no C")
  }
}
