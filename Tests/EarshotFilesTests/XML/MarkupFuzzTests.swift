import EarshotTestSupport
import Testing

@testable import EarshotFiles

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

  @Test("Cut into whatever pieces, a document is the same")
  func pieces() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.pieces seed \(seed)")
    var random = RandomMarkup(seed: seed)
    for round in 0..<SoakScale.rounds(of: 100_000) {
      let (text, _) = random.document()
      let source = SourceText(file: "t.xml", bytes: Array(text.utf8))
      let whole = try MarkupReader.elements(of: source, doctype: .refused)
      let cut = try MarkupReader.elements(of: source, doctype: .refused, pieceSize: 1 + round % 40)
      #expect(whole.texts == cut.texts, "\(text)")
      #expect(whole.nodes.map(\.start) == cut.nodes.map(\.start), "\(text)")
    }
  }

  @Test("Wherever a document is cut off, it is refused or says the same")
  func beginnings() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.beginnings seed \(seed)")
    var random = RandomMarkup(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let (text, outline) = random.document()
      let bytes = Array(text.utf8)
      for length in bytes.indices {
        let source = SourceText(file: "t.xml", bytes: Array(bytes[..<length]))
        guard let tree = try? ElementTree(source) else { continue }
        #expect(Self.outline(tree.root) == outline, "\(text)")
      }
    }
  }

  @Test("Whatever the bytes are, they end in elements or in a refusal")
  func bytes() {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.bytes seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      let noise = (0..<Int.random(in: 0...64, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      for bytes in [noise, Array("<a b='".utf8) + noise + Array("'/>".utf8)] {
        _ = try? ElementTree(SourceText(file: "t.xml", bytes: bytes))
      }
    }
  }

  @Test("Large tags are read or refused at their place, and the same attribute twice always")
  func largeTags() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("MarkupFuzzTests.largeTags seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let count = Int.random(in: 0...1_200, using: &random)
      let length = Int.random(in: 0...100, using: &random)
      let value = String(repeating: ">", count: length)
      var names = (0..<count).map { "n\($0)" }
      let repeats = count > 0 && Bool.random(using: &random)
      if repeats { names.append(names.randomElement(using: &random) ?? "") }
      let tag = "<b" + names.map { " \($0)='\(value)'" }.joined() + "/>"
      let source = SourceText(file: "t.xml", bytes: Array("<a>\(tag)</a>".utf8))
      if names.count > MarkupScan.attributeLimit {
        let refusal = refusal { try ElementTree(source) }
        #expect(refusal?.hasPrefix("t.xml:1:4: error: there are") == true)
      } else if repeats {
        #expect(refusal { try ElementTree(source) }?.contains("the same attribute twice") == true)
      } else {
        let element = try #require(ElementTree(source).root.child("b"))
        #expect(element.attributes.map(\.name) == names)
        #expect(element.attributes.allSatisfy { $0.value == value })
      }
    }
  }

  private static func outline(_ element: Element, depth: Int = 0) -> [String] {
    let attribute = element["c"].map { " c=\($0)" } ?? ""
    let text = element.text.map { " \"\($0)\"" } ?? ""
    return ["\(depth) \(element.name)\(attribute)\(text)"]
      + element.children.flatMap { outline($0, depth: depth + 1) }
  }
}
