import EarshotMirror
import EarshotModel
import Foundation
import Testing

@Suite("Reference pages of the vocabularies")
struct VocabularyPageTests {
  private static var folder: URL {
    // Tests/EarshotMirrorTests/VocabularyPageTests.swift: three steps up is the package.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Earshot/Earshot.docc/Vocabularies")
  }

  @Test("The documentation has every line of every table")
  func pages() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(VocabularyPage.all.map(\.file)))
    for page in VocabularyPage.all {
      let file = Self.folder.appendingPathComponent(page.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == page.text, "make reference-pages: \(page.file)")
    }
  }

  @Test("Each role stands on its page with its traits, once", arguments: Vocabulary.all)
  func roles(_ vocabulary: Vocabulary) throws {
    let page = try #require(
      VocabularyPage.all.first { $0.text.hasPrefix("# \(vocabulary.name) in") })
    let rows = page.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for role in vocabulary.roles {
      for name in role.names {
        let found = rows.filter { $0.split(separator: "|")[0].contains("`\(name)`") }
        #expect(!found.isEmpty, "\(name)")
        #expect(
          found.contains { row in role.traits.names.allSatisfy { row.contains("`\($0)`") } },
          "\(name)")
      }
    }
    for state in vocabulary.states {
      #expect(rows.contains { $0.hasPrefix("| `\(state.name)` ") }, "\(state.name)")
    }
    #expect(!vocabulary.lost.isEmpty && !vocabulary.assumed.isEmpty)
  }
}
