import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

/// The receipt of `earshot demo`, a screen document, in sixteen languages; its texts from `.strings` files of
/// `Tests/Vectors/languages/receipt`.
@Suite struct ReceiptLanguageTests {
  /// The document with the texts and the name of a language.
  private func document(_ language: String) throws -> String {
    try LanguageRecord.entries("receipt/\(language).strings").reduce(
      SampleApp.receipt.description.replacingOccurrences(
        of: "language: en", with: "language: \(language)")
    ) { document, entry in
      let (english, text) = entry
      // Some stand in quotes, others do not, and "Receipt" is the name of the screen as well.
      return document.replacingOccurrences(of: "\"\(english)\"", with: "\"\(text)\"")
        .replacingOccurrences(of: ": \(english),", with: ": \"\(text)\",")
        .replacingOccurrences(of: "name: \(english)\n", with: "name: \"\(text)\"\n")
    }
  }

  @Test("Labels and words are in the language", arguments: LanguageRecord.languages)
  func transcript(_ language: String) async throws {
    let folder = try ScratchFolder()
    try folder.write(try document(language), to: "Receipt.yaml")
    let read = try await Program.earshot(["read", "Receipt.yaml"], in: folder.url)
    // What turning the rating says, and what is said of what is dimmed and of the ends of the list.
    let lines = ["last", "back", "back", "increment", "increment", "decrement", "quit"]
    let walk = try await Program.shell(
      "printf '\(lines.joined(separator: "\\n"))\\n' | \"$EARSHOT\" open --mute "
        + "--interface-language \(language) Receipt.yaml", in: folder.url)
    #expect(read.status == 0 && walk.status == 0)
    try LanguageRecord.expect(
      read.output + walk.output, is: "receipt/\(language).txt",
      "\(read.diagnostics)\(walk.diagnostics)")
  }

  @Test("Nothing is left in English", arguments: LanguageRecord.languages.filter { $0 != "en" })
  func nothingMixed(_ language: String) throws {
    let english = Set(words(try LanguageRecord.text("receipt/en.txt")))
    // Names of the file and of the product, and words that are spelled alike.
    let shared: Set = [
      "Screen", "Receipt", "yaml", "File", "VoiceOver", "Flat", "white", "Total", "minutes",
      "finger",
    ]
    let mixed = words(try LanguageRecord.text("receipt/\(language).txt"))
      .filter { english.contains($0) && !shared.contains($0) }
    #expect(mixed.isEmpty, "\(mixed)")
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 }
  }
}
