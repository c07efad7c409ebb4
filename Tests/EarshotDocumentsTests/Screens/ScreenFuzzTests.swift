import EarshotTestSupport
import Testing

@testable import EarshotDocuments
@testable import EarshotFiles

/// Whatever becomes of a screen document, it is read or refused; what is read can be written.
@Suite struct ScreenFuzzTests {
  @Test func changedExamplesAreReadOrRefused() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let examples = try ["player.yaml", "ferry.yaml"].map { try Example.text($0) }
    let documents = try examples.map { try Document(screenDocument: $0, file: "x.yaml") }
    let texts = examples + documents.map { $0.json() } + documents.map { $0.yaml() }
    var readCount = 0
    for round in 0..<SoakScale.rounds(of: 6_000) {
      let file = texts[round % texts.count].hasPrefix("{") ? "x.json" : "x.yaml"
      let text = NodeMutation.mutated(texts[round % texts.count], using: &random)
      guard let document = try? Document(screenDocument: text, file: file) else {
        let line = refusal { try Document(screenDocument: text, file: file) } ?? ""
        #expect(line.hasPrefix(file + ":") && !line.contains("\n"), "seed \(seed)")
        continue
      }
      readCount += 1
      let json = document.json()
      let again = try? Document(screenDocument: json, file: "again.json")
      #expect(again != nil, "seed \(seed): \(text.debugDescription)")
      #expect(again.map { firstDifference($0.json(), json) } == .some(nil), "seed \(seed)")
      let difference = again.flatMap { firstDifference(ScreenText.of($0), ScreenText.of(document)) }
      #expect(difference == nil, "seed \(seed): \(text.debugDescription)")
    }
    #expect(readCount > 0, "seed \(seed)")
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
