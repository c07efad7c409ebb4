public import EarshotAudit
public import Testing

/// Has every screen audited that a `Listener` comes to in a test, or in any test of a suite.
///
///     @Suite(.audited) struct BasketTests { … }
///
/// A finding is an issue at the line that led to its screen, once for each listener.
nonisolated public struct AuditTrait: SuiteTrait, TestTrait, TestScoping {
  /// The rules to apply and what to ignore.
  public let configuration: AuditConfiguration
  /// The severity from which on a finding fails the test; what matters less is a warning.
  public let failingFrom: Severity

  /// Whether the tests inside a suite have it, and not the suite by itself.
  public var isRecursive: Bool { true }

  /// The trait of the test that runs.
  @TaskLocal static var current: AuditTrait?

  /// Runs a test with the trait in force.
  @concurrent
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(self) { try await function() }
  }

  /// Reports a finding.
  func report(_ finding: Finding, at location: SourceLocation) {
    let comment = Comment(rawValue: finding.testDescription)
    let fails = finding.severity >= failingFrom
    #if compiler(>=6.3)
      Issue.record(comment, severity: fails ? .error : .warning, sourceLocation: location)
    #else
      if fails { Issue.record(comment, sourceLocation: location) }
    #endif
  }
}

nonisolated extension Trait where Self == AuditTrait {
  /// Has every screen audited that a listener comes to, by the rules as they are; what is for review is a warning.
  public static var audited: AuditTrait { .audited() }

  /// Has every screen audited that a listener comes to.
  ///
  /// - Parameters:
  ///   - severity: The severity from which on a finding fails the test.
  ///   - configuration: The rules to apply and what to ignore.
  /// - Returns: The trait.
  public static func audited(
    failingFrom severity: Severity = .minor,
    configuration: AuditConfiguration = AuditConfiguration()
  ) -> AuditTrait {
    AuditTrait(configuration: configuration, failingFrom: severity)
  }
}
