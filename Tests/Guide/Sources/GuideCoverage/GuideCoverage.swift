import Foundation

/// Which tests show which claim, and in which ways, read from their sources.
///
/// A test names what it shows in its trait, as in `@Test(.shows(.g25), arguments: Way.allCases)`, and
/// stands in a suite whose name ends in `Tests`. One that cannot run in every way says why:
/// `.shows(.g02, only: .storyboard, because: "code has no scenes")`.
public struct GuideCoverage {
  private var tests: [ShowingTest] = []

  /// Reads the tests of a folder and of those inside it.
  ///
  /// - Throws: What Foundation throws of a file that cannot be read.
  public init(ofTestsIn folder: String) throws {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      tests += ShowingTest.tests(in: try String(contentsOf: file, encoding: .utf8))
    }
    tests.sort { ($0.suite, $0.name) < ($1.suite, $1.name) }
  }

  private func tests(of claim: Claim) -> [ShowingTest] {
    tests.filter { $0.claims.contains(claim) }
  }

  /// The claims that no test shows.
  public var unshown: [Claim] { Claim.allCases.filter { tests(of: $0).isEmpty } }

  /// The tests that neither run in every way nor say why they run in one alone.
  public var undecided: [String] { tests.filter { $0.ways.isEmpty }.map(\.title) }

  // MARK: The page

  /// The page of the documentation.
  public var page: String {
    var lines = [head]
    for chapter in Claim.Chapter.allCases {
      lines += ["### \(chapter.rawValue)", "", "| row | claim | shown by |", "|---|---|---|"]
      for claim in Claim.allCases where claim.chapter == chapter {
        lines.append("| \(claim.number) | \(claim.text) | \(names(of: claim)) |")
      }
      lines.append("")
    }
    lines += ["### Shown in one way alone", "", "| test | way | why |", "|---|---|---|"]
    for test in tests {
      guard let reason = test.reason, let way = test.ways.first else { continue }
      lines.append("| `\(test.title)` | \(way.rawValue) | \(reason) |")
    }
    lines += ["", "### Advice", "", Self.advice, "", "| advice | why no test |", "|---|---|"]
    lines += Advice.all.map { "| \($0.text) | \($0.reason) |" } + [""]
    return lines.joined(separator: "\n")
  }

  /// The tests of a claim; after the first of a suite the others of the suite are named by themselves.
  private func names(of claim: Claim) -> String {
    var suite = ""
    var names: [String] = []
    for test in tests(of: claim) {
      let way = test.ways.count == 1 ? " (\(test.ways[0].rawValue))" : ""
      names.append("`\(test.suite == suite ? "" : test.suite).\(test.name)`\(way)")
      suite = test.suite
    }
    return names.isEmpty ? "*not yet*" : names.joined(separator: ", ")
  }

  private var head: String {
    let both = tests.count { $0.ways.count > 1 }
    return """
      # Guide coverage

      What Apple's View Controller Programming Guide claims, and the tests that show it here.

      ## Overview

      The tests stand in the package `Tests/Guide`, which imports the product `Earshot` as any app does and
      follows the guide section by section: each of its listings in today's Swift, and each sentence that
      states a behaviour. Of \(tests.count) tests \(both) run twice, on screens that code builds and on the
      same screens drawn in a storyboard; what is heard and called must be the same. The others are marked
      with the one way in which they run, and a table below says why. Rows keep their numbers.
      `make reference-pages` writes this page from the tests; a row that no test shows fails, and so does a
      test that runs in one way without a reason.

      """
  }

  private static let advice =
    "What the guide recommends without saying what UIKit then does:"
}
