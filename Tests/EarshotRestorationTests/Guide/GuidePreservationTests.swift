import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestApps
import EarshotTestSupport
import Foundation
import Testing

/// What is kept (guide rows G34 to G37 and G44).
@Suite struct GuidePreservationTests {
  private let folder = StateFolder()
  private let log = Log()

  private func paths(of root: ViewController, _ prepare: (KeptApp) -> Void = { _ in }) throws
    -> [String]
  {
    let app = KeptApp(folder, log).launch(root)
    prepare(app)
    app.leave()
    #expect(app.warnings == [])
    return try #require(try app.keeper.readArchive()).paths
  }

  @Test("G34: by default there is no identifier, and nothing is kept")
  func onlyNamedControllers() throws {
    #expect(ViewController().restorationIdentifier == nil)
    #expect(try paths(of: KeptController(nil, log)) == [])
    #expect(try paths(of: KeptController("Root", log)) == ["Root"])
  }

  @Test("G34: every ancestor needs an identifier too")
  func namedAncestors() throws {
    let middle = NavigationController(rootViewController: KeptController("Page", log))
    let root = TabBarController()
    root.restorationIdentifier = "Root"
    root.viewControllers = [middle]
    #expect(try paths(of: root) == ["Root"])
    middle.restorationIdentifier = "Middle"
    #expect(
      try paths(of: root) == ["Root", "Root/:[0]:/Middle", "Root/:[0]:/Middle/:[0]:/Page"])
  }

  @Test("G35: one without an identifier cuts off its children and what it presents")
  func cutOff() throws {
    let root = KeptController("Root", log)
    root.encodesChildren = true
    let child = KeptController(nil, log)
    child.encodesChildren = true
    child.definesPresentationContext = true
    let presented = KeptController("Presented", log)
    presented.modalPresentationStyle = .overCurrentContext
    let kept = try paths(of: root) { _ in
      root.adopt(child)
      child.adopt(KeptController("Grandchild", log))
      child.present(presented, animated: false)
    }
    #expect(child.presentedViewController === presented)
    #expect(kept == ["Root"])
  }

  @Test("G35: what a named controller presents is kept, and comes back on screen")
  func presented() throws {
    let root = KeptController("Root", log)
    let presented = KeptController("Presented", log, note: "kept")
    #expect(
      try paths(of: root) { _ in root.present(presented, animated: false) }
        == ["Root", "Root/Presented"])

    let again = KeptApp(folder, log)
    let newRoot = KeptController("Root", log)
    again.onSearch = { path, _ in
      path == "Root/Presented" ? KeptController("Presented", log) : nil
    }
    again.launch(newRoot)
    let shown = newRoot.presentedViewController as? KeptController
    #expect(shown?.note == "kept")
    #expect(shown?.view.window === again.window)
  }

  @Test("G36: the position of a child in our containers is part of its path")
  func positions() throws {
    func page() -> KeptController { KeptController("Page", log) }
    let navigation = NavigationController()
    navigation.restorationIdentifier = "Stack"
    navigation.viewControllers = [page(), page(), page()]
    let split = SplitViewController()
    split.restorationIdentifier = "Split"
    split.viewControllers = [navigation, page()]
    #expect(
      try paths(of: split) == [
        "Split", "Split/:[0]:/Stack", "Split/:[0]:/Stack/:[0]:/Page",
        "Split/:[0]:/Stack/:[1]:/Page", "Split/:[0]:/Stack/:[2]:/Page", "Split/:[1]:/Page",
      ])
  }

  @Test("G36: in other containers two equal names are told of, and the first is kept")
  func notUnique() throws {
    let root = KeptController("Root", log)
    root.encodesChildren = true
    let app = KeptApp(folder, log).launch(root)
    root.adopt(KeptController("Child", log, note: "first"))
    root.adopt(KeptController("Child", log, note: "second"))
    app.leave()
    #expect(
      app.warnings == [
        "Two objects have the path Root/Child; only the state of the first is kept, because paths "
          + "must be unique."
      ])
    #expect(try app.keeper.readArchive()?.paths == ["Root", "Root/Child"])
    #expect(folder.text(of: "state.json")?.contains("second") == false)
  }

  @Test("G37: an excluded controller of the default interface is there, as it always is")
  func excluded() throws {
    func interface() -> (TabBarController, KeptController, KeptController) {
      let tabs = TabBarController()
      tabs.restorationIdentifier = "Tabs"
      let kept = KeptController("Kept", log, note: "default")
      let excluded = KeptController(nil, log, note: "default")
      tabs.viewControllers = [kept, excluded]
      return (tabs, kept, excluded)
    }
    let (tabs, kept, excluded) = interface()
    kept.note = "changed"
    excluded.note = "changed"
    _ = try paths(of: tabs) { _ in tabs.selectedIndex = 1 }

    let (newTabs, newKept, newExcluded) = interface()
    KeptApp(folder, log).launch(newTabs)
    #expect(newKept.note == "changed")
    #expect(newExcluded.note == "default")
    #expect(newTabs.selectedViewController === newExcluded)
  }

  @Test("G37: a reference stored by hand keeps a controller whatever its parents")
  func referredByHand() throws {
    let root = NavigationController()
    let page = KeptController("Page", log, note: "kept")
    root.viewControllers = [page]
    let kept = try paths(of: root) { app in
      app.onEncode = { $0.encode(page, forKey: "page") }
    }
    #expect(kept == ["Page"])

    let newRoot = NavigationController()
    let newPage = KeptController("Page", log)
    newRoot.viewControllers = [newPage]
    let again = KeptApp(folder, log)
    var found: ViewController?
    again.onDecode = { found = $0.decodeObject(forKey: "page") }
    again.launch(newRoot)
    #expect(found === newPage)
    #expect(newPage.note == "kept")
  }

  @Test("G44: to leave a screen out, leave out its identifier")
  func leftOut() throws {
    let navigation = NavigationController()
    navigation.restorationIdentifier = "Stack"
    navigation.viewControllers = [
      KeptController("List", log), KeptController(nil, log), KeptController("After", log),
    ]
    _ = try paths(of: navigation)

    let newStack = NavigationController()
    newStack.restorationIdentifier = "Stack"
    let list = KeptController("List", log)
    newStack.viewControllers = [list]
    let again = KeptApp(folder, log)
    again.onSearch = { path, _ in path == "Stack/After" ? KeptController("After", log) : nil }
    again.launch(newStack)
    #expect(
      newStack.viewControllers.elementsEqual([list], by: ===),
      "what stood above it was reached through it")
  }

  @Test("G44: what stands in a secure field is never kept, whoever writes it")
  func secureText() throws {
    let root = KeptController("Root", log)
    let app = KeptApp(folder, log).launch(root)
    let password = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    password.restorationIdentifier = "password"
    password.isSecureTextEntry = true
    password.text = "hunter22"
    let name = TextField(frame: Rect(x: 0, y: 40, width: 100, height: 30))
    name.restorationIdentifier = "name"
    name.text = "Ada"
    root.view.addSubview(password)
    root.view.addSubview(name)
    root.note = "my password is hunter22"
    app.onEncode = { coder in
      coder.encode(["login": "hunter22"], forKey: "form")
      coder.encode(Data("hunter22".utf8), forKey: "bytes")
      coder.encode("safe", forKey: "other")
    }
    app.leave()
    let text = try #require(folder.text(of: "state.json"))
    #expect(!text.contains("hunter22") && !text.contains("aHVudGVyMjI"))
    #expect(text.contains("Ada") && text.contains("safe"))
    #expect(
      app.warnings == [
        "What the application was to keep under form was left out: it holds what was typed into a "
          + "secure field.",
        "What the application was to keep under bytes was left out: it holds what was typed into a "
          + "secure field.",
        "What Root was to keep under note was left out: it holds what was typed into a secure "
          + "field.",
      ])
  }

  @Test("G44: in whatever form an app writes what stands in a secure field, it is not kept")
  func secureForms() throws {
    let secret = "Kq3xWv-Zm1p€Tq"
    let root = KeptController("Root", log)
    let app = KeptApp(folder, log).launch(root)
    let password = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    password.isSecureTextEntry = true
    password.text = secret
    root.view.addSubview(password)
    let bytes = Data(secret.utf8)
    let wide = try #require(secret.data(using: .utf16LittleEndian))
    app.onEncode = { coder in
      coder.encode("safe", forKey: "other")
      coder.encode([1, 2, 300, 70_000], forKey: "numbers")
      for offset in 0..<3 {
        let before = Data(repeating: 7, count: offset)
        coder.encode(before + bytes + before, forKey: "bytes \(offset)")
        coder.encode(before + wide + before, forKey: "wide \(offset)")
        coder.encode(
          "Basic \((before + bytes).base64EncodedString())", forKey: "header \(offset)")
      }
      coder.encode(secret.data(using: .utf16BigEndian), forKey: "big")
      coder.encode(Array(bytes), forKey: "numbers of bytes")
      coder.encode(Array(secret.utf16), forKey: "numbers of units")
      coder.encode(["a": [secret: 1]], forKey: "key")
    }
    app.leave()
    let archive = try #require(folder.bytes(of: "state.json"))
    #expect(SecretForms(of: secret).found(in: Data(archive)) == [])
    let text = String(decoding: archive, as: UTF8.self)
    #expect(text.contains("safe") && text.contains("70000"))
    #expect(app.warnings.count == 13, "\(app.warnings)")
  }
}
