// The flow:
//
//  1. the head: a title that says the result, and the style sheet; there are no scripts and nothing is
//     fetched;
//  2. the summary, and a list of the screens to jump to;
//  3. each screen (`HTMLScreen`): its picture, what is heard, and its findings;
//  4. what was refused, what a baseline no longer needs, and what the run says about itself.

import EarshotFiles

extension AuditReport {
  /// The report as one page of HTML that needs nothing else: no scripts, no other files.
  public var html: String {
    let sections = sections.enumerated().map {
      HTMLScreen(number: $0.offset + 1, $0.element, in: self)
    }
    let heading = "Accessibility audit"
    var lines = [
      "<!DOCTYPE html>",
      #"<html lang="en">"#,
      "<head>",
      #"<meta charset="utf-8">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      "<title>\(MarkupText.text("\(heading): \(findingCounts)"))</title>",
      "<style>",
      "\(HTMLStyle.sheet)",
      "</style>",
      "</head>",
      "<body>",
      ##"<a class="skip" href="#main">Skip to the screens</a>"##,
      "<header>",
      "<h1>\(heading)</h1>",
      "<p>\(MarkupText.text(summary(screens: sections.count))).</p>",
    ]
    lines += counts
    lines.append("</header>")
    if sections.count > 1 { lines += Self.navigation(sections) }
    lines.append(#"<main id="main" tabindex="-1">"#)
    for section in sections { lines += section.lines }
    lines += remarks
    lines += ["</main>", "<footer>"]
    lines.append(
      "<p>earshot \(MarkupText.text(version)), rule set \(rules.version)\(shardNote).</p>")
    lines += ["</footer>", "</body>", "</html>"]
    return lines.joined(separator: "\n")
  }

  private var shardNote: String { shard.map { ", part \($0)" } ?? "" }

  private var counts: [String] {
    let items = severityCounts.map { severity, count in
      #"<li><span class="badge \#(severity.rawValue)">\#(count) \#(severity.words)</span></li>"#
    }
    return items.isEmpty ? [] : [#"<ul class="counts">"#] + items + ["</ul>"]
  }

  private static func navigation(_ sections: [HTMLScreen]) -> [String] {
    var lines = [#"<nav aria-labelledby="screens">"#, #"<h2 id="screens">Screens</h2>"#, "<ul>"]
    for section in sections {
      lines.append(
        """
        <li><a href="#\(section.id)">\(MarkupText.text(section.section.name))</a> \
        <span class="soft">\(MarkupText.text("\(section.section.file), \(section.counts)"))</span></li>
        """)
    }
    return lines + ["</ul>", "</nav>"]
  }

  /// What stands on no screen.
  private var remarks: [String] {
    var lines: [String] = []
    func add(_ id: String, _ heading: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += [
        #"<section aria-labelledby="\#(id)">"#, #"<h2 id="\#(id)">\#(heading)</h2>"#, "<ul>",
      ]
      lines += items.map { "<li>\(MarkupText.text($0))</li>" }
      lines += ["</ul>", "</section>"]
    }
    add("refused", "Refused files", refusals.map(\.description))
    add(
      "about", "About this audit",
      ownFindings.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]. \($0.fix)" })
    add("stale", "Entries that the baseline no longer needs", stale.map(\.words))
    return lines
  }
}
