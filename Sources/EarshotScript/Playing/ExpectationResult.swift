public import EarshotSession

/// The result of one expectation.
nonisolated public struct ExpectationResult: Hashable, Sendable {
  /// What was expected, and where the script says so.
  public let expectation: Expectation
  /// What the step stands in, the outermost first: names of groups and of steps that are run, and rounds of
  /// those that are repeated.
  public let groups: [String]
  /// What there was, whether or not that was expected.
  public let actual: String
  /// Whether it was as expected.
  public let isMet: Bool
  /// What a script would have to expect in its place; `nil` where no script could.
  package let instead: RewrittenExpectation?
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

/// What stands in the place of an expectation that was not met, when it is written anew.
nonisolated package enum RewrittenExpectation: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A list of texts.
  case list([String])
}
