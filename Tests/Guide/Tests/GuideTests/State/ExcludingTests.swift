import Earshot
import Testing

/// What is left out, and what is kept in spite of that.
@Suite struct ExcludingTests {
  private let folder = StateFolder()

  /// Tabs with a stack of three pages; the stack has no identifier.
  private func interface(_ way: Way) throws -> (TabBarController, [PageController]) {
    let pages = try ["One", "Two", "Three"].map { try way.page($0) }
    return (try way.tabs([way.page("Kept"), way.stack(nil, pages)]), pages)
  }

  @Test(
    "A parent without an identifier leaves its whole group out", .shows(.g35, .g37),
    arguments: Way.allCases)
  func group(_ way: Way) throws {
    let (tabs, _) = try interface(way)
    #expect(try StateApp(folder).launch(tabs).leave() == ["Tabs", "Tabs/:[0]:/Kept"])
  }

  @Test(
    "What the default interface makes is there all the same, as it was drawn", .shows(.g37),
    arguments: Way.allCases)
  func defaultInterface(_ way: Way) throws {
    let (tabs, pages) = try interface(way)
    for page in pages { page.note = "changed" }
    try StateApp(folder).launch(tabs).leave()
    let (again, same) = try interface(way)
    let app = StateApp(folder).launch(again)
    app.app.change { again.selectedIndex = 1 }
    #expect(same.map(\.note) == ["", "", ""])
    #expect(same.last?.view.window === app.app.window)
  }

  @Test(
    "References that the app writes keep controllers, and the app puts them back", .shows(.g37),
    arguments: Way.allCases)
  func byHand(_ way: Way) throws {
    let (tabs, pages) = try interface(way)
    for page in pages { page.note = "note of \(page.restorationIdentifier ?? "")" }
    let app = StateApp(folder)
    app.onEncode = { $0.encode(pages, forKey: "pages") }
    #expect(
      try app.launch(tabs).leave() == ["Tabs", "Tabs/:[0]:/Kept", "One", "Two", "Three"])

    let stack = try way.stack(nil, [])
    let again = StateApp(folder)
    again.onSearch = { path, _ in
      path.count == 1 && path[0] != "Tabs" ? try? way.page(path[0]) : nil
    }
    again.onDecode = { coder in
      for page in coder.decodeObjects(of: PageController.self, forKey: "pages") {
        stack.pushViewController(page, animated: false)
      }
    }
    again.launch(try way.tabs([way.page("Kept"), stack]))
    #expect(
      stack.viewControllers.map { ($0 as? PageController)?.note } == [
        "note of One", "note of Two", "note of Three",
      ])
  }
}
