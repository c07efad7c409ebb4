public import EarshotSession

/// What came of one expectation.
public struct ExpectationResult: Hashable, Sendable {
  /// What was expected, and where the script says so.
  public let expectation: Expectation
  /// What there was instead, or as well.
  public let actual: String
  /// Whether it was as expected.
  public let isMet: Bool
  /// When it was compared, since the script began.
  public let time: Duration
}

extension TranscriptEvent {
  /// The event of comparing; what was found stands there when it is not what was expected.
  public init(_ result: ExpectationResult) {
    self.init(
      time: result.time, kind: .expectation, text: result.expectation.expected,
      name: result.expectation.subject.description, outcome: result.isMet ? nil : result.actual,
      ok: result.isMet)
  }
}
