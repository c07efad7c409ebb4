import EarshotTestSupport
import Foundation

/// A block of code in a document of this package.
struct CodeBlock {
  /// The language that stands behind its fence.
  var language: String
  /// The lines of the code.
  var lines: [String] = []

  /// The whole code.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The blocks of a document, by its path in the package.
  static func all(in file: String) throws -> [CodeBlock] {
    let text = try String(
      contentsOf: BuiltProgram.project.appendingPathComponent(file), encoding: .utf8)
    var blocks: [CodeBlock] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append(CodeBlock(language: String(line.dropFirst(3)))) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }
}
