import Earshot
import Testing

/// Which controllers are kept (the guide's sections on tagging and on identifiers).
@Suite struct TaggingTests {
  private let folder = StateFolder()

  @Test("No controller has an identifier by default, and nothing is kept", .shows(.g34))
  func byDefault() throws {
    #expect(ViewController().restorationIdentifier == nil)
    #expect(try StateApp(folder).launch(PageController()).leave() == [])
  }

  @Test("Those that have one are kept, from code and from a storyboard", .shows(.g34))
  func tagged() throws {
    #expect(try StateApp(folder).launch(PageController("Page")).leave() == ["Page"])
    let journal = try Journal()
    #expect(
      try StateApp(StateFolder()).launch(journal.stack).leave() == ["Stack", "Stack/:[0]:/List"])
  }

  @Test("Every ancestor needs one", .shows(.g34, .g35))
  func ancestors() throws {
    let middle = NavigationController(nil, [PageController("Page")])
    let tabs = TabBarController()
    tabs.restorationIdentifier = "Tabs"
    tabs.viewControllers = [middle]
    let app = StateApp(folder).launch(tabs)
    #expect(try app.leave() == ["Tabs"])
    middle.restorationIdentifier = "Middle"
    app.app.change { app.app.application.enterForeground() }
    #expect(
      try app.leave() == ["Tabs", "Tabs/:[0]:/Middle", "Tabs/:[0]:/Middle/:[0]:/Page"])
  }

  @Test("The walk begins at the root controller of the window", .shows(.g35))
  func walk() throws {
    let root = PageController("Root")
    let app = StateApp(folder).launch(root)
    app.app.change { root.adopt(PageController("Child")) }
    app.app.change { root.present(PageController("Sheet"), animated: false) }
    _ = PageController("Nowhere")
    #expect(try app.leave().sorted() == ["Root", "Root/Child", "Root/Sheet"])
  }

  @Test("One without an identifier takes its children and what it presents with it", .shows(.g35))
  func cutOff() throws {
    let (root, middle) = (PageController("Root"), PageController())
    middle.definesPresentationContext = true
    let sheet = PageController("Sheet")
    sheet.modalPresentationStyle = .overCurrentContext
    let app = StateApp(folder).launch(root)
    app.app.change {
      root.adopt(middle)
      middle.adopt(PageController("Inside"))
      middle.present(sheet, animated: false)
    }
    #expect(middle.presentedViewController === sheet)
    #expect(try app.leave() == ["Root"])
  }

  @Test("What is presented comes back over what presented it", .shows(.g35))
  func presented() throws {
    let first = PageController("Root")
    let app = StateApp(folder).launch(first)
    app.app.change { first.present(PageController("Sheet", note: "kept"), animated: false) }
    try app.leave()
    let root = PageController("Root")
    let again = StateApp(folder)
    again.onSearch = { path, _ in path.last == "Sheet" ? PageController("Sheet") : nil }
    again.launch(root)
    #expect((root.presentedViewController as? PageController)?.note == "kept")
  }

  @Test("The app is asked for a controller by the identifiers that lead to it", .shows(.g36))
  func paths() throws {
    let stack = NavigationController("Stack", [PageController("List"), PageController("Page")])
    try StateApp(folder).launch(stack).leave()
    var asked: [String] = []
    let again = StateApp(folder)
    again.onSearch = { path, _ in
      asked.append(path.joined(separator: "/"))
      return path.last == "Page" ? PageController("Page") : nil
    }
    again.launch(NavigationController("Stack", [PageController("List")]))
    #expect(asked == ["Stack", "Stack/List", "Stack/Page"])
  }

  @Test("A stack tells equal pages apart by their places", .shows(.g36))
  func places() throws {
    func pages(_ notes: [String]) -> NavigationController {
      NavigationController("Stack", notes.map { PageController("Page", note: $0) })
    }
    #expect(
      try StateApp(folder).launch(pages(["a", "b"])).leave() == [
        "Stack", "Stack/:[0]:/Page", "Stack/:[1]:/Page",
      ])
    let again = pages(["", ""])
    StateApp(folder).launch(again)
    #expect(again.viewControllers.map { ($0 as? PageController)?.note } == ["a", "b"])
  }

  @Test("In a container of the app's own two of one name are told of", .shows(.g36))
  func notUnique() throws {
    let root = PageController("Root")
    let app = StateApp(folder).launch(root)
    app.app.change {
      root.adopt(PageController("Child", note: "first"))
      root.adopt(PageController("Child", note: "second"))
    }
    #expect(try app.leave() == ["Root", "Root/Child"])
    #expect(app.warnings.contains { $0.hasPrefix("Two objects have the path Root/Child") })
  }
}
