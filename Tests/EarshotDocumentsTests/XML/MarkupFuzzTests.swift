import EarshotTestSupport
import Testing

@testable import EarshotDocuments

/// Laws of reading markup, over documents made at random.
@Suite struct MarkupFuzzTests {
  @Test("Whatever is well-formed is read as it is meant")
  func wellFormed() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.wellFormed seed \(seed)")
    var random = RandomMarkup(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      let (text, outline) = random.document()
      let tree = try ElementTree(SourceText(file: "t.xml", bytes: Array(text.utf8)))
      #expect(Self.outline(tree.root) == outline, "\(text)")
    }
  }

  @Test("Whatever it is, it ends in elements or in a refusal")
  func soup() {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.soup seed \(seed)")
    var random = RandomMarkup(seed: seed)
    for round in 0..<SoakScale.rounds(of: 400_000) {
      let source = SourceText(file: "t.xml", bytes: Array(random.soup().utf8))
      // Either outcome will do; getting here again is what is tested.
      _ = try? ElementTree(source, doctype: round.isMultiple(of: 2) ? .refused : .nameOnly)
    }
  }

  private static func outline(_ element: Element, depth: Int = 0) -> [String] {
    let attribute = element.attributes["c"].map { " c=\($0)" } ?? ""
    let text = element.text.map { " \"\($0)\"" } ?? ""
    return ["\(depth) \(element.name)\(attribute)\(text)"]
      + element.children.flatMap { outline($0, depth: depth + 1) }
  }
}
