import Earshot
import Testing

/// The guide's listing of a container that replaces one child by another.
private final class CyclingController: ViewController {
  private(set) var wasFinished: Bool?

  var newViewStartFrame: Rect { view.bounds.offset(x: view.bounds.width, y: 0) }
  var oldViewEndFrame: Rect { view.bounds.offset(x: -view.bounds.width, y: 0) }

  func begin(with first: ViewController) {
    addChild(first)
    first.view.frame = view.bounds
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  func cycle(from oldVC: ViewController, to newVC: ViewController) {
    // Both know what comes.
    oldVC.willMove(toParent: nil)
    addChild(newVC)

    // Where the new one starts and the old one ends, off screen.
    newVC.view.frame = newViewStartFrame
    let endFrame = oldViewEndFrame

    transition(
      from: oldVC, to: newVC, duration: 0.25, options: [],
      animations: {
        newVC.view.frame = oldVC.view.frame
        oldVC.view.frame = endFrame
      },
      completion: { finished in
        oldVC.removeFromParent()
        newVC.didMove(toParent: self)
        self.wasFinished = finished
      })
  }
}

/// Replacing one child by another.
@Suite struct SwapTests {
  private let log = Log()

  private func container(_ way: Way) throws -> CyclingController {
    try way.screen(.containers) { CyclingController() }
  }

  private func child(_ way: Way, _ name: String) throws -> ContentController {
    try way.screen(.containers) { [log] in ContentController(name, log) }
  }

  @Test("Listing: one child comes in as another goes", .shows(.g16), arguments: Way.allCases)
  func cycling(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    let (old, new) = (try child(way, "old"), try child(way, "new"))
    app.change { container.begin(with: old) }
    _ = log.take()
    app.change { container.cycle(from: old, to: new) }
    #expect(container.children.count == 1 && container.children[0] === new)
    #expect(container.wasFinished == true)
    #expect(
      log.take() == [
        "old willMove(toParent: nil)", "new willMove(toParent: container)",
        "old viewWillDisappear", "new viewWillAppear", "old didMove(toParent: nil)",
        "new didMove(toParent: container)", "old viewDidDisappear", "new viewDidAppear",
      ])
  }

  @Test(
    "The views are swapped by themselves, and end where they were moved to", .shows(.g16),
    arguments: Way.allCases)
  func views(_ way: Way) throws {
    let container = try container(way)
    let app = GuideApp(container)
    let (old, new) = (try child(way, "old"), try child(way, "new"))
    app.change { container.begin(with: old) }
    app.change { container.cycle(from: old, to: new) }
    #expect(old.view.superview == nil && old.view.frame.minX == -390)
    #expect(new.view.superview === container.view && new.view.frame == container.view.bounds)
  }

  @Test("How it looks makes no difference to what happens", .shows(.g16), arguments: Way.allCases)
  func options(_ way: Way) throws {
    let container = try way.screen(.containers, scene: "Bare") { ViewController() }
    let app = GuideApp(container)
    let (old, new) = (try child(way, "old"), try child(way, "new"))
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    app.session.settle()
    app.change {
      old.willMove(toParent: nil)
      container.addChild(new)
      container.transition(
        from: old, to: new, duration: 0.5, options: [.transitionCrossDissolve, .curveEaseOut],
        animations: nil
      ) { _ in
        old.removeFromParent()
        new.didMove(toParent: container)
      }
    }
    #expect(container.children.count == 1 && container.children[0] === new)
    #expect(new.view.window === app.window && old.view.window == nil)
  }

  @Test(
    "By ear: what was on screen is gone, and what came is read", .shows(.g16),
    arguments: Way.allCases)
  func heard(_ way: Way) throws {
    func screen(_ text: String) throws -> TextController {
      try way.screen(.containers, scene: text) { TextController(text) }
    }
    let container = try container(way)
    let app = GuideApp(container)
    let (old, new) = (try screen("Old"), try screen("New"))
    app.change { container.begin(with: old) }
    try app.session.enable()
    #expect(app.focus == "Old")
    app.change { container.cycle(from: old, to: new) }
    #expect(app.focus == "New" && app.session.element(labelled: "Old") == nil)
  }
}
