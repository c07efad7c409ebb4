import Earshot
import Testing

/// Which controllers are kept (the guide's sections on tagging and on identifiers).
@Suite struct TaggingTests {
  private let folder = StateFolder()

  @Test(
    "No controller has an identifier by default, and nothing is kept", .shows(.g34),
    arguments: Way.allCases)
  func byDefault(_ way: Way) throws {
    let page = try way.page(nil)
    #expect(page.restorationIdentifier == nil)
    #expect(try StateApp(folder).launch(page).leave() == [])
  }

  @Test("Those that have one are kept", .shows(.g34), arguments: Way.allCases)
  func tagged(_ way: Way) throws {
    #expect(try StateApp(folder).launch(way.page("Page")).leave() == ["Page"])
    let journal = try Journal(way)
    #expect(
      try StateApp(StateFolder()).launch(journal.stack).leave() == ["Stack", "Stack/:[0]:/List"])
  }

  @Test("Every ancestor needs one", .shows(.g34, .g35), arguments: Way.allCases)
  func ancestors(_ way: Way) throws {
    let middle = try way.stack(nil, [way.page("Page")])
    let app = StateApp(folder).launch(try way.tabs([middle]))
    #expect(try app.leave() == ["Tabs"])
    middle.restorationIdentifier = "Middle"
    app.app.change { app.app.application.enterForeground() }
    #expect(
      try app.leave() == ["Tabs", "Tabs/:[0]:/Middle", "Tabs/:[0]:/Middle/:[0]:/Page"])
  }

  @Test(
    "The walk begins at the root controller of the window", .shows(.g35), arguments: Way.allCases)
  func walk(_ way: Way) throws {
    let (root, child, sheet) = (try way.page("Root"), try way.page("Child"), try way.page("Sheet"))
    let app = StateApp(folder).launch(root)
    app.app.change { root.adopt(child) }
    app.app.change { root.present(sheet, animated: false) }
    _ = try way.page("Stray")
    #expect(try app.leave().sorted() == ["Root", "Root/Child", "Root/Sheet"])
  }

  @Test(
    "One without an identifier takes its children and what it presents with it", .shows(.g35),
    arguments: Way.allCases)
  func cutOff(_ way: Way) throws {
    let (root, middle) = (try way.page("Root"), try way.page(nil))
    middle.definesPresentationContext = true
    let (sheet, inside) = (try way.page("Sheet"), try way.page("Inside"))
    sheet.modalPresentationStyle = .overCurrentContext
    let app = StateApp(folder).launch(root)
    app.app.change {
      root.adopt(middle)
      middle.adopt(inside)
      middle.present(sheet, animated: false)
    }
    #expect(middle.presentedViewController === sheet)
    #expect(try app.leave() == ["Root"])
  }

  @Test(
    "What is presented comes back over what presented it", .shows(.g35), arguments: Way.allCases)
  func presented(_ way: Way) throws {
    let (first, sheet) = (try way.page("Root"), try way.page("Sheet", note: "kept"))
    let app = StateApp(folder).launch(first)
    app.app.change { first.present(sheet, animated: false) }
    try app.leave()
    let root = try way.page("Root")
    let again = StateApp(folder)
    again.onSearch = { path, _ in path.last == "Sheet" ? try? way.page("Sheet") : nil }
    again.launch(root)
    #expect((root.presentedViewController as? PageController)?.note == "kept")
  }

  @Test(
    "The app is asked for a controller by the identifiers that lead to it", .shows(.g36),
    arguments: Way.allCases)
  func paths(_ way: Way) throws {
    let stack = try way.stack("Stack", [way.page("List"), way.page("Page")])
    try StateApp(folder).launch(stack).leave()
    var asked: [String] = []
    let again = StateApp(folder)
    again.onSearch = { path, _ in
      asked.append(path.joined(separator: "/"))
      return path.last == "Page" ? try? way.page("Page") : nil
    }
    again.launch(try way.stack("Stack", [way.page("List")]))
    #expect(asked == ["Stack", "Stack/List", "Stack/Page"])
  }

  @Test("A stack tells equal pages apart by their places", .shows(.g36), arguments: Way.allCases)
  func places(_ way: Way) throws {
    func pages(_ notes: [String]) throws -> NavigationController {
      try way.stack("Stack", notes.map { try way.page("Page", note: $0) })
    }
    #expect(
      try StateApp(folder).launch(pages(["a", "b"])).leave() == [
        "Stack", "Stack/:[0]:/Page", "Stack/:[1]:/Page",
      ])
    let again = try pages(["", ""])
    StateApp(folder).launch(again)
    #expect(again.viewControllers.map { ($0 as? PageController)?.note } == ["a", "b"])
  }

  @Test(
    "In a container of the app's own two of one name are told of", .shows(.g36),
    arguments: Way.allCases)
  func notUnique(_ way: Way) throws {
    let root = try way.page("Root")
    let children = try ["first", "second"].map { try way.page("Child", note: $0) }
    let app = StateApp(folder).launch(root)
    app.app.change { for child in children { root.adopt(child) } }
    #expect(try app.leave() == ["Root", "Root/Child"])
    #expect(app.warnings.contains { $0.hasPrefix("Two objects have the path Root/Child") })
  }
}
