import EarshotAudit
import EarshotModel
import EarshotTestSupport
import Foundation
import Testing

@Suite("Audits as a page")
struct HTMLReportTests {
  private static let page = SampleAudit.report().html

  @Test("The page says the result in its title and fetches and runs nothing")
  func head() {
    #expect(Self.page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(Self.page.contains("<title>Accessibility audit: 2 critical, 1 minor</title>"))
    for text in ["<script", "http:", "https:", " src=", "@import", "url("] {
      #expect(!Self.page.contains(text), "\(text)")
    }
  }

  @Test("The transcript has every stop in order, with links to what was found there")
  func transcript() {
    let stops = Self.page.split(separator: "\n").filter { $0.contains("<li id=\"screen-1-stop") }
    #expect(
      stops.map(String.init) == [
        """
        <li id="screen-1-stop-1"><span lang="en" dir="auto">Now Playing, heading</span></li>
        """,
        """
        <li id="screen-1-stop-2"><span lang="en" dir="auto">image</span> \
        <a class="badge critical" href="#screen-1-finding-1">\
        critical: Exposed image has no description</a></li>
        """,
        """
        <li id="screen-1-stop-3"><span lang="en" dir="auto">button</span> \
        <span class="soft" lang="en" dir="auto">(Plays the track.)</span> \
        <a class="badge minor" href="#screen-1-finding-2">minor: Control has no name</a></li>
        """,
      ])
    #expect(Self.page.contains(#"<li id="screen-3-stop-1"><span class="soft">(silence)</span>"#))
    #expect(Self.page.contains("<p>There is nothing to hear on this screen.</p>"))
  }

  @Test("The picture numbers the stops and links the elements with findings")
  func picture() {
    #expect(Self.page.components(separatedBy: "class=\"number\"").count == 4)
    #expect(Self.page.contains(##"<a href="#screen-1-finding-1" class="critical">"##))
    #expect(Self.page.contains("<title>critical: art: the image has no description</title>"))
    #expect(Self.page.contains(#"viewBox="-14 -14 418 872""#))
    #expect(Self.page.contains("The file says nothing of where things stand."))
  }

  @Test(
    "What to do stands once with its rule, in front of the screens, and what there is by file with it"
  )
  func summary() throws {
    let lines = Self.page.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains(#"<h2 id="rules">By rule</h2>"#) })
    #expect(
      lines[(first + 1)...].prefix(9) == [
        #"<ul class="rules">"#, #"<li id="rule-label-missing-image" tabindex="-1">"#,
        "<p><strong>Exposed image has no description</strong> <code>label-missing-image</code> "
          + #"<span class="soft">2 critical</span></p>"#, "<p>Describe the picture.</p>", "</li>",
        #"<li id="rule-label-missing-control" tabindex="-1">"#,
        "<p><strong>Control has no name</strong> <code>label-missing-control</code> "
          + #"<span class="soft">1 minor</span></p>"#, "<p>Describe the picture.</p>", "</li>",
      ])
    #expect(lines.count { $0.contains("Describe the picture.") } == 2)
    let files = try #require(lines.firstIndex { $0.contains(#"<h2 id="files">By file</h2>"#) })
    #expect(
      lines[(files + 1)...].prefix(4) == [
        "<ul>",
        ##"<li><a href="#screen-1">App/Player.yaml</a> <span class="soft">1 critical, 1 minor</span></li>"##,
        ##"<li><a href="#screen-3">App/Form &amp; more.storyboard</a> <span class="soft">1 critical</span></li>"##,
        "</ul>",
      ])
    let screens = try #require(lines.firstIndex { $0.contains(#"<h2 id="screens">"#) })
    #expect(first < files && files < screens)
    #expect(
      lines.contains {
        $0.contains(##"<a href="#rule-label-missing-control">label-missing-control</a>"##)
      })
  }

  @Test("Long paths and names wrap wherever they have to")
  func wrapping() {
    #expect(
      Self.page.contains("font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;"))
  }

  @Test("Every link leads somewhere on the page, and every id stands once")
  func links() throws {
    let ids = Self.values(of: "id", in: Self.page)
    #expect(ids.count == Set(ids).count)
    for link in Self.values(of: "href", in: Self.page) {
      #expect(ids.contains(String(link.dropFirst())), "\(link)")
    }
  }

  @Test("Each finding prints the line that ignores it")
  func ignoring() {
    #expect(
      Self.page.contains(
        "<code>- { rule: &quot;label-missing-image&quot;, element: &quot;art&quot;, "
          + "screen: &quot;Player&quot;, file: &quot;Player.yaml&quot; }</code>"))
  }

  @Test("What is known, refused or stale is told apart from what counts")
  func others() {
    var report = SampleAudit.report(
      baseline: Baseline(
        [Baseline.Entry(SampleAudit.findings[0])]
          + [Baseline.Entry(SampleAudit.finding(element: "gone"))]))
    report.refusals = [AuditRefusal(file: "x<y.yaml", message: "broken")]
    #expect(report.html.contains("<summary>1 finding known or ignored</summary>"))
    #expect(report.html.contains("<li>x&lt;y.yaml:1:1: error: broken</li>"))
    #expect(report.html.contains("Entries that the baseline no longer needs"))
  }

  @Test("Whatever a file holds stays text, and whatever its frames are, the drawing is finite")
  func hostile() {
    var generator = SeededGenerator(seed: 77)
    var hostile = HostileText(seed: 77)
    let lengths = [0, 1, -5, 1e9, -1e9, .infinity, .nan, 44.5]
    for _ in 0..<SoakScale.rounds(of: 300) {
      let text = hostile.next() + "<script>\"'&"
      func length() -> Double { lengths.randomElement(using: &generator) ?? 0 }
      let finding = SampleAudit.finding(file: text, screen: text, element: text, message: text)
      let screen = ScreenPicture(
        name: text, file: text, size: Size(width: length(), height: length()), language: text,
        parts: (1...3).map {
          .init(
            key: text,
            frame: Rect(x: length(), y: length(), width: length(), height: length()), text: text,
            stop: .init(number: $0, description: text, hint: text))
        })
      let audit = Audit(file: text, found: [finding], checked: 1, screens: [screen])
      let page = AuditReport(AuditRun([audit]), version: text).html
      #expect(!page.contains("<script"))
      #expect(!page.contains("nan\"") && !page.contains("inf\""))
    }
  }

  private static func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }
}
