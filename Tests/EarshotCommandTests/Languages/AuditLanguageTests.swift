import EarshotTestSupport
import Foundation
import Testing

/// What `earshot audit` finds, told in sixteen languages; the records stand in `Tests/Vectors/languages/audit`.
@Suite struct AuditLanguageTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      earshot: 1
      language: en
      screens:
        - name: Library
          size: [390, 844]
          root:
            children:
              - { id: play, traits: [button], frame: [16, 100, 44, 44] }
              - { id: a, label: Delete, traits: [button], frame: [16, 160, 100, 44] }
              - { id: b, label: Delete, traits: [button], frame: [16, 220, 100, 44] }
              - { id: close, label: Close button, traits: [button], frame: [16, 280, 30, 30] }
              - { id: volume, label: Volume, traits: [adjustable], frame: [16, 340, 300, 44] }
              - { id: album, label: Album, hint: Double tap to open., traits: [button],
                  frame: [16, 400, 300, 44] }

      """, to: "library.yaml")
  }

  private func audit(_ options: String, _ environment: String = "LC_ALL=C") async throws
    -> CommandRun
  {
    try await Program.shell(
      "\(environment) \"$EARSHOT\" audit --no-config \(options) library.yaml", in: folder.url)
  }

  @Test(
    "Findings, what to do and the report's own words are in the language",
    arguments: LanguageRecord.languages)
  func text(_ language: String) async throws {
    let run = try await audit("--interface-language \(language)")
    #expect(run.status == 1, "\(run.diagnostics)")
    try LanguageRecord.expect(run.output, is: "audit/\(language).txt")
  }

  @Test("The locale chooses the language where no option does, and none is English")
  func locale() async throws {
    let english = try LanguageRecord.text("audit/en.txt")
    #expect(try await audit("").output == english)
    #expect(try await audit("", "LC_ALL=xx_XX.UTF-8").output == english)
    let german = try LanguageRecord.text("audit/de.txt")
    #expect(try await audit("", "LC_ALL=de_AT.UTF-8").output == german)
    #expect(
      try await audit("--interface-language en", "LC_ALL=de_AT.UTF-8").output == english)
  }

  @Test(
    "Nothing but names, keys and rules is left in English",
    arguments: LanguageRecord.languages.filter { $0 != "en" })
  func nothingMixed(_ language: String) throws {
    let english = Set(words(try LanguageRecord.text("audit/en.txt")))
    // What the file has, and what configurations call things.
    let shared: Set = [
      "Delete", "Close", "button", "Volume", "Album", "Double", "tap", "to", "open", "Library",
      "library", "yaml", "volume", "album", "close", "play", "label", "duplicate", "role", "word",
      "missing", "control", "adjustable", "without", "methods", "value", "hint", "gesture",
      "target",
      "size", "platform", "orientation", "locked", "ignore", "earshot", "rule", "screen", "element",
      "file",
      "accessibilityIncrement", "accessibilityDecrement",
      // Words that other languages spell alike.
      "as", "in", "is", "no", "of", "over", "points", "trait", "under",
    ]
    let mixed = words(try LanguageRecord.text("audit/\(language).txt"))
      .filter { english.contains($0) && !shared.contains($0) }
    #expect(mixed.isEmpty, "\(mixed)")
  }

  @Test("A page names its language and its direction, and leaves English what no table has")
  func page() async throws {
    let arabic = try await audit("--interface-language ar --format html").output
    #expect(arabic.contains(#"<html lang="ar" dir="rtl">"#))
    #expect(arabic.contains(#"<p lang="en">"#))
    #expect(try await audit("--format html").output.contains(#"<html lang="en">"#))
  }

  @Test("A baseline written in one language holds in another")
  func baseline() async throws {
    let written = try await audit(
      "--interface-language ja --baseline known.json --update-baseline --accept-new")
    #expect(written.status == 0, "\(written)")
    let held = try await audit("--interface-language ru --baseline known.json")
    #expect(held.status == 0, "\(held.output)")
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
  }
}
