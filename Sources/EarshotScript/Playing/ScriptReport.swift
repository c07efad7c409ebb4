public import EarshotDocuments
public import EarshotSession

/// What came of a script.
public struct ScriptReport: Hashable, Sendable {
  /// The path of the script, as the caller gave it.
  public let file: String
  /// Everything that happened, in order.
  public let events: [TranscriptEvent]
  /// What came of each expectation, in the order of the script.
  public let results: [ExpectationResult]
  /// Why a step was refused, such as one that names an element that is not there; nothing behind it was
  /// done.
  public let refusal: FileError?
  /// The virtual time it took.
  public let duration: Duration

  /// What was not as expected.
  public var failures: [ExpectationResult] { results.filter { !$0.isMet } }
}
