import EarshotDocuments
import EarshotInterface
import EarshotTestSupport
import Testing

/// Controllers whose class of the system somebody typed in by hand.
@Suite struct NamedControllerTests {
  private static func typed(_ name: String, leadingTo others: [String], by relationship: String)
    -> String
  {
    let segues = others.map { segue("relationship", to: $0, "relationship=\"\(relationship)\"") }
    return controller(
      "held", "customClass=\"\(name)\"",
      subviews: "<label text=\"Drawn\" id=\"d\">\(frame(0, 0, 50, 20))</label>",
      rest: "<connections>\(segues.joined())</connections>")
  }

  private static let label = "<label text=\"A\" id=\"a\">\(frame(0, 80, 50, 20))</label>"

  @Test func aPlainControllerActsAsTheClassThatWasTypedIn() throws {
    let text = storyboard(
      Self.typed("UINavigationController", leadingTo: ["c"], by: "rootViewController"),
      controller("c", "title=\"Inside\"", subviews: Self.label),
      attributes: "initialViewController=\"held\"")
    let board = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let stack = board.instantiateInitialViewController() as? NavigationController
    #expect(stack?.viewControllers.map(\.title) == ["Inside"])
    #expect(board.problems.isEmpty, "\(board.problems)")
    let document = try read(text)
    #expect(document.notes.isEmpty, "\(document.notes)")
    #expect(!outline(document).contains("Drawn"), "\(outline(document))")
    #expect(document.screens.map(\.isContainer) == [true, false])
  }

  @Test func tabsStandInABar() throws {
    let text = storyboard(
      Self.typed("UITabBarController", leadingTo: ["c"], by: "viewControllers"),
      controller("c", "title=\"Inside\"", subviews: Self.label),
      attributes: "initialViewController=\"held\"")
    let board = try Storyboard(Array(text.utf8), file: "Main.storyboard")
    let tabs = board.instantiateInitialViewController() as? TabBarController
    #expect(tabs?.viewControllers?.map(\.title) == ["Inside"])
  }
}
