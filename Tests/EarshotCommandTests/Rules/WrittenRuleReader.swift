import Foundation

/// Reads a page of rules line by line.
struct WrittenRuleReader {
  private let page: String
  private var line = 0
  private var rules: [WrittenRule] = []
  /// The rule that has begun and is not yet shown by anything.
  private var rule: (name: String, weight: Int, line: Int)?
  /// The file for the scripts that follow.
  private var file: (text: String, isStoryboard: Bool)?
  /// The block that has begun, with its lines so far.
  private var block: (kind: String, lines: [String])?

  init(page: String) {
    self.page = page
  }

  /// Reads the next line.
  mutating func read(_ text: String) throws {
    line += 1
    if let (kind, lines) = block {
      guard text == "```" else { return block = (kind, lines + [text]) }
      block = nil
      try take(kind, lines.joined(separator: "\n"))
    } else if text.hasPrefix("```") {
      block = (String(text.dropFirst(3)), [])
    } else if let heading = text.value(of: "### ") {
      try begin(heading)
    } else if let name = text.value(of: "Test: ") {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw error("a test is a suite/name") }
      try show(by: .test(suite: parts[0], name: parts[1]))
    } else if let reason = text.value(of: "Open: ") {
      try show(by: .none(reason: reason))
    }
  }

  /// The rules of the page, which has come to its end.
  func end() throws -> [WrittenRule] {
    if let rule { throw error("a rule without evidence", on: rule.line) }
    return rules
  }

  private mutating func begin(_ heading: String) throws {
    if let rule { throw error("a rule without evidence", on: rule.line) }
    let parts = heading.components(separatedBy: " · ")
    guard parts.count == 2, let weight = Int(parts[1]) else {
      throw error("a rule without its weight")
    }
    rule = (parts[0], weight, line)
  }

  private mutating func take(_ kind: String, _ content: String) throws {
    switch kind {
    case "screen": file = (content, false)
    case "storyboard": file = (SmallStoryboard.text(content), true)
    case "storyboard-scenes": file = (SmallStoryboard.text(scenes: content, first: "first"), true)
    case "script":
      guard let file else { throw error("a script without a screen") }
      try show(by: .script(steps: content, file: file.text, isStoryboard: file.isStoryboard))
    default: throw error("\(kind)?")
    }
  }

  private mutating func show(by evidence: WrittenRule.Evidence) throws {
    // More of what shows the same rule counts for nothing by itself.
    guard let (name, weight, line) = rule ?? rules.last.map({ ($0.name, 0, line) }) else {
      throw error("what belongs to no rule")
    }
    rules.append(WrittenRule(name: name, weight: weight, evidence: evidence, line: line))
    rule = nil
  }

  private func error(_ reason: String, on place: Int? = nil) -> WrittenRuleError {
    WrittenRuleError(description: "\(page):\(place ?? line): \(reason)")
  }
}

extension String {
  fileprivate func value(of key: String) -> String? {
    hasPrefix(key) ? String(dropFirst(key.count)) : nil
  }
}
