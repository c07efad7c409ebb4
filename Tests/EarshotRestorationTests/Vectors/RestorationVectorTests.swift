import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Gives nothing, and says so.
final class RefusingRestoration: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    nil
  }
}

/// A tab bar controller that puts its children back in another order than it had them.
private final class DrawerController: TabBarController {
  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let screens = viewControllers, screens.count == 3 else { return }
    viewControllers = [screens[1], screens[2], screens[0]]
  }
}

/// The vectors about state that is kept and brought back.
@Suite struct RestorationVectorTests {
  @Test func restoration() throws {
    try VectorCheck.run(
      file: "uikit", areas: ["restoration"],
      adapters: Self.searchAdapters.merging(Self.preservationAdapters) { $1 }
        .merging(Self.archiveAdapters) { $1 })
  }

  /// Keeps an app and gives the one that was launched after it, with what happened meanwhile.
  static func relaunch(
    _ first: ViewController, _ second: ViewController, log: Log = Log(),
    keeping: (KeptApp) -> Void = { _ in }, restoring: (KeptApp) -> Void = { _ in }
  ) -> (app: KeptApp, folder: StateFolder) {
    let folder = StateFolder()
    let app = KeptApp(folder, log)
    keeping(app)
    app.launch(first)
    app.leave()
    _ = log.take()
    let again = KeptApp(folder, log)
    restoring(again)
    again.launch(second)
    return (again, folder)
  }

  static func stack(_ pages: [ViewController]) -> NavigationController {
    let stack = NavigationController()
    stack.restorationIdentifier = "Stack"
    stack.viewControllers = pages
    return stack
  }
}

// MARK: Locating one controller

extension RestorationVectorTests {
  /// What is asked for a controller `A`, in the words of the vectors.
  private static func searched(
    _ log: Log, _ restored: Bool, existing: Bool
  ) -> [String] {
    var lines: [String] = []
    for line in log.take() {
      if line == "delegate.viewControllerWithRestorationIdentifierPath Stack/A" {
        lines.append("delegate.viewControllerWithRestorationIdentifierPath")
      }
      if line.hasPrefix("storyboard") {
        lines += ["implicit search (fails)", "storyboard.instantiate"]
      }
    }
    if existing && restored { lines.append("implicit match by path") }
    return lines
  }

  static var searchAdapters: [String: VectorCheck.Adapter] {
    [
      "rest-02": {
        let log = Log()
        let page = KeptController("A", log)
        page.restorationClass = RefusingRestoration.self
        let root = stack([])
        let (app, _) = relaunch(stack([page]), root, log: log) { _ in
        } restoring: { app in
          app.application.observe { event in
            if case .callback("EarshotRestorationTests.RefusingRestoration", _) = event {
              log("K.viewController(...)")
            }
          }
        }
        _ = app
        let asked = log.take().filter { $0.hasPrefix("K.") || $0.hasSuffix("Stack/A") }
        return TestValue(
          asked + (root.viewControllers.isEmpty ? ["stop: A is not restored"] : ["restored"]))
      },
      "rest-03": {
        let log = Log()
        let root = stack([])
        _ = relaunch(stack([KeptController("A", log)]), root, log: log) { _ in
        } restoring: {
          $0.onSearch = { path, _ in path == "Stack/A" ? KeptController("A", log) : nil }
        }
        return TestValue(searched(log, root.viewControllers.count == 1, existing: false))
      },
      "rest-04": {
        let log = Log()
        let present = KeptController("A", log)
        _ = relaunch(stack([KeptController("A", log, note: "kept")]), stack([present]), log: log)
        return TestValue(searched(log, present.note == "kept", existing: true))
      },
      "rest-05": {
        final class Storyboard: RestorableStoryboard {
          let name = "Main"
          let log: Log
          init(_ log: Log) { self.log = log }
          func restoredViewController(withIdentifier identifier: String) -> ViewController? {
            log("storyboard.instantiate")
            return KeptController(identifier, log)
          }
        }
        let log = Log()
        let storyboard = Storyboard(log)
        let page = KeptController("A", log)
        page.storyboard = storyboard
        let root = stack([])
        _ = relaunch(stack([page]), root, log: log) { _ in
        } restoring: {
          $0.keeper.storyboards = [storyboard]
        }
        return TestValue(searched(log, root.viewControllers.count == 1, existing: false))
      },
      "rest-09": { TestValue(decoded(by: UnrelatedPage())) },
      "rest-10": { TestValue(decoded(by: SpecialPage("A", Log()))) },
    ]
  }

