import Foundation
import Testing

/// A text of `Tests/Vectors/languages`: what was heard in a language when somebody last looked at it.
///
/// `EARSHOT_RECORD=all` writes all of them anew.
enum LanguageRecord {
  /// The languages that Earshot speaks, in the order of their tags.
  static let languages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "zh-Hans",
    "zh-Hant",
  ]

  /// The folder of the records.
  static var folder: URL {
    // Tests/EarshotCommandTests/Languages/LanguageRecord.swift: three steps up is `Tests`.
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Vectors/languages")
  }

  /// The text of a file in the folder.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The entries of a `.strings` file in the folder, in their order.
  static func entries(_ name: String) throws -> [(key: String, text: String)] {
    try text(name).matches(of: /"([^"]+)" = "([^"]*)";/).map { (String($0.1), String($0.2)) }
  }

  /// Compares what is heard with a record.
  static func expect(
    _ heard: String, is name: String, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "all" {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try heard.write(to: url, atomically: true, encoding: .utf8)
    }
    let record = (try? text(name)) ?? ""
    #expect(heard == record, comment, sourceLocation: sourceLocation)
  }
}
