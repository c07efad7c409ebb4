import EarshotInterface
import EarshotTestSupport
import Testing

/// Paths as text.
@Suite struct RestorationPathTests {
  @Test func text() {
    let path = RestorationPath([.identifier("Root"), .position(0), .identifier("Page")])
    #expect(path.description == "Root/:[0]:/Page")
    #expect(path.identifiers == ["Root", "Page"])
    #expect(RestorationPath("Root/:[0]:/Page") == path)
  }

  @Test(
    arguments: [
      ":[x]:", ":[-1]:", ":[1]", "a%2", "a%zz", "a:b", ":[01]:", ":[99999999999999999999]:",
    ])
  func refused(_ text: String) {
    #expect(RestorationPath(text) == nil)
  }

  @Test("every path comes back from its text, and no two have the same")
  func roundTrip() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "B", "/", ":", "%", "[0]", "]:", "é", "\u{301}", "\u{0}", "%2F", " ", "🙂"]
    var texts: [String: RestorationPath] = [:]
    for _ in 0..<SoakScale.rounds(of: 20_000) {
      let components = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? RestorationPath.Component.position(Int.random(in: 0...9, using: &generator))
          : .identifier(
            (0..<Int.random(in: 0...3, using: &generator)).map { _ in
              pieces.randomElement(using: &generator) ?? ""
            }.joined())
      }
      let path = RestorationPath(components)
      #expect(RestorationPath(path.description) == path, "seed \(seed)")
      if let other = texts.updateValue(path, forKey: path.description) {
        #expect(other == path, "seed \(seed)")
      }
    }
  }
}
