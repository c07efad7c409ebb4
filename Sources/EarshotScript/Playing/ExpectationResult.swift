public import EarshotSession

/// The result of one expectation.
nonisolated public struct ExpectationResult: Hashable, Sendable {
  /// What was expected, and where the script says so.
  public let expectation: Expectation
  /// What there was, whether or not that was expected.
  public let actual: String
  /// Whether it was as expected.
  public let isMet: Bool
  /// When it was compared, since the script began.
  public let time: Duration
}

extension TranscriptEvent {
  /// Creates the event of a comparison, with what was found when that is not what was expected.
  public init(_ result: ExpectationResult) {
    self.init(
      time: result.time, kind: .expectation, text: result.expectation.expected,
      name: result.expectation.subject.description, outcome: result.isMet ? nil : result.actual,
      ok: result.isMet)
  }
}
