import Foundation
import GuideCoverage
import Testing

/// The page of the documentation that says what the other tests show.
@Suite struct CoverageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func everyClaimIsShown() throws {
    let coverage = try GuideCoverage(ofTestsIn: Self.tests.path)
    #expect(coverage.unshown.map(\.number) == [])
  }

  @Test("Tests run on screens of code and of storyboards, or say why not")
  func everyTestHasItsWays() throws {
    let coverage = try GuideCoverage(ofTestsIn: Self.tests.path)
    #expect(coverage.undecided == [])
  }

  @Test("make reference-pages was run since tests came or went")
  func thePage() throws {
    let page = Self.tests.appending(
      path: "../../../../Sources/Earshot/Earshot.docc/GuideCoverage.md")
    let written = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    let lines = { (text: String) in Set(text.split(separator: "\n")) }
    let expected = try GuideCoverage(ofTestsIn: Self.tests.path).page
    #expect(lines(expected).subtracting(lines(written)) == [])
    #expect(lines(written).subtracting(lines(expected)) == [])
    let isTheSame = written == expected
    #expect(isTheSame)
  }
}
