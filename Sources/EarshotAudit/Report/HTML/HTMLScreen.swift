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
  private let texts: AuditTexts

  init(number: Int, _ section: ReportSection, rules: RuleSet, texts: AuditTexts) {
    self.number = number
    self.section = section
    self.rules = rules
    self.texts = texts
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
    texts.words(
      new.isEmpty
        ? "nothing found"
        : AuditSentence(
          "{1} findings", [.number(new.count)], english: Self.findings(new.count)))
  }

  private static func findings(_ count: Int) -> String {
    count == 1 ? "1 finding" : "\(count) findings"
  }

  /// Writes its section of the page.
  func write(to page: some ResultSink) {
    page.print(document: #"<section class="screen" aria-labelledby="\#(id)">"#)
    page.print(document: #"<h2 id="\#(id)" tabindex="-1">\#(MarkupText.text(section.name))</h2>"#)
    let place = texts.list(["\(section.file):\(section.line):\(section.column)", counts])
    page.print(document: #"<p class="soft">\#(MarkupText.text(place))</p>"#)
    if let picture = section.picture { writeUnchecked(of: picture, to: page) }
    page.print(document: #"<div class="columns">"#)
    if let picture = section.picture {
      HTMLPicture(picture, id: id, findings: new, texts: texts).write(to: page)
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
      words.append(
        texts.words("No rule looks at this screen, which stands there until the app has begun."))
    }
    if !picture.uncheckedRules.isEmpty {
      let rules = texts.list(picture.uncheckedRules)
      words.append(
        texts.words("Not checked everywhere, since the file lacks facts: \(rules)."))
    }
    for line in words { page.print(document: #"<p class="soft">\#(MarkupText.text(line))</p>"#) }
  }

  // MARK: What is heard

  private func writeTranscript(of picture: ScreenPicture, to page: some ResultSink) {
    let stops = picture.stops
    guard !stops.isEmpty else {
      return page.print(
        document: "<p>\(text("There is nothing to hear on this screen."))</p>")
    }
    let language = MarkupText.attribute("lang", picture.language)
    page.print(document: #"<h3 id="\#(id)-heard">\#(text("What is heard"))</h3>"#)
    page.print(document: #"<ol class="transcript" aria-labelledby="\#(id)-heard">"#)
    for part in stops {
      guard let stop = part.stop else { continue }
      let words =
        stop.description.isEmpty
        ? #"<span class="soft">\#(text("(silence)"))</span>"#
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
      let severity = new[index].severity
      return """
         <a class="badge \(severity.rawValue)" href="#\(id)-finding-\(index + 1)">\
        \(text(severity.word)): \(MarkupText.text(title(of: new[index])))</a>
        """
    }.joined()
  }

  // MARK: What was found

  private func writeFindings(to page: some ResultSink) {
    if !new.isEmpty {
      page.print(document: #"<h3 id="\#(id)-found">\#(text("Findings"))</h3>"#)
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
    let words = AuditSentence(
      "{1} findings known or ignored", [.number(others.count)],
      english: "\(Self.findings(others.count)) known or ignored")
    page.print(document: "<details>\n<summary>\(text(words))</summary>\n<ul>")
    for entry in others {
      page.print(document: "<li>\(MarkupText.text(entry.words(in: texts)))</li>")
    }
    page.print(document: "</ul>\n</details>")
  }

  private func item(_ finding: Finding, number: Int, stops: [String: Int]) -> [String] {
    let severity = finding.severity
    let stop = stops[finding.element]
    var lines = [
      #"<li id="\#(id)-finding-\#(number)" tabindex="-1">"#,
      """
      <h4><span class="badge \(severity.rawValue)">\(text(severity.word))</span> \
      \(MarkupText.text(title(of: finding)))</h4>
      """,
      "<p>\(MarkupText.text(texts.sentences(finding.sentence)))</p>",
    ]
    let link = stop.map {
      ##", <a href="#\##(id)-stop-\##($0)">\##(text("stop \($0)"))</a>"##
    }
    // What to do stands there, once for all findings.
    let rule = MarkupText.attribute("href", "#\(HTMLReportWriter.id(ofRule: finding.rule))")
    lines.append(
      """
      <p class="soft">\(MarkupText.text(finding.place))\(link ?? ""), \
      <a\(rule)>\(MarkupText.text(finding.rule))</a></p>
      """)
    if finding.isGroup {
      lines += ["<details>", "<summary>\(text("All \(finding.members.count)"))</summary>", "<ul>"]
      lines += finding.members.map {
        "<li>\(text("\($0.name), line \($0.line), column \($0.column)"))</li>"
      }
      lines += ["</ul>", "</details>"]
    }
    lines += details(of: finding, id: "\(id)-finding-\(number)")
    lines.append("</li>")
    return lines
  }

  private func details(of finding: Finding, id: String) -> [String] {
    var lines = ["<details>", "<summary>\(text("About \(finding.rule)"))</summary>"]
    if let rule = rules[finding.rule] {
      // No table has the explanations, which are English.
      let language = texts.language == "en" ? "" : MarkupText.attribute("lang", "en")
      lines.append("<p\(language)>\(MarkupText.text(rule.explanation))</p>")
    }
    if !finding.criteria.isEmpty {
      lines.append("<p>WCAG 2.2: \(MarkupText.text(finding.criteria.joined(separator: ", ")))</p>")
    }
    if !finding.walk.isEmpty {
      let picture = section.picture
      lines +=
        HTMLWalk(
          finding, id: id, screen: picture?.size, language: picture?.language, texts: texts)?
        .lines ?? []
      lines.append("<p>\(text("What is done from the start of the app, and what is heard:"))</p>")
      lines.append("<ol>")
      for step in finding.walk {
        let heard =
          step.heard.isEmpty ? texts.words("(silence)") : step.heard.joined(separator: " ")
        lines.append(
          "<li><code>\(MarkupText.text(step.gesture))</code>: \(MarkupText.text(heard))</li>")
      }
      lines.append("</ol>")
    } else if finding.path.count > 1 {
      lines.append("<p>\(text("What is heard on the way:"))</p>")
      lines.append("<ul>")
      for words in finding.path {
        lines.append(
          "<li>\(MarkupText.text(words.isEmpty ? texts.words("(silence)") : words))</li>")
      }
      lines.append("</ul>")
    }
    let pass = text("To pass over it, add to {1} in the configuration:")
      .replacing("{1}", with: "<code>ignore</code>")
    lines.append("<p>\(pass)</p>")
    lines.append("<p><code>- \(MarkupText.text(AuditIgnore(finding).line))</code></p>")
    return lines + ["</details>"]
  }

  private func title(of finding: Finding) -> String {
    rules[finding.rule].map(texts.title) ?? finding.rule
  }

  /// A sentence as markup.
  private func text(_ sentence: AuditSentence) -> String { MarkupText.text(texts.words(sentence)) }
}

extension AuditReport.Entry {
  /// The finding in one line, with what becomes of it.
  fileprivate func words(in texts: AuditTexts) -> String {
    let severity = texts.words(finding.severity.word)
    return
      texts.list([
        "\(severity): \(finding.sentence) [\(finding.rule)]",
        texts.words(standing.word ?? "known"),
      ])
  }
}
