import EarshotModel
import Testing

/// A responder whose chain is what a test says.
private final class Link: Responder {
  let name: String
  var after: () -> Responder?

  init(_ name: String, after: @escaping () -> Responder? = { nil }) {
    self.name = name
    self.after = after
  }

  override var next: Responder? { after() }
}

@Suite struct ResponderPathTests {
  private func names(_ path: ResponderPath) -> [String] {
    path.map { ($0 as? Link)?.name ?? "" }
  }

  @Test func leadsUpTheChain() {
    let root = Link("root")
    let middle = Link("middle") { root }
    let leaf = Link("leaf") { middle }
    #expect(names(ResponderPath(from: leaf)) == ["leaf", "middle", "root"])
    #expect(names(ResponderPath(above: leaf)) == ["middle", "root"])
    #expect(names(ResponderPath(above: root)) == [])
  }

  @Test func asksNoFurtherThanNeeded() {
    let leaf = Link("leaf")
    let middle = Link("middle") {
      Issue.record("nobody has to know what is above")
      return nil
    }
    leaf.after = { middle }
    let found = ResponderPath(from: leaf).first { ($0 as? Link)?.name == "leaf" ? 1 : nil }
    #expect(found == 1)
  }

  /// A chain of any length that leads back to any place in it ends, and has led past everybody.
  @Test func endsInACircle() {
    for length in 1...20 {
      for back in 0..<length {
        let links = (0..<length).map { Link("\($0)") }
        for (index, link) in links.enumerated() {
          let next = links[index + 1 < length ? index + 1 : back]
          link.after = { [weak next] in next }
        }
        let walked = names(ResponderPath(from: links[0]))
        #expect(Set(walked).count == length, "\(length) links, back to \(back)")
        #expect(walked.count <= 4 * length, "\(length) links, back to \(back)")
      }
    }
  }

  @Test func endsWhereAnAppMakesResponderAfterResponder() {
    final class Endless: Responder {
      override var next: Responder? { Endless() }
    }
    var count = 0
    for _ in ResponderPath(from: Endless()) { count += 1 }
    #expect(count == 100_000)
  }
}
