import EarshotModel
import EarshotSession

extension ScriptReport {
  /// The report as lines for people: the script, what happened, and the count.
  public var text: String {
    var text = TranscriptText()
    text.append(line: "Script \(file)")
    var results = results[...]
    // A span lends the events instead of handing out copies.
    let events = events.span
    for place in events.indices where events[place].kind.isForPeople {
      if events[place].kind == .expectation, let result = results.popFirst(), !result.isMet {
        for line in result.lines(in: file) { text.append(line: line) }
      } else {
        text.append(events[place], indent: 2)
      }
    }
    text.append(line: summary)
    return text.text
  }

  /// How many expectations were met, in words, and whether a step was refused after them.
  public var summary: String {
    refusal == nil ? count : "\(count), and the script broke off"
  }

  private var count: String {
    let count = results.count
    switch (count, failures.count) {
    case (0, _): return "Nothing was expected"
    case (1, 0): return "1 expectation met"
    case (_, 0): return "\(count) expectations met"
    case (_, let failed): return "\(failed) of \(count) expectations not met"
    }
  }
}

extension ExpectationResult {
  /// The failure as three lines: its place, and what was expected above what there was.
  ///
  /// Line breaks and control characters of texts are blanks, as in a transcript.
  public func lines(in file: String) -> [String] {
    [
      "\(place(in: file)): failure: \(expectation.subject) is not as expected" + context,
      "  expected: \(expectation.expected)",
      "  actual:   \(actual)",
    ].map(\.asSingleLine)
  }

  /// What the step stands in, as the end of a sentence; empty for one that stands by itself.
  private var context: String {
    groups.isEmpty ? "" : ", in \(groups.joined(separator: ", "))"
  }

  /// Where the script expects it: `file:line:column`.
  public func place(in file: String) -> String {
    "\(file):\(expectation.line):\(expectation.column)"
  }
}

extension TranscriptEvent.Kind {
  /// Whether it is told to people: callbacks of controllers say nothing of what is heard.
  var isForPeople: Bool { self != .callback }
}
