import Foundation
import Testing

/// The page that says which test shows which claim of Apple's guide.
@Suite struct GuideCoverageTests {
  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyTestItNamesIsThere() throws {
    let page = try String(
      contentsOf: Self.project.appending(path: "Sources/Earshot/Earshot.docc/GuideCoverage.md"),
      encoding: .utf8)
    let tests = try Self.tests()
    let examples = Self.project.appending(path: "Examples/Scripts")
    var rows = 0
    for line in page.split(separator: "\n") where line.firstMatch(of: #/^\| G\d\d /#) != nil {
      rows += 1
      let shown = line.split(separator: "|").last ?? ""
      var suite = ""
      for name in shown.matches(of: #/`([^`]+)`/#).map({ String($0.1) }) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts[0].hasSuffix("Tests") { suite = parts[0] }
        if parts[0].isEmpty || parts[0].hasSuffix("Tests") {
          let text = tests[suite, default: ""]
          #expect(!text.isEmpty, "\(line.prefix(6)) names \(name)")
          if parts.count > 1 {
            #expect(text.contains("func \(parts[1])("), "\(line.prefix(6)) names \(name)")
          }
        } else {
          let script = examples.appending(path: "\(name).yaml").path
          #expect(FileManager.default.fileExists(atPath: script), "\(line.prefix(6)) names \(name)")
        }
      }
    }
    #expect(rows == 44)
  }

  /// The text of the files of each suite, by its name.
  private static func tests() throws -> [String: String] {
    let folder = project.appending(path: "Tests")
    var texts: [String: String] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for suite in text.matches(of: #/(?:struct|class|extension) (\w+Tests)\b/#) {
        texts[String(suite.1), default: ""] += text
      }
    }
    return texts
  }
}
