import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

/// Whatever the text, reading ends, in a tree or in a refusal.
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
          let result = nodeText(text, file: file)
          let isRefusal = result.hasPrefix(file + ":") && result.contains(": error: ")
          #expect(!isRefusal || !result.contains("\n"), "seed \(seed): \(text.debugDescription)")
        }
      }
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
