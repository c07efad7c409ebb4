import EarshotDocuments
import Testing

/// The map of a storyboard: what leads where, and what nobody gets to.
@Suite struct StoryboardMapTests {
  private let text = storyboard(
    navigation(to: "a"),
    controller(
      "a",
      subviews: """
        <button id="1">\(frame(0, 0, 50, 50))<state key="normal" title="Go &amp; see"/>
        <connections>\(segue("show", to: "b"))</connections></button>
        """,
      rest: """
        <navigationItem key="navigationItem" title="Start" id="ni"/>
        <connections>\(segue("show", to: "c", "identifier=\"code\""))</connections>
        """),
    controller("b", "title=\"Sight\""), controller("c", "title=\"Cellar\""),
    controller("d", "title=\"Attic\""), attributes: "initialViewController=\"n\"")

  @Test func asText() throws {
    let map = try StoryboardMap(Array(text.utf8), file: "Main.storyboard")
    #expect(
      map.text == """
        Main (start)
          -> Start (rootViewController)
        Start
          Go & see -> Sight (show)
          -> Cellar (show by code)
        Sight
        Cellar (reached by code only)
        Attic (not reached: nothing leads there)

        5 scenes: 3 reached by ear, 1 by code only, 1 not at all

        """)
  }

  @Test func asPicture() throws {
    let svg = try StoryboardMap(Array(text.utf8), file: "Main.storyboard").svg
    #expect(svg.contains("<title>Attic, line "))
    #expect(svg.contains("Go &amp; see · show"))
    #expect(svg.components("not reached") == 1 && svg.components("by code only") == 1)
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
