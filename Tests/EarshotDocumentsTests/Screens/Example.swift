import Foundation

/// The screen documents in `Examples`.
enum Example {
  /// The text of an example.
  static func text(_ name: String) throws -> String {
    // Tests/EarshotDocumentsTests/Screens/Example.swift: four steps up is the package.
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return try String(contentsOf: url.appendingPathComponent("Examples/" + name), encoding: .utf8)
  }
}
