import EarshotAudit
import EarshotTestSupport
import Testing

/// One verdict whatever the way in: the facts of a screen are read, and not filled in.
@Suite("Cases of other tools, along every way")
struct VectorWayTests {
  /// What a way says otherwise, with the reason.
  private static let known: [String: String] = [
    "app target-size-platform-18": "the cursor comes to nothing that has no size",
    "app label-punctuation-13": "a title is seen, and a matter of copy",
    "storyboard label-punctuation-13": "a title is seen, and a matter of copy",
  ]

  @Test("A way that can say a case finds what the case wants", arguments: VectorWay.allCases)
  func cases(_ way: VectorWay) throws {
    let open = try TestVector.knownFailures(in: "audit")
    var (said, met) = (0, 0)
    var misses: [String] = []
    for vector in try AuditVector.all() where vector.color == nil && open[vector.id] == nil {
      guard let outcome = try way.outcome(of: vector) else { continue }
      // Where we differ from a tool on purpose, a way that knows more may agree with it.
      let expected = [vector.expect, vector.ours].compactMap(\.self)
      said += 1
      if expected.contains(outcome.rawValue) {
        met += 1
      } else if Self.known["\(way.rawValue) \(vector.id)"] == nil {
        misses.append(
          "\(vector.id): \(outcome.rawValue), not \(expected.joined(separator: " or "))")
      }
    }
    print("VectorWayTests: \(way.rawValue) says \(said) cases and meets \(met)")
    #expect(misses.isEmpty, "\(misses.joined(separator: "\n"))")
    #expect(Double(met) >= 0.97 * Double(said), "\(way.rawValue): \(met) of \(said)")
    #expect(said >= 50)
  }
}
