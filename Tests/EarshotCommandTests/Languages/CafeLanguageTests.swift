import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The café of `earshot demo` in sixteen languages, its texts from `.strings` files of `Tests/Vectors/languages`.
///
/// The records beside them are what `earshot read --language` has to say of the storyboard: labels and the
/// reader's own words in one language. `EARSHOT_RECORD=all` writes them anew.
@Suite struct CafeLanguageTests {
  private static let languages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "zh-Hans",
    "zh-Hant",
  ]

  private static var vectors: URL {
    // Tests/EarshotCommandTests/Languages/CafeLanguageTests.swift: three steps up is `Tests`.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/languages")
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(SampleApp.storyboard.description, to: "Base.lproj/Cafe.storyboard")
    for language in Self.languages {
      let strings = try String(
        contentsOf: Self.vectors.appendingPathComponent("\(language).strings"), encoding: .utf8)
      try folder.write(strings, to: "\(language).lproj/Cafe.strings")
    }
  }

  private func read(_ language: String, _ further: String...) async throws -> CommandRun {
    try await Program.earshot(
      ["read", "--language", language] + further + ["Base.lproj/Cafe.storyboard"], in: folder.url)
  }

  @Test("Labels and words are in the language", arguments: languages)
  func transcript(_ language: String) async throws {
    let run = try await read(language)
    let record = Self.vectors.appendingPathComponent("\(language).txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "all" {
      try run.output.write(to: record, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    #expect(run.output == expected && run.status == 0, "\(run.diagnostics)")
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
