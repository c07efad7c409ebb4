import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The café of `earshot demo` in sixteen languages, its texts from `.strings` files of `Tests/Vectors/languages`.
///
/// The records beside them are what `earshot read --language` has to say of the storyboard: labels and the
/// reader's own words in one language.
@Suite struct CafeLanguageTests {
  private static let languages = LanguageRecord.languages

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(SampleApp.storyboard.description, to: "Base.lproj/Cafe.storyboard")
    for language in Self.languages {
      try folder.write(
        try LanguageRecord.text("\(language).strings"), to: "\(language).lproj/Cafe.strings")
    }
  }

  private func read(_ language: String, _ further: String...) async throws -> CommandRun {
    try await Program.earshot(
      ["read", "--language", language] + further + ["Base.lproj/Cafe.storyboard"], in: folder.url)
  }

  @Test("Labels and words are in the language", arguments: languages)
  func transcript(_ language: String) async throws {
    let run = try await read(language)
    #expect(run.status == 0)
    try LanguageRecord.expect(run.output, is: "\(language).txt", "\(run.diagnostics)")
  }

  @Test("A String Catalog of all languages says the same", arguments: languages)
  func catalog(_ language: String) async throws {
    let folder = try ScratchFolder()
    try folder.write(SampleApp.storyboard.description, to: "Base.lproj/Cafe.storyboard")
    var texts: [String: [String: String]] = [:]
    for language in Self.languages {
      for (key, text) in try LanguageRecord.entries("\(language).strings") {
        texts[key, default: [:]][language] = text
      }
    }
    let strings = texts.mapValues { texts in
      ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
    let data = try JSONSerialization.data(withJSONObject: catalog)
    try folder.write(String(decoding: data, as: UTF8.self), to: "mul.lproj/Cafe.xcstrings")
    let run = try await Program.earshot(
      ["read", "--language", language, "Base.lproj/Cafe.storyboard"], in: folder.url)
    #expect(run.output == (try LanguageRecord.text("\(language).txt")), "\(run.diagnostics)")
  }

  /// Every scene is visited by a listener, and what the cursor comes to there is told.
  @Test("A walk through the app is heard in the language", arguments: languages)
  func walk(_ language: String) async throws {
    let run = try await read(language, "--walk")
    #expect(run.status == 0)
    try LanguageRecord.expect(run.output, is: "walks/\(language).txt", "\(run.diagnostics)")
  }

  /// The cursor goes from the leading edge, which is the right one, whatever the keys are called.
  @Test("Somebody walks in Arabic and Hebrew by ear", arguments: ["ar", "he"])
  func cursor(_ language: String) async throws {
    let lines = [
      "first", "next", "next", "next", "next", "next", "back", "rotor headings",
      "next rotor item", "previous rotor item", "last", "activate", "first", "next", "next", "next",
      "next", "next", "increment", "next", "next", "next", "next", "quit",
    ]
    let run = try await Program.shell(
      "printf '\(lines.joined(separator: "\\n"))\\n' | \"$EARSHOT\" open --mute --language \(language) "
        + "--interface-language \(language) Base.lproj/Cafe.storyboard", in: folder.url)
    #expect(run.status == 0)
    try LanguageRecord.expect(
      run.output, is: "walks/\(language)-cursor.txt", "\(run.diagnostics)")
  }

  @Test("Nothing is left in English", arguments: languages.filter { $0 != "en" })
  func nothingMixed(_ language: String) async throws {
    let english = Set(
      try await read("en").output.split { !$0.isLetter }.map(String.init).filter { $0.count > 4 })
    let told = try await read(language).output.split { !$0.isLetter }.map(String.init)
    // Names of the file, and words that are spelled alike.
    let shared: Set = [
      "Screen", "stops", "Base", "lproj", "storyboard", "stack", "white", "Filter",
      "image", "finger",
    ]
    let mixed = told.filter { english.contains($0) && !shared.contains($0) }
    #expect(mixed.isEmpty, "\(mixed)")
  }

  @Test("Arabic and Hebrew mirror what is drawn", arguments: ["ar", "he"])
  func mirrored(_ language: String) async throws {
    let width = 393.0
    let (plain, mirrored) = (try await frames("en"), try await frames(language))
    #expect(plain.count == mirrored.count && plain.count > 10)
    // A switch keeps the two points beside it on the right.
    for (one, other) in zip(plain, mirrored) {
      #expect(abs(width - one[0] - one[2] - other[0]) < 2.51, "\(one) \(other)")
      #expect(Array(one[1...]) == Array(other[1...]))
    }
  }

  /// The frames of everything on the screen of the order, in the order of the file.
  private func frames(_ language: String) async throws -> [[Double]] {
    let output = try await read(language, "--format", "json", "--scene", "ord-00-view").output
    let values = output.matches(of: /"frame":\[([-0-9.]+),([-0-9.]+),([-0-9.]+),([-0-9.]+)\]/)
    return values.compactMap { match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      return numbers.count == 4 ? numbers : nil
    }
  }
}
