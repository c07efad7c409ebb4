// The flow:
//
//  1. each screen is written as it comes (`HTMLScreen`): its picture, what is heard, and its findings; and a
//     line of the list to jump there, and one for its file; all wait;
//  2. the head: a title that says the result, and the style sheet; there are no scripts and nothing is
//     fetched;
//  3. the summary, what there is by rule, where each says once what to do, and by file, the list, and the screens;
//  4. what was refused, what could not be checked, what a baseline no longer needs, and what the run says
//     about itself.

package import EarshotFiles

/// A page of HTML in the making.
package struct HTMLReportWriter: ReportWriter {
  private let head: ReportHead
  private let navigation: Spool
  private let screens: Spool
  private let files: Spool
  private var count = 0
  private var fileCount = 0
  private var rules = RuleTotals()

  /// Begins a page.
  package init(_ head: ReportHead) {
    self.head = head
    navigation = Spool(limit: head.memory)
    screens = Spool(limit: head.memory)
    files = Spool(limit: head.memory)
  }

  package var failure: Int32? { navigation.failure ?? screens.failure ?? files.failure }

  package mutating func add(_ part: ReportPart) {
    for finding in part.newFindings { rules.add(finding) }
    var firstScreens: [String: String] = [:]
    for section in part.sections {
      count += 1
      let screen = HTMLScreen(number: count, section, rules: head.rules, texts: head.texts)
      screen.write(to: screens)
      if firstScreens[section.file] == nil { firstScreens[section.file] = screen.id }
      navigation.print(
        document: """
          <li><a href="#\(screen.id)">\(MarkupText.text(section.name))</a> \
          <span class="soft">\(MarkupText.text(head.texts.list([section.file, screen.counts])))</span></li>
          """)
    }
    for (file, counts) in part.countsByFile {
      fileCount += 1
      let name = MarkupText.text(file)
      let link = firstScreens[file].map { ##"<a href="#\##($0)">\##(name)</a>"## } ?? name
      let words = MarkupText.text(Severity.words(for: counts, in: head.texts))
      files.print(document: #"<li>\#(link) <span class="soft">\#(words)</span></li>"#)
    }
  }

  package mutating func finish(_ totals: AuditTotals, to page: some ResultSink) {
    let texts = head.texts
    let heading = texts.words("Accessibility audit")
    page.print(
      document: """
        <!DOCTYPE html>
        <html lang="\(texts.language)"\(texts.isRightToLeft ? #" dir="rtl""# : "")>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(MarkupText.text("\(heading): \(totals.findingCounts)"))</title>
        <style>
        \(HTMLStyle.sheet)
        </style>
        </head>
        <body>
        <a class="skip" href="#main">\(MarkupText.text(texts.words("Skip to the screens")))</a>
        <header>
        <h1>\(MarkupText.text(heading))</h1>
        <p>\(MarkupText.text(texts.sentences(totals.summary)))</p>
        """)
    for line in counts(totals) { page.print(document: line) }
    page.print(document: "</header>")
    for finding in totals.ownFindings { rules.add(finding) }
    for line in ruleLines { page.print(document: line) }
    // One file has what all have.
    if fileCount > 1 {
      page.print(document: #"<section aria-labelledby="files">"#)
      page.print(document: #"<h2 id="files">\#(MarkupText.text(texts.words("By file")))</h2>"#)
      page.print(document: "<ul>")
      files.copy(to: page)
      page.print(document: "</ul>\n</section>")
    }
    if count > 1 {
      page.print(document: #"<nav aria-labelledby="screens">"#)
      page.print(
        document: #"<h2 id="screens">\#(MarkupText.text(texts.words("Screens")))</h2>"#)
      page.print(document: "<ul>")
      navigation.copy(to: page)
      page.print(document: "</ul>")
      page.print(document: "</nav>")
    }
    page.print(document: #"<main id="main" tabindex="-1">"#)
    screens.copy(to: page)
    for line in remarks(totals) { page.print(document: line) }
    let (version, rules) = (head.version, head.rules.version)
    let origin: AuditSentence =
      head.shard.map { "earshot \(version), rule set \(rules), part \($0.description)" }
      ?? "earshot \(version), rule set \(rules)"
    page.write(
      document: """
        </main>
        <footer>
        <p>\(MarkupText.text(texts.sentences(texts.words(origin))))</p>
        </footer>
        </body>
        </html>
        """)
  }

  private func counts(_ totals: AuditTotals) -> [String] {
    let items = Severity.worstFirst(totals.counts).map { severity, count in
      #"<li><span class="badge \#(severity.rawValue)">\#(MarkupText.text(head.texts.words(severity.words(counting: count))))</span></li>"#
    }
    return items.isEmpty ? [] : [#"<ul class="counts">"#] + items + ["</ul>"]
  }

  /// What each rule has found, the worst first, and what to do about it.
  private var ruleLines: [String] {
    let (texts, totals) = (head.texts, rules.worstFirst)
    guard !totals.isEmpty else { return [] }
    var lines = [
      #"<section aria-labelledby="rules">"#,
      #"<h2 id="rules">\#(MarkupText.text(texts.words("By rule")))</h2>"#, #"<ul class="rules">"#,
    ]
    for (rule, total) in totals {
      let title = head.rules[rule].map(texts.title) ?? rule
      let counts = Severity.words(for: total.counts, in: texts)
      lines += [
        #"<li\#(MarkupText.attribute("id", Self.id(ofRule: rule))) tabindex="-1">"#,
        """
        <p><strong>\(MarkupText.text(title))</strong> <code>\(MarkupText.text(rule))</code> \
        <span class="soft">\(MarkupText.text(counts))</span></p>
        """,
      ]
      lines += total.fixes.map { "<p>\(MarkupText.text($0))</p>" } + ["</li>"]
    }
    return lines + ["</ul>", "</section>"]
  }

  /// Where links to what a rule has found, and to what to do about it, lead.
  static func id(ofRule rule: String) -> String { "rule-\(rule)" }

  /// What stands on no screen.
  private func remarks(_ totals: AuditTotals) -> [String] {
    let texts = head.texts
    var lines: [String] = []
    func add(_ id: String, _ heading: AuditSentence, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += [
        #"<section aria-labelledby="\#(id)">"#,
        #"<h2 id="\#(id)">\#(MarkupText.text(texts.words(heading)))</h2>"#,
        "<ul>",
      ]
      lines += items.map { "<li>\(MarkupText.text($0))</li>" }
      lines += ["</ul>", "</section>"]
    }
    add("refused", "Refused files", totals.refusals.map(\.description))
    add(
      "unchecked", "Rules for which files lack facts",
      totals.coverage.unchecked.sorted { $0.key < $1.key }.map { rule, screens in
        texts.words(
          AuditSentence(
            "{1}: not sure of everything on {2} screens", [.text(rule), .number(screens)],
            english: "\(rule): not sure of everything on \(screens) "
              + (screens == 1 ? "screen" : "screens")))
      })
    add(
      "about", "About this audit",
      totals.ownFindings.map {
        texts.sentences("\(texts.words($0.severity.word)): \($0.message) [\($0.rule)]")
      })
    add(
      "stale", "Entries that the baseline no longer needs", totals.stale.map { $0.words(in: texts) }
    )
    return lines
  }
}

extension AuditReport {
  /// The report as one page of HTML that needs nothing else: no scripts, no other files.
  public var html: String { text(HTMLReportWriter.init) }
}
