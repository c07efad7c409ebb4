import EarshotScript
import Foundation

/// A script of `Examples/Scripts`.
struct ExampleScript: Sendable {
  /// Its name, without the folder.
  var name: String

  /// Where it is.
  var path: String { Self.folder.appendingPathComponent("Scripts/\(name).yaml").path }

  /// What stands in it.
  var text: String { get throws { try Self.text("Scripts/\(name).yaml") } }

  /// The lines that playing it prints, with its name in place of its path.
  var lines: [String] {
    get throws {
      let report = try ScriptPlayer().play(ScriptReader().read(path))
      return report.text.replacing(path, with: "Examples/Scripts/\(name).yaml")
        .split(separator: "\n").map(String.init)
    }
  }

  /// The lines that it printed when it was looked at.
  var transcript: [String] {
    get throws {
      try Self.text("Scripts/\(name).transcript").split(separator: "\n").map(String.init)
    }
  }

  /// All of them, by name.
  static func all() throws -> [ExampleScript] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Scripts").path
    )
    .filter { $0.hasSuffix(".yaml") }.sorted().map { ExampleScript(name: String($0.dropLast(5))) }
  }

  /// The text of a file of `Examples`.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static var folder: URL {
    // Tests/EarshotScriptTests/Support/ExampleScript.swift: four steps up is the package.
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Examples")
  }
}
