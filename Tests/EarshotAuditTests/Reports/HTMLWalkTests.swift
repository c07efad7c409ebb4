import EarshotAudit
import EarshotModel
import Foundation
import Testing

/// How the page plays what a walk has found.
@Suite("Walks on a page")
struct HTMLWalkTests {
  private static let button = Rect(x: 165, y: 520, width: 60, height: 60)

  private static func page(_ steps: [Finding.WalkedStep]) -> String {
    var finding = SampleAudit.finding("activation-noop", .serious, element: "play")
    finding.walk = steps
    return SampleAudit.report(findings: [finding]).html
  }

  private static let walk = [
    Finding.WalkedStep(
      gesture: "moveForward", heard: ["<b> & image"],
      cursor: Rect(x: 45, y: 120, width: 300, height: 300)),
    Finding.WalkedStep(gesture: "activate", heard: [], cursor: button),
    Finding.WalkedStep(gesture: "wait: 3", heard: ["Done"], cursor: button),
  ]

  @Test("Each step shows the cursor, the way of the finger and its words, one after the other")
  func steps() throws {
    let page = Self.page(Self.walk)
    let lines = page.split(separator: "\n").map(String.init)
    let begin = try #require(lines.firstIndex { $0.contains("aria-label=\"The walk, drawn\"") })
    let end = try #require(lines[begin...].firstIndex(of: "</figure>"))
    #expect(
      lines[begin...end].filter { line in
        ["<set", "cursor", "swipe", "touch", "<text"].contains { line.contains($0) }
      } == [
        """
        <set attributeName="visibility" to="visible" begin="screen-1-finding-1-play.click+0s" dur="1.86s"/>
        """,
        #"<rect class="cursor" x="45" y="120" width="300" height="300"/>"#,
        #"<polyline class="swipe" points="160 270 230 270"/>"#,
        #"<circle class="touch" cx="230" cy="270" r="9"/>"#,
        #"<text x="195" y="870" font-size="15" text-anchor="middle">moveForward</text>"#,
        """
        <text class="caption" x="195" y="896" font-size="18" text-anchor="middle" lang="en">\
        &lt;b&gt; &amp; image</text>
        """,
        """
        <set attributeName="visibility" to="visible" begin="screen-1-finding-1-play.click+1.86s" dur="1.2s"/>
        """,
        #"<rect class="cursor" x="165" y="520" width="60" height="60"/>"#,
        #"<circle class="touch" cx="195" cy="550" r="9"/>"#,
        #"<circle class="touch" cx="195" cy="550" r="15"/>"#,
        #"<text x="195" y="870" font-size="15" text-anchor="middle">activate</text>"#,
        """
        <text class="caption" x="195" y="896" font-size="18" text-anchor="middle">(silence)</text>
        """,
        """
        <set attributeName="visibility" to="visible" begin="screen-1-finding-1-play.click+3.06s" dur="1.44s"/>
        """,
        #"<rect class="cursor" x="165" y="520" width="60" height="60"/>"#,
        #"<text x="195" y="870" font-size="15" text-anchor="middle">wait: 3</text>"#,
        """
        <text class="caption" x="195" y="896" font-size="18" text-anchor="middle" lang="en">Done</text>
        """,
        """
        <set attributeName="visibility" to="hidden" begin="screen-1-finding-1-play.click+0s" dur="4.5s"/>
        """,
      ])
    // Who does not see the drawing has the list.
    #expect(page.contains("<li><code>activate</code>: (silence)</li>"))
    #expect(!page.contains("<script"))
  }

  @Test(
    "Every movement of the fingers is drawn",
    arguments: [
      ("moveBackward", 1, 1), ("increment", 1, 1), ("scroll: down", 3, 3), ("escape", 2, 2),
      ("rotor: headings", 2, 2), ("magicTap", 0, 4), ("first", 0, 4), ("type: a", 0, 0),
    ])
  func gestures(_ gesture: String, swipes: Int, rings: Int) {
    let page = Self.page([
      Finding.WalkedStep(gesture: gesture, heard: ["Here"], cursor: Self.button)
    ])
    #expect(page.components(separatedBy: "class=\"swipe\"").count == swipes + 1)
    #expect(page.components(separatedBy: "class=\"touch\"").count == rings + 1)
  }

  @Test("Without a place of the cursor nothing is drawn, and a long walk is drawn from its end")
  func borders() {
    let blind = Self.page([Finding.WalkedStep(gesture: "rest", heard: [])])
    #expect(!blind.contains("The walk, drawn"))
    let long = Self.page(
      (0..<100).map {
        Finding.WalkedStep(gesture: "moveForward", heard: ["Stop \($0)"], cursor: Self.button)
      })
    #expect(long.components(separatedBy: "class=\"caption\"").count == 61)
    #expect(long.contains(">Stop 99</text>") && !long.contains(">Stop 39</text>"))
  }

  @Test("The place of the cursor is kept in JSON")
  func json() throws {
    var finding = SampleAudit.finding("activation-noop", .serious, element: "play")
    finding.walk = Self.walk
    let report = SampleAudit.report(findings: [finding])
    #expect(
      report.json().contains(
        #"{"gesture":"activate","heard":[],"cursor":[165,520,60,60]}"#))
  }
}
