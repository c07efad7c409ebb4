import EarshotDocuments
import EarshotFiles

/// One screen of the page: its picture, what is heard there, and what was found.
struct HTMLScreen {
  /// The place among the screens, counted from 1.
  let number: Int
  let section: ReportSection
  private let new: [Finding]
  /// The places of findings in the list, by the elements that they are about.
  private var findingsOfElements: [String: [Int]] = [:]
  private let others: [AuditReport.Entry]
  private let rules: RuleSet

  init(number: Int, _ section: ReportSection, rules: RuleSet) {
    self.number = number
    self.section = section
    self.rules = rules
    new = AuditReport.worstFirst(
      section.entries.filter { $0.standing == .new }.map(\.finding))
    others = section.entries.filter { $0.standing != .new }
    for (index, finding) in new.enumerated() {
      for element in finding.elements(on: section.name) {
        findingsOfElements[element, default: []].append(index)
      }
    }
  }

  /// Where links to the screen lead.
  var id: String { "screen-\(number)" }

  /// How many findings it has, in words.
  var counts: String {
    new.isEmpty ? "nothing found" : new.count == 1 ? "1 finding" : "\(new.count) findings"
  }

  /// Writes its section of the page.
  func write(to page: some ResultSink) {
    page.print(document: #"<section class="screen" aria-labelledby="\#(id)">"#)
    page.print(document: #"<h2 id="\#(id)" tabindex="-1">\#(MarkupText.text(section.name))</h2>"#)
    let place = "\(section.file):\(section.line):\(section.column), \(counts)"
    page.print(document: #"<p class="soft">\#(MarkupText.text(place))</p>"#)
    if let picture = section.picture { writeUnchecked(of: picture, to: page) }
    page.print(document: #"<div class="columns">"#)
    if let picture = section.picture {
      HTMLPicture(picture, id: id, findings: new).write(to: page)
      page.print(document: "<div>")
      writeTranscript(of: picture, to: page)
    } else {
      page.print(document: "<div>")
    }
    writeFindings(to: page)
    page.print(document: "</div>\n</div>\n</section>")
  }

  /// What nobody can take for passed.
  private func writeUnchecked(of picture: ScreenPicture, to page: some ResultSink) {
    var words: [String] = []
    if picture.isLaunchScreen {
      words.append("No rule looks at this screen, which stands there until the app has begun.")
    }
    if !picture.uncheckedRules.isEmpty {
      let rules = picture.uncheckedRules.joined(separator: ", ")
      words.append("Not checked everywhere, since the file lacks facts: \(rules).")
    }
    for line in words { page.print(document: #"<p class="soft">\#(MarkupText.text(line))</p>"#) }
  }

  // MARK: What is heard

  private func writeTranscript(of picture: ScreenPicture, to page: some ResultSink) {
    let stops = picture.stops
    guard !stops.isEmpty else {
      return page.print(document: "<p>There is nothing to hear on this screen.</p>")
    }
    let language = MarkupText.attribute("lang", picture.language)
    page.print(document: #"<h3 id="\#(id)-heard">What is heard</h3>"#)
    page.print(document: #"<ol class="transcript" aria-labelledby="\#(id)-heard">"#)
    for part in stops {
      guard let stop = part.stop else { continue }
      let words =
        stop.description.isEmpty
        ? #"<span class="soft">(silence)</span>"#
        : #"<span\#(language) dir="auto">\#(MarkupText.text(stop.description))</span>"#
      let hint =
        stop.hint.map {
          #" <span class="soft"\#(language) dir="auto">(\#(MarkupText.text($0)))</span>"#
        } ?? ""
      page.print(
        document:
          #"<li id="\#(id)-stop-\#(stop.number)">\#(words)\#(hint)\#(links(to: part.key))</li>"#)
    }
    page.print(document: "</ol>")
  }

  /// Links to the findings about an element.
  private func links(to element: String) -> String {
    findingsOfElements[element, default: []].map { index in
      let severity = new[index].severity.rawValue
      return """
         <a class="badge \(severity)" href="#\(id)-finding-\(index + 1)">\
        \(severity): \(MarkupText.text(title(of: new[index])))</a>
        """
    }.joined()
  }

  // MARK: What was found

  private func writeFindings(to page: some ResultSink) {
    if !new.isEmpty {
      page.print(document: #"<h3 id="\#(id)-found">Findings</h3>"#)
      page.print(document: #"<ol class="findings" aria-labelledby="\#(id)-found">"#)
      let stops = Dictionary(
        (section.picture?.stops ?? []).compactMap { part in part.stop.map { (part.key, $0.number) }
        },
        uniquingKeysWith: { first, _ in first })
      for (index, finding) in new.enumerated() {
        for line in item(finding, number: index + 1, stops: stops) { page.print(document: line) }
      }
      page.print(document: "</ol>")
    }
    guard !others.isEmpty else { return }
    let words = others.count == 1 ? "1 finding" : "\(others.count) findings"
    page.print(document: "<details>\n<summary>\(words) known or ignored</summary>\n<ul>")
    for entry in others { page.print(document: "<li>\(MarkupText.text(entry.words))</li>") }
    page.print(document: "</ul>\n</details>")
  }

  private func item(_ finding: Finding, number: Int, stops: [String: Int]) -> [String] {
    let severity = finding.severity.rawValue
    let stop = stops[finding.element]
    var lines = [
      #"<li id="\#(id)-finding-\#(number)" tabindex="-1">"#,
      """
      <h4><span class="badge \(severity)">\(severity)</span> \
      \(MarkupText.text(title(of: finding)))</h4>
      """,
      "<p>\(MarkupText.text(finding.sentence)).</p>",
      "<p>\(MarkupText.text(finding.fix))</p>",
    ]
    let link = stop.map { ##", <a href="#\##(id)-stop-\##($0)">stop \##($0)</a>"## }
    lines.append(#"<p class="soft">\#(MarkupText.text(finding.place))\#(link ?? "")</p>"#)
    if finding.isGroup {
      lines += ["<details>", "<summary>All \(finding.members.count)</summary>", "<ul>"]
      lines += finding.members.map {
        "<li>\(MarkupText.text("\($0.name), line \($0.line), column \($0.column)"))</li>"
      }
      lines += ["</ul>", "</details>"]
    }
    lines += details(of: finding, id: "\(id)-finding-\(number)")
    lines.append("</li>")
    return lines
  }

  private func details(of finding: Finding, id: String) -> [String] {
    var lines = ["<details>", "<summary>About \(MarkupText.text(finding.rule))</summary>"]
    if let rule = rules[finding.rule] {
      lines.append("<p>\(MarkupText.text(rule.explanation))</p>")
    }
    if !finding.criteria.isEmpty {
      lines.append("<p>WCAG 2.2: \(MarkupText.text(finding.criteria.joined(separator: ", ")))</p>")
    }
    if !finding.walk.isEmpty {
      let picture = section.picture
      lines +=
        HTMLWalk(finding, id: id, screen: picture?.size, language: picture?.language)?.lines ?? []
      lines.append("<p>What is done from the start of the app, and what is heard:</p>")
      lines.append("<ol>")
      for step in finding.walk {
        let heard = step.heard.isEmpty ? "(silence)" : step.heard.joined(separator: " ")
        lines.append(
          "<li><code>\(MarkupText.text(step.gesture))</code>: \(MarkupText.text(heard))</li>")
      }
      lines.append("</ol>")
    } else if finding.path.count > 1 {
      lines.append("<p>What is heard on the way:</p>")
      lines.append("<ul>")
      for words in finding.path {
        lines.append("<li>\(MarkupText.text(words.isEmpty ? "(silence)" : words))</li>")
      }
      lines.append("</ul>")
    }
    lines.append("<p>To pass over it, add to <code>ignore</code> in the configuration:</p>")
    lines.append("<p><code>- \(MarkupText.text(AuditIgnore(finding).line))</code></p>")
    return lines + ["</details>"]
  }

  private func title(of finding: Finding) -> String { rules[finding.rule]?.title ?? finding.rule }
}

extension AuditReport.Entry {
  /// The finding in one line, with what becomes of it.
  fileprivate var words: String {
    let note =
      switch standing {
      case .new, .known: "known"
      case .ignored(let reason): reason.map { "ignored: \($0)" } ?? "ignored"
      }
    return "\(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)], \(note)"
  }
}
