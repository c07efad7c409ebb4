// The flow:
//
//  1. each screen is written as it comes (`HTMLScreen`): its picture, what is heard, and its findings; and a
//     line of the list to jump there; both wait;
//  2. the head: a title that says the result, and the style sheet; there are no scripts and nothing is
//     fetched;
//  3. the summary, the list, and the screens;
//  4. what was refused, what could not be checked, what a baseline no longer needs, and what the run says
//     about itself.

package import EarshotFiles

/// A page of HTML in the making.
package struct HTMLReportWriter: ReportWriter {
  private let head: ReportHead
  private let navigation: Spool
  private let screens: Spool
  private var count = 0

  /// Begins a page.
  package init(_ head: ReportHead) {
    self.head = head
    navigation = Spool(limit: head.memory)
    screens = Spool(limit: head.memory)
  }

  package var failure: Int32? { navigation.failure ?? screens.failure }

  package mutating func add(_ part: ReportPart) {
    for section in part.sections {
      count += 1
      let screen = HTMLScreen(number: count, section, rules: head.rules)
      screen.write(to: screens)
      navigation.print(
        document: """
          <li><a href="#\(screen.id)">\(MarkupText.text(section.name))</a> \
          <span class="soft">\(MarkupText.text("\(section.file), \(screen.counts)"))</span></li>
          """)
    }
  }

  package mutating func finish(_ totals: AuditTotals, to page: some ResultSink) {
    let heading = "Accessibility audit"
    page.print(
      document: """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(MarkupText.text("\(heading): \(totals.findingCounts)"))</title>
        <style>
        \(HTMLStyle.sheet)
        </style>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the screens</a>
        <header>
        <h1>\(heading)</h1>
        <p>\(MarkupText.text(totals.summary)).</p>
        """)
    for line in Self.counts(totals) { page.print(document: line) }
    page.print(document: "</header>")
    if count > 1 {
      page.print(document: #"<nav aria-labelledby="screens">"#)
      page.print(document: #"<h2 id="screens">Screens</h2>"#)
      page.print(document: "<ul>")
      navigation.copy(to: page)
      page.print(document: "</ul>")
      page.print(document: "</nav>")
    }
    page.print(document: #"<main id="main" tabindex="-1">"#)
    screens.copy(to: page)
    for line in Self.remarks(totals) { page.print(document: line) }
    let shard = head.shard.map { ", part \($0)" } ?? ""
    page.write(
      document: """
        </main>
        <footer>
        <p>earshot \(MarkupText.text(head.version)), rule set \(head.rules.version)\(shard).</p>
        </footer>
        </body>
        </html>
        """)
  }

  private static func counts(_ totals: AuditTotals) -> [String] {
    let items = Severity.worstFirst(totals.counts).map { severity, count in
      #"<li><span class="badge \#(severity.rawValue)">\#(count) \#(severity.words)</span></li>"#
    }
    return items.isEmpty ? [] : [#"<ul class="counts">"#] + items + ["</ul>"]
  }

  /// What stands on no screen.
  private static func remarks(_ totals: AuditTotals) -> [String] {
    var lines: [String] = []
    func add(_ id: String, _ heading: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += [
        #"<section aria-labelledby="\#(id)">"#, #"<h2 id="\#(id)">\#(heading)</h2>"#, "<ul>",
      ]
      lines += items.map { "<li>\(MarkupText.text($0))</li>" }
      lines += ["</ul>", "</section>"]
    }
    add("refused", "Refused files", totals.refusals.map(\.description))
    add(
      "unchecked", "Rules for which files lack facts",
      totals.coverage.unchecked.sorted { $0.key < $1.key }.map { rule, screens in
        "\(rule): not sure of everything on \(screens) \(screens == 1 ? "screen" : "screens")"
      })
    add(
      "about", "About this audit",
      totals.ownFindings.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]. \($0.fix)" })
    add("stale", "Entries that the baseline no longer needs", totals.stale.map(\.words))
    return lines
  }
}

extension AuditReport {
  /// The report as one page of HTML that needs nothing else: no scripts, no other files.
  public var html: String { text(HTMLReportWriter.init) }
}
