import EarshotInterface
import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("Cases of other tools")
struct AuditVectorTests {
  @Test("Every case comes out as the tool says, or as we say where we differ on purpose")
  func cases() throws {
    let known = try TestVector.knownFailures(in: "audit")
    let vectors = try AuditVector.all()
    #expect(vectors.count > 200)
    for vector in vectors where vector.color == nil {
      let expected = vector.ours ?? vector.expect
      let result = outcome(of: vector).rawValue
      if known[vector.id] != nil {
        #expect(result != expected, "\(vector.id) is met though it is a known failure")
      } else {
        #expect(result == expected, "\(vector.id)")
      }
    }
    #expect(Set(known.keys).subtracting(vectors.map(\.id)).isEmpty)
  }

  @Test("The luminance of colours is that of WCAG")
  func luminance() throws {
    for vector in try AuditVector.all() {
      guard let color = vector.color.flatMap(Color.init(vector:)) else { continue }
      let expected = try #require(Double(vector.expect))
      #expect(abs(Contrast.luminance(of: color) - expected) <= 0.011, "\(vector.id)")
    }
  }

  private func outcome(of vector: AuditVector) -> AuditVector.Outcome {
    let configuration = vector.configuration
    let screens = vector.elements.isEmpty ? [] : [vector.facts]
    return vector.outcome(
      of: Audit(file: "", screens: screens, configuration: configuration), configuration)
  }
}
