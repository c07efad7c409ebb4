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
  /// How often it is met, from 1 to 5; 0 where this only shows more of the rule before it.
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
    var reader = WrittenRuleReader(page: page)
    for line in text.components(separatedBy: "\n") { try reader.read(line) }
    return try reader.end()
  }
}
