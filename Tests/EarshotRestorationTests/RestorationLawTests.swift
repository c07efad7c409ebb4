import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// Makes any screen of a random app, as an app's own class does.
final class AnyScreenRestoration: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    let made = RandomScreens.make(identifierComponents.last ?? "s")
    made.restorationClass = self
    return made
  }
}

/// Apps of stacks, tabs, splits, pages and presentations, put together at random.
enum RandomScreens {
  /// Makes a controller of some name, the first letter of which is its kind.
  static func make(_ name: String) -> ViewController {
    let made = controller(of: name.first ?? "s")
    made.restorationIdentifier = name
    // What stands behind a tab has its title before it is loaded.
    (made as? KeptController)?.title = "Screen \(name)"
    return made
  }

  private static func controller(of kind: Character) -> ViewController {
    switch kind {
    case "n": return NavigationController()
    case "t": return TabBarController()
    case "x": return SplitViewController()
    case "p": return PageViewController()
    default:
      let screen = KeptController(nil, Log())
      screen.onLoad = { screen in
        let label = Label(frame: Rect(x: 0, y: 200, width: 300, height: 30))
        label.text = "This is \(screen.name)"
        screen.view.addSubview(label)
        let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
        field.restorationIdentifier = "field"
        let scroll = ScrollView(frame: Rect(x: 0, y: 50, width: 100, height: 100))
        scroll.restorationIdentifier = "scroll"
        screen.view.addSubview(field)
        screen.view.addSubview(scroll)
      }
      return screen
    }
  }

  /// A random tree of controllers.
  static func tree(_ generator: inout SeededGenerator, depth: Int = 0) -> ViewController {
    let kinds: [Character] = depth < 3 ? ["n", "t", "x", "p", "s", "s"] : ["s"]
    let kind = kinds.randomElement(using: &generator) ?? "s"
    let controller = make("\(kind)\(Int.random(in: 0...2, using: &generator))")
    controller.restorationClass = AnyScreenRestoration.self
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      kind == "s" ? nil : tree(&generator, depth: depth + 1)
    }.compactMap(\.self)
    switch controller {
    case let stack as NavigationController: stack.viewControllers = children
    case let tabs as TabBarController:
      tabs.viewControllers = children
      tabs.selectedIndex = Int.random(in: 0..<children.count, using: &generator)
    case let split as SplitViewController: split.viewControllers = children
    case let pages as PageViewController: pages.viewControllers = Array(children.prefix(1))
    case let screen as KeptController:
      screen.note = "note \(Int.random(in: 0...99, using: &generator))"
      screen.loadViewIfNeeded()
      for view in screen.view.subviews {
        (view as? TextField)?.text = "typed \(Int.random(in: 0...99, using: &generator))"
        (view as? ScrollView)?.contentOffset.y = Double.random(in: 0...99, using: &generator)
      }
    default: break
    }
    return controller
  }
}

/// What holds for every app.
@Suite struct RestorationLawTests {
  private func archive(_ folder: StateFolder) throws -> String {
    try #require(folder.text(of: "state.json"))
  }

  @Test("keeping, bringing back and keeping again gives the same archive, however often")
  func stable() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    for round in 0..<SoakScale.rounds(of: 1_000) { try keepAgain(seed: seed &+ UInt64(round)) }
  }

  /// Tabs of which the first, a split view, was shown on the way and so put its columns on its stack.
  @Test(
    "the same for an app that was once brought back in another way",
    arguments: [
      10_057_577_468_848_885_725
    ])
  func onceUnstable(seed: UInt64) throws {
    try keepAgain(seed: seed)
  }

  private func keepAgain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = StateFolder()
    let root = RandomScreens.tree(&generator)
    root.restorationClass = nil
    let first = KeptApp(folder).launch(root)
    if Bool.random(using: &generator) {
      let presented = RandomScreens.tree(&generator)
      root.present(presented, animated: false)
    }
    first.leave()
    #expect(first.warnings == [], "seed \(seed)")
    let kept = try archive(folder)
    for showsEarly in [false, true] {
      // The default interface is the root alone; everything else has to be made anew.
      let newRoot = RandomScreens.make(root.restorationIdentifier ?? "s")
      let app = KeptApp(folder).launch(newRoot, showsEarly: showsEarly)
      app.leave()
      #expect(try archive(folder) == kept, "seed \(seed)")
      #expect(app.warnings == [], "seed \(seed)")
    }
  }

  @Test("restoring twice is restoring once")
  func twice() throws {
    let folder = StateFolder()
    func interface() -> (NavigationController, Log) {
      let log = Log()
      let stack = NavigationController()
      stack.restorationIdentifier = "Stack"
      stack.viewControllers = [KeptController("List", log), KeptController("Page", log)]
      return (stack, log)
    }
    let (stack, _) = interface()
    (stack.viewControllers[1] as? KeptController)?.note = "kept"
    KeptApp(folder).launch(stack).leave()
    let (again, log) = interface()
    let app = KeptApp(folder, log).launch(again)
    let once = again.viewControllers.map { ($0 as? KeptController)?.note }
    app.keeper.restoreState(of: app.application)
    #expect(again.viewControllers.map { ($0 as? KeptController)?.note } == once)
    #expect(once == [nil, "kept"])
    #expect(app.warnings == [])
    app.leave()
    let first = try archive(folder)
    KeptApp(folder).launch(interface().0).leave()
    #expect(try archive(folder) == first)
  }

  @Test("an archive of the first version still loads")
  func firstVersion() throws {
    let folder = StateFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/state-archive-version-1.json")
    folder.write(Array(try Data(contentsOf: fixture)), to: "state.json")
    let log = Log()
    let page = KeptController("Page", log)
    let toggle = Switch(frame: Rect(x: 0, y: 0, width: 50, height: 30))
    toggle.restorationIdentifier = "toggle"
    page.onLoad = { $0.view.addSubview(toggle) }
    let stack = NavigationController()
    stack.restorationIdentifier = "Stack"
    stack.viewControllers = [KeptController("List", log)]
    let app = KeptApp(folder, log)
    app.onSearch = { path, _ in path == "Stack/Page" ? page : nil }
    var greeting: String?
    app.onDecode = { greeting = $0.decode(forKey: "greeting") }
    app.launch(stack)
    #expect(app.warnings == [])
    #expect(stack.topViewController === page)
    #expect(page.note == "of an older version")
    #expect(toggle.isOn)
    #expect(greeting == "hello")
    #expect(app.keeper.restoredArchive?.version == 1)
    #expect(app.keeper.restoredArchive?.timestamp == "2026-01-02T03:04:05Z")
  }
}
