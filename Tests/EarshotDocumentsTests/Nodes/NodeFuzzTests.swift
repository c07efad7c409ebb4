import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

/// Whatever the text, reading ends: in a tree that is the same when it is written and read again, or in a
/// refusal of one line at a place of the text.
@Suite struct NodeFuzzTests {
  private static let seeds = [
    "a: 1\nb:\n  - c: [1, {d: e}]\n    f: |\n      g\n  - \"h\\n\": 'i'\nj: >-\n k\n  l\n",
    "{\"a\": [1, -2.5e3, true, null, \"x\\u00e9\\ud83d\\ude00\"], \"b\": {\"c\": []}}",
    "earshot: 1\nscreens:\n  - name: P\n    root: { label: \"x\", frame: [0, 0, 1, 1] }\n",
    "- - - a\n-\n  ? b\n  : c\n- &x [*x, !t y]\n--- # z\n...\n",
  ]

  private static let pieces = [
    "&x ", "*x", "? ", ": ", "- ", "[", "]", "{", "}", ", ", "\n", "\n  ", "\"", "'", "|\n", ">\n ",
    "#", "!!str ", "%", "@", "`", "\t", "---\n", "...\n", "\r", "\\", "\\u", "\\ud83d", "é", "😀",
    "\u{FEFF}", "\u{2028}", "\0", "a", "1e9", "<<: ", "true",
  ]

  /// A text with a few places cut out, doubled, swapped or filled with something that means much.
  static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...characters.count, using: &random)
      let length = Int.random(in: 0...6, using: &random)
      let range = place..<min(place + length, characters.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.removeSubrange(range)
      case 1: characters.insert(contentsOf: characters[range], at: place)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        characters.insert(contentsOf: piece.unicodeScalars, at: place)
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: characters)
    return result
  }

  @Test func mutatedTextsAreReadOrRefused() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 60_000) {
      var text = Self.seeds[round % Self.seeds.count]
      for _ in 0..<3 {
        text = Self.mutated(text, using: &random)
        for file in ["x.yaml", "x.json"] {
          #expect(fault(of: text, in: file) == nil, "seed \(seed): \(text.debugDescription)")
        }
      }
    }
  }

  /// What is wrong with how a text was read or refused; `nil` when nothing is.
  private func fault(of text: String, in file: String) -> String? {
    let source = SourceText(file: file, bytes: Array(text.utf8))
    do {
      let node =
        try file.hasSuffix(".json")
        ? JSONNodeParser.parse(source) : YAMLNodeParser.parse(source)
      let written = OutputValue(node).json(isPretty: false)
      let copy = SourceText(file: "copy.json", bytes: Array(written.utf8))
      let again = OutputValue(try JSONNodeParser.parse(copy)).json(isPretty: false)
      return again == written ? nil : "\(written) became \(again)"
    } catch let error as FileError where error.file == file {
      let line = "\(error)"
      // An end of the text may stand behind its last line.
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let isInside =
        (1...lines.count + 1).contains(error.line)
        && (1...text.unicodeScalars.count + 1).contains(error.column)
      let isOneLine = !line.contains(where: \.isNewline) && line.contains(": error: ")
      return isInside && isOneLine ? nil : line
    } catch {
      return "\(error)"
    }
  }

  @Test func bytesAreReadOrRefused() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 40_000) {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for file in ["x.yaml", "x.json"] {
        let source = SourceText(file: file, bytes: bytes)
        let line = refusal { try ScreenDocumentReader(source: source).read() }
        #expect(line?.hasPrefix(file + ":") ?? false, "seed \(seed): \(bytes)")
      }
    }
  }
}
