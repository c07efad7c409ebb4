import EarshotTestSupport
import Testing

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

  @Test func mutatedTextsAreReadOrRefused() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 60_000) {
      var text = Self.seeds[round % Self.seeds.count]
      for _ in 0..<3 {
        text = NodeMutation.mutated(text, using: &random)
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
    } catch {
      let line = "\(error)"
      guard error.file == file else { return line }
      // An end of the text may stand behind its last line.
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let isInside =
        (1...lines.count + 1).contains(error.line)
        && (1...text.unicodeScalars.count + 1).contains(error.column)
      let isOneLine = !line.contains(where: \.isNewline) && line.contains(": error: ")
      return isInside && isOneLine ? nil : line
    }
  }
}
