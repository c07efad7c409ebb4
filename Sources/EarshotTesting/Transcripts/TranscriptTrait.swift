public import Testing

/// Says when the transcripts of a test, or of all tests of a suite, are written anew.
///
///     @Suite(.transcripts(record: .failed)) struct BasketTests { … }
nonisolated public struct TranscriptTrait: SuiteTrait, TestTrait, TestScoping {
  /// When they are written.
  public let record: RecordMode

  /// Whether the tests inside a suite have it, and not the suite by itself.
  public var isRecursive: Bool { true }

  /// The mode of the test that runs.
  @TaskLocal static var current: RecordMode?

  /// Runs a test with the mode in force.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(record) { try await function() }
  }
}

nonisolated extension Trait where Self == TranscriptTrait {
  /// Says when transcripts are written anew.
  ///
  /// - Parameter record: When; it stands above `EARSHOT_RECORD`, and below what an expectation says itself.
  /// - Returns: The trait.
  public static func transcripts(record: RecordMode) -> TranscriptTrait {
    TranscriptTrait(record: record)
  }
}
