import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

@testable import EarshotScript

/// What a three-finger scroll does to an element that has pages.
@Suite struct PageTests {
  private func app(_ scroll: String, direction: String = "leftToRight") throws -> LiveApp {
    try LiveApp(
      """
      layoutDirection: \(direction)
      screens:
        - root:
            children:
              - id: text
                scroll: { \(scroll) }
                children: [{ id: one, label: One }, { id: two, label: Two }]
      """)
  }

  private func turn(_ app: LiveApp, _ directions: AccessibilityScrollDirection...) throws
    -> [String]
  {
    try directions.flatMap { direction in
      var isDone = false
      let posts = try app.after { isDone = try $0.element("text").accessibilityScroll(direction) }
      return isDone ? posts : ["no"]
    }
  }

  @Test func aBorderIsToldAgain() throws {
    let app = try app("page: 1, pages: 3")
    #expect(
      try turn(app, .down, .right, .down, .up, .left, .up) == [
        "pageScrolled Page 2 of 3", "pageScrolled Page 3 of 3", "pageScrolled Page 3 of 3",
        "pageScrolled Page 2 of 3", "pageScrolled Page 1 of 3", "pageScrolled Page 1 of 3",
      ])
  }

  @Test func whoeverAsksForTheNextPageHearsThatThereIsNone() throws {
    let app = try app("page: 1, pages: 2")
    #expect(
      try turn(app, .previous, .next, .next) == ["no", "pageScrolled Page 2 of 2", "no"])
  }

  @Test func pagesLieAlongTheirAxis() throws {
    #expect(
      try turn(app("page: 1, pages: 2, axis: horizontal"), .down, .right)
        == ["no", "pageScrolled Page 2 of 2"])
    #expect(
      try turn(app("page: 1, pages: 2, axis: vertical"), .right, .down)
        == ["no", "pageScrolled Page 2 of 2"])
    #expect(
      try turn(app("page: 1, pages: 2, axis: horizontal", direction: "rightToLeft"), .left)
        == ["pageScrolled Page 2 of 2"])
    #expect(try turn(app("axis: vertical"), .down) == ["no"])
  }

  @Test func pagesWithoutAPresentOneBeginWithTheFirst() throws {
    #expect(
      try turn(app("pages: 3"), .down, .down)
        == ["pageScrolled Page 2 of 3", "pageScrolled Page 3 of 3"])
  }

  @Test func onlyThePageThatIsShownCanBeFound() throws {
    let app = try app("elements: [one, two]")
    #expect(try (app.element("two") as? View)?.isHidden == true)
    #expect(try turn(app, .next) == ["pageScrolled Page 2 of 2"])
    #expect(try (app.element("one") as? View)?.isHidden == true)
    #expect(try (app.element("two") as? View)?.isHidden == false)
  }

  @Test(arguments: [
    ("pages: 3, elements: [one, two]", "an id for each of the pages"),
    ("page: 3, elements: [one, two]", "an id for each of the pages"),
    ("elements: []", "an id for each of the pages"),
    ("elements: [one, nobody]", "the identifier of an object in this file"),
  ])
  func pagesThatAreNotThereAreRefused(scroll: String, expected: String) {
    do {
      _ = try app(scroll)
      Issue.record("nothing was refused")
    } catch {
      #expect("\(error)".hasPrefix("app.yaml:6:") && "\(error)".hasSuffix("expected \(expected)"))
    }
  }
}