  /// Whether an object that stands where a `KeptController` stood is asked to decode.
  private static func decoded(by present: ViewController) -> [String] {
    let log = Log()
    present.restorationIdentifier = "A"
    let (app, _) = relaunch(stack([KeptController("A", log)]), stack([present]), log: log) { _ in
    } restoring: {
      $0.application.observe { event in
        guard case .callback(let receiver, "decodeRestorableState(with:)") = event else { return }
        if receiver != "NavigationController" { log("object.decodeRestorableState") }
      }
    }
    _ = app
    return log.take().filter { $0.hasPrefix("object") }
  }
}

/// A class that has nothing to do with `KeptController`.
private final class UnrelatedPage: ViewController {}
/// A class that inherits from it.
private final class SpecialPage: KeptController {}

// MARK: What is kept

extension RestorationVectorTests {
  private static func kept(_ root: ViewController, _ prepare: (KeptApp) -> Void = { _ in }) throws
    -> [String]
  {
    let folder = StateFolder()
    let app = KeptApp(folder)
    app.launch(root)
    prepare(app)
    app.leave()
    return try #require(try app.keeper.readArchive()).paths
  }

  static var preservationAdapters: [String: VectorCheck.Adapter] {
    [
      "rest-06": {
        let log = Log()
        let root = KeptController("R", log)
        root.encodesChildren = true
        let child = KeptController(nil, log)
        child.encodesChildren = true
        child.definesPresentationContext = true
        let presented = KeptController("P", log)
        presented.modalPresentationStyle = .overCurrentContext
        let paths = try kept(root) { _ in
          root.adopt(child)
          child.adopt(KeptController("G", log))
          child.present(presented, animated: false)
        }
        return ["saved": TestValue(paths)]
      },
      "rest-07": {
        let log = Log()
        let changed = KeptController(nil, log, note: "changed")
        let launched = KeptController(nil, log, note: "default")
        let (app, _) = relaunch(stack([changed]), stack([launched]))
        return [
          "exists": TestValue.bool(launched.view.window === app.window),
          "configuration": .string(launched.note ?? "none"),
        ]
      },
      "rest-08": {
        let page = KeptController("Page", Log())
        let paths = try kept(NavigationController(rootViewController: page)) { app in
          app.onEncode = { $0.encode(page, forKey: "page") }
        }
        return ["saved": paths == ["Page"] ? "that controller too" : TestValue(paths)]
      },
      "rest-12": {
        let root = KeptController(nil, Log())
        root.onLoad = { $0.view.restorationIdentifier = "view" }
        return ["view saved": .bool(try !kept(root).isEmpty)]
      },
      "rest-22": {
        final class Draft: StateRestoring {
          var text = ""
          func encodeRestorableState(with coder: RestorationCoder) {
            coder.encode(text, forKey: "text")
          }
          func decodeRestorableState(with coder: RestorationCoder) {
            text = coder.decode(forKey: "text") ?? ""
          }
        }
        let (draft, registered, forgotten) = (Draft(), Draft(), Draft())
        draft.text = "kept"
        let (app, _) = relaunch(KeptController("R", Log()), KeptController("R", Log())) {
          $0.application.registerObject(forStateRestoration: draft, restorationIdentifier: "O")
        } restoring: {
          $0.application.registerObject(forStateRestoration: registered, restorationIdentifier: "O")
        }
        _ = app
        return registered.text == "kept" && forgotten.text.isEmpty
          ? "O must already exist and be registered; found implicitly" : "not found"
      },
      "rest-25": {
        let root = KeptController("R", Log())
        let paths = try kept(root) { _ in root.adopt(KeptController("C", Log())) }
        return ["children saved": .bool(paths.count > 1)]
      },
      "rest-26": {
        func drawer(_ note: String?) -> DrawerController {
          let drawer = DrawerController()
          drawer.restorationIdentifier = "Drawer"
          drawer.viewControllers = ["center", "left", "right"].map {
            KeptController($0, Log(), note: note.map { "\($0)" })
          }
          return drawer
        }
        let folder = StateFolder()
        KeptApp(folder).launch(drawer("kept")).leave()
        let second = drawer(nil)
        let app = KeptApp(folder).launch(second)
        let notes = second.viewControllers?.map { ($0 as? KeptController)?.note }
        guard notes == ["kept", "kept", "kept"] else { return "first restore fails" }
        app.leave()
        let third = drawer(nil)
        KeptApp(folder).launch(third)
        let found = third.viewControllers?.filter { ($0 as? KeptController)?.note == "kept" } ?? []
        return ["second restore": found.isEmpty ? "fails: paths differ" : "works"]
      },
    ]
  }
}
