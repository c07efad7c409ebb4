import Earshot
import Testing

/// A class that does not want its controllers to come back.
final class RefusingController: ViewController, ViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: RestorationCoder
  ) -> ViewController? { nil }
}

/// How controllers are found at the next launch.
@Suite struct RestoringTests {
  private let folder = StateFolder()

  /// Leaves the journal with a screen pushed over its list.
  private func leave(_ way: Way, _ make: (Journal) throws -> ViewController) throws {
    let journal = try Journal(way)
    let screen = try make(journal)
    let app = StateApp(folder, storyboard: journal.storyboard).launch(journal.stack)
    app.app.change { journal.stack.pushViewController(screen, animated: false) }
    try app.leave()
    #expect(app.warnings == [])
  }

  /// The screen of the guide's listing, which its class brings back.
  private static func mine(_ journal: Journal) throws -> ViewController {
    let mine = try journal.mine()
    mine.restorationIdentifier = "Seven"
    mine.restorationClass = MyViewController.self
    mine.number = 7
    return mine
  }

  /// A screen of the storyboard with something to keep.
  private static func page(_ journal: Journal) throws -> ViewController {
    let page = try journal.page()
    page.note = "kept"
    return page
  }

  /// A screen that nobody brings back, over a list with something to keep.
  private static func extraOverKeptList(_ journal: Journal) -> ViewController {
    (journal.stack.viewControllers[0] as? PageController)?.note = "kept"
    return PageController("Extra")
  }

  @Test(
    "Listing: a restoration class takes its screen out of the storyboard", .shows(.g39, .g40),
    arguments: Way.allCases)
  func restorationClass(_ way: Way) throws {
    try leave(way, Self.mine)
    let journal = try Journal(way)
    let app = StateApp(folder, storyboard: journal.storyboard)
    var asked: [String?] = []
    app.onSearch = { path, _ in
      asked.append(path.last)
      return nil
    }
    app.launch(journal.stack)
    let back = try #require(journal.stack.topViewController as? MyViewController)
    #expect(back.title == "Mine" && back.number == 7)
    #expect(back.restorationIdentifier == "Seven")
    #expect(back.restorationClass == MyViewController.self)
    #expect(asked == ["Stack", "List"], "the delegate is not asked for what has a class")
    #expect(app.warnings == [])
  }

  @Test(
    "Listing: the storyboard of the coder is asked for by its class",
    .shows(.g39, only: .storyboard, because: "what code has made came out of no storyboard"))
  func typedStoryboard() throws {
    let way = Way.storyboard
    try leave(way) { try $0.page() }
    let journal = try Journal(way)
    let app = StateApp(folder, storyboard: journal.storyboard)
    var seen: Storyboard?
    app.onSearch = { path, coder in
      guard path.last == "Page" else { return nil }
      seen = coder.decodeObject(
        of: Storyboard.self, forKey: Application.stateRestorationViewControllerStoryboardKey)
      return nil
    }
    app.launch(journal.stack)
    #expect(seen === journal.storyboard)
  }

  @Test("A class that gives nothing ends the search", .shows(.g39), arguments: Way.allCases)
  func refusingClass(_ way: Way) throws {
    try leave(way) { journal in
      let page = try journal.page()
      page.restorationClass = RefusingController.self
      return page
    }
    let journal = try Journal(way)
    StateApp(folder, storyboard: journal.storyboard).launch(journal.stack)
    #expect(journal.stack.viewControllers.map(\.title) == ["List"])
  }

  @Test("Without a class the delegate of the app is asked", .shows(.g39), arguments: Way.allCases)
  func delegate(_ way: Way) throws {
    try leave(way, Self.page)
    let journal = try Journal(way)
    let made = PageController("Page")
    let app = StateApp(folder, storyboard: journal.storyboard)
    app.onSearch = { path, _ in path == ["Stack", "Page"] ? made : nil }
    app.launch(journal.stack)
    #expect(journal.stack.topViewController === made && made.note == "kept")
  }

  @Test(
    "Then what the launch has made already is taken", .shows(.g39, .g43), arguments: Way.allCases)
  func existing(_ way: Way) throws {
    try leave(way, Self.extraOverKeptList)
    let journal = try Journal(way)
    let list = journal.stack.viewControllers[0]
    StateApp(folder, storyboard: journal.storyboard).launch(journal.stack)
    #expect(journal.stack.viewControllers.count == 1 && journal.stack.topViewController === list)
    #expect((list as? PageController)?.note == "kept")
  }

  @Test(
    "At last it comes out of the storyboard that it came from",
    .shows(.g39, .g43, only: .storyboard, because: "what code has made came out of no storyboard"))
  func storyboard() throws {
    let way = Way.storyboard
    try leave(way, Self.page)
    let journal = try Journal(way)
    let list = journal.stack.viewControllers[0]
    StateApp(folder, storyboard: journal.storyboard).launch(journal.stack)
    #expect(journal.stack.viewControllers.count == 2 && journal.stack.viewControllers[0] === list)
    let page = journal.stack.topViewController as? PageController
    #expect(page?.title == "Page" && page?.note == "kept")
    #expect(page?.storyboard === journal.storyboard)
  }

  @Test(
    "Fields are filled when state is decoded, after the class has made the screen", .shows(.g39),
    arguments: Way.allCases)
  func decodedLater(_ way: Way) throws {
    try leave(way, Self.mine)
    let journal = try Journal(way)
    let app = StateApp(folder, storyboard: journal.storyboard)
    var number: Int?
    app.onDecode = { _ in
      number = (journal.stack.topViewController as? MyViewController)?.number
    }
    app.launch(journal.stack)
    #expect(number == 7)
  }

  @Test("The delegate may give what the launch has made", .shows(.g43), arguments: Way.allCases)
  func delegateFinds(_ way: Way) throws {
    try leave(way, Self.extraOverKeptList)
    let journal = try Journal(way)
    let list = journal.stack.viewControllers[0]
    let app = StateApp(folder, storyboard: journal.storyboard)
    app.onSearch = { path, _ in path == ["Stack", "List"] ? list : nil }
    app.launch(journal.stack)
    #expect(journal.stack.viewControllers.count == 1 && journal.stack.topViewController === list)
    #expect((list as? PageController)?.note == "kept")
  }

  @Test(
    "With identifier and class given back, a screen is kept again", .shows(.g39),
    arguments: Way.allCases)
  func keptAgain(_ way: Way) throws {
    try leave(way, Self.mine)
    for _ in 0..<2 {
      let journal = try Journal(way)
      let app = StateApp(folder, storyboard: journal.storyboard).launch(journal.stack)
      #expect((journal.stack.topViewController as? MyViewController)?.number == 7)
      #expect(try app.leave().last == "Stack/:[1]:/Seven")
    }
  }
}
