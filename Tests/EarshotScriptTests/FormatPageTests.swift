import EarshotScript
import Foundation
import Testing

@Suite("Reference pages of the formats")
struct FormatPageTests {
  private static var folder: URL {
    // Tests/EarshotScriptTests/FormatPageTests.swift: three steps up is the package.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Earshot/Earshot.docc/Formats")
  }

  @Test("The documentation has every key that the readers accept, and says what they say of it")
  func pages() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(FormatPage.all.map(\.file)))
    for page in FormatPage.all {
      let file = Self.folder.appendingPathComponent(page.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == page.text, "make reference-pages: \(page.file)")
    }
  }
}
