import EarshotTestSupport
import Foundation
import FoundationXML
import Testing

/// Real storyboards, counted a second time with XPath, which shares no line of code with the audit.
@Suite(
  "earshot audit over real storyboards", .enabled(if: SharedFolder.url("corpus/storyboards") != nil)
)
struct AuditCorpusTests {
  private struct Manifest: Decodable {
    struct File: Decodable {
      var file: String
      var kind: String
    }
    var files: [File]
  }

  private let folder: URL
  private let files: [String]
  private let report: AuditReport

  init() throws {
    folder = try #require(SharedFolder.url("corpus/storyboards"))
    let data = try Data(contentsOf: folder.appendingPathComponent("MANIFEST.json"))
    files = try JSONDecoder().decode(Manifest.self, from: data).files
      .filter { $0.kind == "ios" }.map(\.file).sorted()
    report = try AuditReport.of(files, in: folder).report
  }

  /// What is on a screen: neither hidden or fully transparent itself, nor inside something that is.
  private static let shown =
    "[not(ancestor-or-self::*[@hidden='YES' or @alpha='0.0' or @alpha='0'])]"
  private static let unlabelled =
    "[not(accessibility/@label[.!='']) and not(userDefinedRuntimeAttributes/"
    + "userDefinedRuntimeAttribute[@keyPath='accessibilityLabel'])]"
    + "[not(accessibility/bool[@key='isElement' and @value='NO'])]"

  @Test("Image-only buttons without a label are found, each of them and no other")
  func imageButtons() throws {
    let plain = "[not(@buttonType) or @buttonType='system' or @buttonType='roundedRect'"
    let xpath =
      "//button\(plain) or @buttonType='custom']"
      + "[state[(@image and not(@catalog='system')) or @backgroundImage]]"
      + "[not(state[@key='normal'][@title[.!=''] or string or attributedString])]"
      + "[not(buttonConfiguration[@title or attributedString])]"
      + Self.unlabelled + Self.shown
    try compare(
      xpath, with: "label-missing-control", among: "//button[state[@image or @backgroundImage]]")
  }

  @Test("Fields that only have a placeholder are found, each of them and no other")
  func placeholderFields() throws {
    let xpath = "//textField[@placeholder[.!='']]" + Self.unlabelled + Self.shown
    try compare(xpath, with: "label-placeholder-only", among: "//textField")
  }

  @Test("The rules about sizes find fewer than two things in most scenes")
  func sizes() throws {
    var scenes = 0
    for file in files {
      let document = try XMLDocument(contentsOf: folder.appendingPathComponent(file), options: [])
      scenes += try document.nodes(forXPath: "//scene//view[@key='view']/..").count
    }
    var counts: [String: Int] = [:]
    for finding in report.findings where finding.rule.hasPrefix("target-size") {
      counts["\(finding.file) \(finding.screen)", default: 0] += 1
    }
    let all = counts.values.sorted()
    let silent = Array(repeating: 0, count: max(0, scenes - all.count))
    let median = (silent + all)[(silent.count + all.count) / 2]
    #expect(scenes > 200)
    #expect(median < 2)
  }

  /// Compares the elements of all files that an expression names with those of a rule's findings.
  private func compare(_ xpath: String, with rule: String, among candidates: String) throws {
    var total = 0
    for file in files {
      let document = try XMLDocument(contentsOf: folder.appendingPathComponent(file), options: [])
      let keys = { (expression: String) throws in
        Set(try document.nodes(forXPath: expression).compactMap { ($0 as? XMLElement).map(key) })
      }
      let expected = try keys(xpath)
      let all = try keys(candidates)
      let found = Set(
        report.findings.filter { $0.file == file && $0.rule == rule }
          .map { String($0.element.split(separator: "#")[0]) }
          .filter(all.contains))
      #expect(found == expected, "\(file)")
      total += expected.count
    }
    #expect(total > 5)
  }

  private func key(of element: XMLElement) -> String {
    let identifier = element.elements(forName: "accessibility").first?
      .attribute(forName: "identifier")?.stringValue
    return identifier ?? element.attribute(forName: "id")?.stringValue ?? ""
  }
}
