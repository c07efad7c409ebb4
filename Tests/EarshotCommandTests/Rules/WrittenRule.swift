import EarshotTestSupport
import Foundation

/// A rule of VoiceOver as `Tests/Rules` has it: how often it is met, and what shows that it holds.
struct WrittenRule {
  /// What shows that a rule holds.
  enum Evidence {
    /// The steps of a script, over the text of a file.
    case script(steps: String, file: String, isStoryboard: Bool)
    /// A test in Swift, by the name of its suite and its own: only code can make the screen.
    case test(suite: String, name: String)
    /// Nothing: it does not hold, or not wholly, for this reason.
    case none(reason: String)
  }

  /// The rule.
  let name: String
  /// How often it is met, from 1 to 5.
  let weight: Int
  /// What shows that it holds.
  let evidence: Evidence
  /// Where it begins in its page, counted from 1.
  let line: Int
}

/// Why a page of rules cannot be read.
struct WrittenRuleError: Error, CustomStringConvertible {
  let description: String
}

extension WrittenRule {
  /// The pages of rules, by their names.
  static var pages: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }.sorted()
    }
  }

  private static var folder: URL {
    // Tests/EarshotCommandTests/Rules/WrittenRule.swift: three steps up is `Tests`.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Rules")
  }

  /// The rules of a page, as `Tests/Rules/README.md` says that they are written.
  static func all(in page: String) throws -> [WrittenRule] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("\(page).md"), encoding: .utf8)
    var rules: [WrittenRule] = []
    var file: (text: String, isStoryboard: Bool)?
    var open: (name: String, weight: Int, line: Int)?
    var block: (kind: String, lines: [String])?

    func end(with evidence: Evidence) throws {
      guard let rule = open else {
        throw WrittenRuleError(description: "\(page): what belongs to no rule")
      }
      rules.append(
        WrittenRule(name: rule.name, weight: rule.weight, evidence: evidence, line: rule.line))
      open = nil
    }

    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let (kind, lines) = block {
        guard line == "```" else {
          block = (kind, lines + [line])
          continue
        }
        block = nil
        let content = lines.joined(separator: "\n")
        switch kind {
        case "screen": file = (content, false)
        case "storyboard": file = (SmallStoryboard.text(content), true)
        case "storyboard-scenes":
          file = (SmallStoryboard.text(scenes: content, first: "first"), true)
        case "script":
          guard let file else {
            throw WrittenRuleError(description: "\(page):\(index + 1): a script without a screen")
          }
          try end(
            with: .script(steps: content, file: file.text, isStoryboard: file.isStoryboard))
        default: throw WrittenRuleError(description: "\(page):\(index + 1): \(kind)?")
        }
      } else if line.hasPrefix("```") {
        block = (String(line.dropFirst(3)), [])
      } else if line.hasPrefix("### ") {
        if let open {
          throw WrittenRuleError(description: "\(page):\(open.line): a rule without evidence")
        }
        let parts = line.dropFirst(4).components(separatedBy: " · ")
        guard parts.count == 2, let weight = Int(parts[1]) else {
          throw WrittenRuleError(description: "\(page):\(index + 1): a rule without its weight")
        }
        open = (parts[0], weight, index + 1)
      } else if let name = line.value(of: "Test: ") {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw WrittenRuleError(description: "\(page):\(index + 1): a test is a suite/name")
        }
        try end(with: .test(suite: parts[0], name: parts[1]))
      } else if let reason = line.value(of: "Open: ") {
        try end(with: .none(reason: reason))
      }
    }
    if let open {
      throw WrittenRuleError(description: "\(page):\(open.line): a rule without evidence")
    }
    return rules
  }
}

extension String {
  fileprivate func value(of key: String) -> String? {
    hasPrefix(key) ? String(dropFirst(key.count)) : nil
  }
}
