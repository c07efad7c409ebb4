import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Makes a controller anew, as its class is asked to.
final class NoteRestoration: ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? {
    guard coder.decode(String.self, forKey: "note") != "gone" else { return nil }
    let made = KeptController(identifierComponents.last, Log())
    made.title = "made for \(identifierComponents.joined(separator: "/"))"
    return made
  }
}

/// A storyboard that knows one screen.
private final class OneScreenStoryboard: RestorableStoryboard {
  let name = "Main"
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func restoredViewController(withIdentifier identifier: String) -> ViewController? {
    log("storyboard.instantiate \(identifier)")
    return identifier == "Page" ? KeptController(identifier, log) : nil
  }
}

/// A class inside another type, which cannot be found by its name.
private enum Hidden {
  final class Restoration: ViewControllerRestoration {
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
    ) -> ViewController? {
      KeptController(identifierComponents.last, Log())
    }
  }
}

/// Another class than ``KeptController``.
private final class UnrelatedController: ViewController {
  var wasAsked = false

  override func decodeRestorableState(with coder: RestorationCoder) {
    wasAsked = true
  }
}

/// A class that inherits from ``KeptController``.
private final class MoreController: KeptController {}

/// How objects come back (guide rows G39 to G43).
@Suite struct GuideRestorationTests {
  private let folder = StateFolder()
  private let log = Log()

  private func stack(_ pages: [ViewController]) -> NavigationController {
    let stack = NavigationController()
    stack.restorationIdentifier = "Stack"
    stack.viewControllers = pages
    return stack
  }

  /// Keeps a stack with one page, and gives what happens at the next launch.
  private func restore(
    _ page: KeptController, into root: NavigationController, _ prepare: (KeptApp) -> Void
  ) -> KeptApp {
    KeptApp(folder, log).launch(stack([KeptController("List", log), page])).leave()
    _ = log.take()
    let app = KeptApp(folder, log)
    prepare(app)
    return app.launch(root)
  }

  @Test("G39: the restoration class is asked, and nobody else")
  func restorationClass() {
    let page = KeptController("Page", log, note: "kept")
    page.restorationClass = NoteRestoration.self
    let root = stack([KeptController("List", log)])
    let app = restore(page, into: root) { _ in }
    #expect(root.topViewController?.title == "made for Stack/Page")
    #expect((root.topViewController as? KeptController)?.note == "kept")
    #expect(root.topViewController?.restorationClass == NoteRestoration.self)
    #expect(!log.take().contains("delegate.viewControllerWithRestorationIdentifierPath Stack/Page"))
    #expect(app.warnings == [])
  }

  @Test("G39: nothing from the restoration class stops the search")
  func restorationClassGivesNothing() {
    let page = KeptController("Page", log, note: "gone")
    page.restorationClass = NoteRestoration.self
    let root = stack([KeptController("List", log)])
    _ = restore(page, into: root) { _ in }
    #expect(root.viewControllers.count == 1)
    #expect(!log.take().contains("delegate.viewControllerWithRestorationIdentifierPath Stack/Page"))
  }

