import EarshotScript

extension ManualPage {
  /// The page of the files that people write for the program.
  static var formats: ManualPage {
    ManualPage(
      "earshot", section: 5, summary: "screen documents, scripts and settings of earshot"
    ) { page in
      page.macro("Sh", "DESCRIPTION")
      page.text(
        """
        Files in YAML or JSON that people write for earshot(1). A key that is not listed here is refused, \
        with the key that is most like it.
        """)
      for format in FormatPage.all { page.markdown(format.text) }
      page.macro("Sh", "SETTINGS")
      page.text("Every key of your settings, as `earshot config --example` explains it:")
      page.literal(Configuration.example)
      page.macro("Sh", "SEE ALSO")
      page.macro(callable: "Xr earshot 1")
    }
  }
}

extension ManualText {
  /// Adds a page of the documentation.
  ///
  /// As much of Markdown is understood as those pages use: headings, paragraphs of one line, lists, tables of
  /// three columns, and blocks of code.
  fileprivate mutating func markdown(_ text: String) {
    var rows: [(name: String, text: String)] = []
    var items: [String] = []
    var code: [Substring]?
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + [""]
    for line in lines {
      if line.hasPrefix("```") {
        if let block = code { literal(block) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.hasPrefix("| `") {
        rows.append(Self.row(line))
      } else if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else if !line.hasPrefix("|") {
        list(rows)
        list(items)
        (rows, items) = ([], [])
        if line.hasPrefix("#") {
          heading(line)
        } else if !line.contains("`make reference-pages`") {
          self.text(String(line))
        }
      }
    }
  }

  /// Adds a heading: the title of a page, or a part of it.
  private mutating func heading(_ line: Substring) {
    let title = String(line.drop { $0 == "#" || $0 == " " })
    if line.hasPrefix("# ") {
      macro("Sh", title.uppercased())
    } else if title != "Overview" {
      macro("Ss", title)
    }
  }

  /// A row of a table: the key, and its value with what it means.
  private static func row(_ line: Substring) -> (name: String, text: String) {
    let cells = line.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let value = cells.dropFirst().first ?? ""
    let meaning = cells.dropFirst(2).joined(separator: "|")
    return ((cells.first ?? "").replacing("`", with: ""), "\(value). \(meaning)")
  }
}
