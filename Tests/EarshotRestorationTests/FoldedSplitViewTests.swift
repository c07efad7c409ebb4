import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// A split view whose columns stand on one stack comes back as it was left, however often.
@Suite struct FoldedSplitViewTests {
  private let folder = StateFolder()

  private final class LeavesAside: SplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool { true }
  }

  private func screen(_ name: String) -> KeptController {
    let screen = KeptController(name, Log())
    screen.title = name
    return screen
  }

  private func stack(_ name: String) -> NavigationController {
    let stack = NavigationController(rootViewController: screen(name))
    stack.restorationIdentifier = "\(name) stack"
    return stack
  }

  private func split(_ columns: [ViewController]) -> SplitViewController {
    let split = SplitViewController()
    split.restorationIdentifier = "Split"
    split.viewControllers = columns
    return split
  }

  /// What is on the screen, by the titles of the screens that are seen.
  private func seen(_ split: SplitViewController) -> [String] {
    var found: [String] = []
    var waiting: [ViewController] = [split]
    while let controller = waiting.popLast() {
      if controller is KeptController, controller.viewIfLoaded?.window != nil {
        found.append(controller.title ?? "")
      }
      waiting += controller.children.reversed()
    }
    return found
  }

  /// Comes back three times, and gives what was seen each time.
  private func comeBack(
    _ columns: () -> [ViewController],
    _ prepare: (KeptApp, SplitViewController) -> Void = { _, _ in }
  ) -> [[String]] {
    (0..<6).map { round in
      let split = split(columns())
      let app = KeptApp(folder)
      prepare(app, split)
      app.launch(split, showsEarly: round % 2 == 1)
      let seen = seen(split)
      app.leave()
      #expect(app.warnings == [])
      return seen
    }
  }

  private var lists: () -> [ViewController] { { [stack("List"), stack("Detail")] } }

  @Test func theDetailStaysInFront() {
    let split = split(lists())
    let app = KeptApp(folder).launch(split)
    #expect(seen(split) == ["Detail"])
    app.leave()
    #expect(comeBack(lists) == Array(repeating: ["Detail"], count: 6))
  }

  @Test func theListStaysInFront() {
    let split = split(lists())
    let app = KeptApp(folder).launch(split)
    split.showPrimary()
    app.application.update()
    #expect(seen(split) == ["List"])
    app.leave()
    #expect(comeBack(lists) == Array(repeating: ["List"], count: 6))
  }

  @Test("a column that was gone back from keeps its place and its state")
  func aColumnOffTheStack() {
    let split = split(lists())
    let app = KeptApp(folder).launch(split)
    let detail = (split.viewControllers[1] as? NavigationController)?.topViewController
    (detail as? KeptController)?.note = "kept"
    split.showPrimary()
    app.application.update()
    app.leave()
    let again = self.split(lists())
    let next = KeptApp(folder).launch(again)
    let back = (again.viewControllers[1] as? NavigationController)?.topViewController
    #expect((back as? KeptController)?.note == "kept")
    again.showDetailViewController(again.viewControllers[1])
    next.application.update()
    #expect(seen(again) == ["Detail"])
  }

  @Test("of three columns the middle one")
  func theMiddleColumn() {
    let columns = { [stack("List"), stack("Middle"), stack("Detail")] }
    let split = split(columns())
    let app = KeptApp(folder).launch(split)
    (split.viewControllers.first as? NavigationController)?.popViewController(animated: false)
    app.application.update()
    #expect(seen(split) == ["Middle"])
    app.leave()
    #expect(comeBack(columns) == Array(repeating: ["Middle"], count: 6))
  }

  @Test("what stands on a column stays there")
  func onAColumn() {
    let columns = { [stack("List"), screen("Detail")] as [ViewController] }
    let split = split(columns())
    let app = KeptApp(folder).launch(split)
    split.viewControllers[1].show(screen("More"), sender: nil)
    app.application.update()
    #expect(seen(split) == ["More"])
    app.leave()
    let seen = comeBack(columns) { app, _ in
      app.onSearch = { path, _ in path.hasSuffix("More") ? screen("More") : nil }
    }
    #expect(seen == Array(repeating: ["More"], count: 6))
  }

  @Test("the detail that was asked for, though a delegate leaves it aside at first")
  func theDelegateIsNotAskedAgain() {
    let aside = LeavesAside()
    let split = split(lists())
    split.delegate = aside
    let app = KeptApp(folder).launch(split)
    #expect(seen(split) == ["List"])
    app.leave()
    #expect(comeBack(lists) { $1.delegate = aside } == Array(repeating: ["List"], count: 6))
    split.showDetailViewController(split.viewControllers[1])
    app.application.enterForeground()
    app.leave()
    #expect(comeBack(lists) { $1.delegate = aside } == Array(repeating: ["Detail"], count: 6))
  }

  @Test("what was kept where there is room says nothing about where there is little")
  func keptSideBySide() {
    let split = split(lists())
    let wide = KeptApp(folder)
    wide.application.traitCollection = TraitCollection(horizontalSizeClass: .regular)
    wide.launch(split)
    #expect(seen(split) == ["List", "Detail"])
    wide.leave()
    #expect(comeBack(lists).first == ["Detail"])
  }
}