  @Test("G39: a class that cannot be found by its name has to be given to the keeper")
  func hiddenRestorationClass() {
    let page = KeptController("Page", log)
    page.restorationClass = Hidden.Restoration.self
    let root = stack([KeptController("List", log)])
    let first = KeptApp(folder, log).launch(stack([KeptController("List", log), page]))
    first.leave()
    #expect(
      first.warnings == [
        "EarshotRestorationTests.Hidden.Restoration cannot be found by its name; give it to the "
          + "keeper of the app's state."
      ])
    let second = KeptApp(folder, log)
    second.keeper.restorationClasses = [Hidden.Restoration.self]
    second.launch(root)
    #expect(root.viewControllers.count == 2)
    #expect(second.warnings == [])
  }

  @Test("G39: then the delegate, then what exists, then the storyboard")
  func searchOrder() {
    let storyboard = OneScreenStoryboard(log)
    let page = KeptController("Page", log, note: "kept")
    page.storyboard = storyboard
    let root = stack([KeptController("List", log)])
    var seen: (any RestorableStoryboard)?
    let app = restore(page, into: root) {
      $0.keeper.storyboards = [storyboard]
      $0.onSearch = { path, coder in
        if path == "Stack/Page" { seen = coder.storyboard }
        return nil
      }
    }
    #expect(
      log.take().filter { $0.contains("iew") || $0.contains("story") } == [
        "delegate.viewControllerWithRestorationIdentifierPath Stack",
        "delegate.viewControllerWithRestorationIdentifierPath Stack/List",
        "delegate.viewControllerWithRestorationIdentifierPath Stack/Page",
        "storyboard.instantiate Page", "Page.viewWillAppear",
      ])
    #expect(seen === storyboard)
    #expect((root.topViewController as? KeptController)?.note == "kept")
    app.leave()
    #expect(folder.text(of: "state.json")?.contains("\"storyboard\": \"Main\"") == true)
  }

  @Test("G43: what the storyboard made at launch is found, and not made again")
  func launchStoryboard() {
    let storyboard = OneScreenStoryboard(log)
    let page = KeptController("Page", log, note: "kept")
    page.storyboard = storyboard
    let present = KeptController("Page", log)
    let root = stack([KeptController("List", log), present])
    _ = restore(page, into: root) { $0.keeper.storyboards = [storyboard] }
    #expect(root.topViewController === present)
    #expect(present.note == "kept")
    #expect(!log.take().contains { $0.hasPrefix("storyboard") })
  }

  @Test("G40: values by their own coding; controllers and views as references")
  func values() throws {
    struct Draft: Codable, Equatable {
      var title: String
      var lines: [String: [Int]]
      var sent: Bool?
    }
    let draft = Draft(title: "Ünïcode \"quoted\"", lines: ["a": [1, -2]], sent: nil)
    let page = KeptController("Page", log)
    let label = Label()
    label.restorationIdentifier = "label"
    page.onLoad = { $0.view.addSubview(label) }
    let app = KeptApp(folder, log).launch(stack([page]))
    app.onEncode = { coder in
      coder.encode(draft, forKey: "draft")
      coder.encode(page, forKey: "page")
      coder.encode(label, forKey: "label")
      coder.encode(Label(), forKey: "nameless")
      coder.encode(Double.nan, forKey: "nan")
    }
    app.leave()
    #expect(
      app.warnings.count == 1
        && app.warnings[0].hasPrefix("What the application was to keep under nan was left out"))

    let newPage = KeptController("Page", log)
    let newLabel = Label()
    newLabel.restorationIdentifier = "label"
    newPage.onLoad = { $0.view.addSubview(newLabel) }
    let again = KeptApp(folder, log)
    again.onDecode = { coder in
      #expect(coder.decode(Draft.self, forKey: "draft") == draft)
      #expect(coder.decodeObject(of: KeptController.self, forKey: "page") === newPage)
      #expect(coder.decodeObject(of: Label.self, forKey: "label") === newLabel)
      #expect(coder.decodeObject(of: Label.self, forKey: "nameless") == nil)
      #expect(!coder.containsValue(forKey: "nan"))
      #expect(coder.decode(Int.self, forKey: "draft") == nil)
    }
    again.launch(stack([newPage]))
    #expect(log.lines.contains("delegate.didDecodeRestorableState"))
    #expect(again.warnings.count == 1, "the draft is no number, and that is said")
  }

  @Test("G41: keys of different objects never meet; reserved keys are refused and can be read")
  func keys() throws {
    let app = KeptApp(folder, log).launch(
      stack([KeptController("A", log, note: "a"), KeptController("B", log, note: "b")]))
    app.onEncode = { coder in
      coder.encode("app", forKey: "note")
      for key in RestorationKey.reserved.sorted() { coder.encode("forged", forKey: key) }
    }
    app.leave()
    #expect(
      app.warnings
        == RestorationKey.reserved.sorted().map {
          "The key \($0) is reserved; what was to be kept under it was left out."
        })

    let pages = [KeptController("A", log), KeptController("B", log)]
    let again = KeptApp(folder, log)
    var read: [String?] = []
    again.onDecode = { coder in
      read = [
        coder.decode(forKey: "note"), coder.decode(forKey: RestorationKey.bundleVersion),
        coder.decode(forKey: RestorationKey.userInterfaceIdiom),
        coder.decode(forKey: RestorationKey.timestamp),
        coder.decode(forKey: RestorationKey.systemVersion),
        coder.decode(forKey: RestorationKey.storyboard),
      ]
    }
    again.launch(stack(pages))
    #expect(pages.map(\.note) == ["a", "b"])
    #expect(read == ["app", "1.2", "phone", "2026-09-21T14:13:20Z", "test", nil])
  }

  @Test("G42: an object of another class is not asked; one of a subclass is")
  func classes() {
    let page = KeptController("Page", log, note: "kept")
    let unrelated = UnrelatedController()
    unrelated.restorationIdentifier = "Page"
    let app = restore(page, into: stack([KeptController("List", log), unrelated])) { _ in }
    #expect(!unrelated.wasAsked)
    #expect(
      app.warnings == [
        "Stack/:[1]:/Page is a EarshotRestorationTests.UnrelatedController; the state of a "
          + "EarshotTestApps.KeptController was not given to it."
      ])
    let more = MoreController("Page", log)
    _ = restore(page, into: stack([KeptController("List", log), more])) { _ in }
    #expect(more.note == "kept")
  }
}
