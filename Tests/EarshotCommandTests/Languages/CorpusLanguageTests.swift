import EarshotTestSupport
import Foundation
import Testing

/// Real storyboards that have texts in languages of ours beside them, read in these languages.
@Suite(
  "earshot read --language over real storyboards",
  .enabled(if: StoryboardCorpus.isThere, "shared/corpus is not beside this checkout"))
struct CorpusLanguageTests {
  /// What `earshot read --format json` writes, as far as it is looked at.
  private struct Reading: Decodable {
    struct Screen: Decodable {
      var stops: [Stop]
      var root: Node?
    }
    struct Stop: Decodable {
      var description: String
      var hint: String?
      var label: String?
      var value: String?
    }
    struct Node: Decodable {
      var id: String?
      var label: String?
      var children: [Node]?

      var all: [Node] { [self] + (children ?? []).flatMap(\.all) }
    }
    var screens: [Screen]

    /// What the reader says of its own: everything beside labels and values.
    var ownWords: Set<String> {
      var words: Set<String> = []
      for stop in screens.flatMap(\.stops) {
        let texts = Self.words(stop.label ?? "") + Self.words(stop.value ?? "")
        words.formUnion(Set(Self.words(stop.description)).subtracting(texts))
        if let hint = stop.hint { words.insert(hint) }
      }
      return words
    }

    private static func words(_ text: String) -> [String] {
      text.split { !$0.isLetter }.map(String.init)
    }
  }

  /// A file with a table of texts beside it.
  private struct Localised: CustomStringConvertible {
    let base: String
    let language: String
    let table: URL

    var description: String { "\(base), \(language)" }
  }

  private let folder: URL

  init() throws {
    folder = try #require(StoryboardCorpus.folder)
  }

  /// The files that are read and have `.strings` of a language of ours.
  private func localised() throws -> [Localised] {
    try StoryboardCorpus.files(ofKinds: ["ios", "tvos"]).flatMap { base -> [Localised] in
      let url = folder.appendingPathComponent(base)
      let around = url.deletingLastPathComponent()
      guard around.lastPathComponent == "Base.lproj" else { return [] }
      let name = url.deletingPathExtension().lastPathComponent
      return LanguageRecord.languages.filter { $0 != "en" }.compactMap { language in
        let table = around.deletingLastPathComponent()
          .appendingPathComponent("\(language).lproj/\(name).strings")
        return FileManager.default.fileExists(atPath: table.path)
          ? Localised(base: base, language: language, table: table) : nil
      }
    }
  }

  private func read(_ file: String, _ further: String...) async throws -> Reading {
    let run = try await Program.earshot(
      ["read", "--format", "json"] + further + [file], in: folder)
    #expect(run.status == 0, "\(run.diagnostics)")
    return try JSONDecoder().decode(Reading.self, from: Data(run.output.utf8))
  }

  @Test("Labels are those of the language, and so are all words beside them")
  func allFiles() async throws {
    let files = try localised()
    var labels = 0
    for file in files {
      let reading = try await read(file.base, "--language", file.language)
      let table = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file.table), options: [], format: nil)
      let texts = try #require(table as? [String: String])
      for node in reading.screens.compactMap(\.root).flatMap(\.all) {
        guard let id = node.id, let label = node.label,
          let text = texts["\(id).text"] ?? texts["\(id).normalTitle"]
        else { continue }
        #expect(label == text, "\(file): \(id)")
        labels += 1
      }
      let mixed = reading.ownWords.intersection(try await read(file.base).ownWords)
      #expect(mixed.isEmpty, "\(file): \(mixed.sorted())")
    }
    // What the corpus lacks (it, ja, ko, nl, pl, pt, sv and Chinese) the café of our own has.
    #expect(Set(files.map(\.language)) == ["ar", "de", "es", "fr", "he", "ru"])
    #expect((files.count, labels) == (15, 199), "\(files.count) files, \(labels) labels")
  }

  /// What English readers say of kinds and states, each as it stands between two commas.
  private static let english: Set = [
    "heading", "button", "back button", "selected", "dimmed", "adjustable", "switch button", "on",
    "off", "text field", "secure text field", "search field", "image", "link", "tab bar", "tab",
    "list start", "list end", "picker item", "pop up button",
  ]

  @Test("What a listener hears who walks through them has no English kinds and states")
  func walks() async throws {
    var heard = 0
    for file in try localised() {
      let run = try await Program.earshot(
        ["read", "--walk", "--language", file.language, file.base], in: folder)
      #expect(run.status == 0, "\(run.diagnostics)")
      for line in run.lines where line.hasPrefix("  ") {
        let parts = line.dropFirst(2).split { $0 == "," || $0 == "،" }
          .map { $0.drop { $0 == " " } }
        heard += 1
        let mixed = parts.filter { Self.english.contains(String($0)) }
        #expect(mixed.isEmpty, "\(file): \(line)")
      }
    }
    #expect(heard > 100, "\(heard)")
  }
}
