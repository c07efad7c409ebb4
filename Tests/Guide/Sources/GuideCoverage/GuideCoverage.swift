import Foundation

/// Which tests show which claim, read from their sources.
///
/// A test names what it shows in its trait, as in `@Test(.shows(.g25))`, and stands in a suite whose
/// name ends in `Tests`.
public struct GuideCoverage {
  private var tests: [Claim: [Name]] = [:]

  private struct Name: Comparable {
    var suite: String
    var test: String

    static func < (one: Name, other: Name) -> Bool {
      (one.suite, one.test) < (other.suite, other.test)
    }
  }

  /// Reads the tests of a folder and of those inside it.
  ///
  /// - Throws: What Foundation throws of a file that cannot be read.
  public init(ofTestsIn folder: String) throws {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { read(try String(contentsOf: file, encoding: .utf8)) }
    }
  }

  private mutating func read(_ source: String) {
    let pattern =
      #/
      struct\ (?<suite>\w+Tests)\b
      | @Test\([^{}]*?\.shows\((?<claims>[^)]*)\)[^{}]*?\bfunc\ (?<test>\w+)
      /#
    var suite = ""
    for match in source.matches(of: pattern) {
      if let name = match.suite { suite = String(name) }
      guard let test = match.test, let claims = match.claims else { continue }
      for claim in claims.matches(of: #/\.(\w+)/#).compactMap({ Claim(rawValue: String($0.1)) }) {
        tests[claim, default: []].append(Name(suite: suite, test: String(test)))
      }
    }
  }

  /// The claims that no test shows.
  public var unshown: [Claim] { Claim.allCases.filter { tests[$0] == nil } }

  /// The page of the documentation.
  public var page: String {
    var lines = [Self.head]
    for chapter in Claim.Chapter.allCases {
      lines += ["### \(chapter.rawValue)", "", "| row | claim | shown by |", "|---|---|---|"]
      for claim in Claim.allCases where claim.chapter == chapter {
        lines.append("| \(claim.number) | \(claim.text) | \(names(of: claim)) |")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The tests of a claim; after the first of a suite the others of the suite are named by themselves.
  private func names(of claim: Claim) -> String {
    var suite = ""
    var names: [String] = []
    for name in tests[claim, default: []].sorted() {
      names.append("`\(name.suite == suite ? "" : name.suite).\(name.test)`")
      suite = name.suite
    }
    return names.isEmpty ? "*not yet*" : names.joined(separator: ", ")
  }

  private static let head = """
    # Guide coverage

    What Apple's View Controller Programming Guide claims, and the tests that show it here.

    ## Overview

    The tests stand in the package `Tests/Guide`, which imports the product `Earshot` as any app does and
    follows the guide section by section: each of its listings in today's Swift, and each sentence that
    states a behaviour. Rows keep their numbers. `make reference-pages` writes this page from the tests,
    and a row that no test shows fails.

    """
}
