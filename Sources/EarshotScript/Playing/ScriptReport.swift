public import EarshotFiles
public import EarshotSession

/// The result of playing a script.
nonisolated public struct ScriptReport: Hashable, Sendable {
  /// The path of the script, as the caller gave it.
  public let file: String
  /// Everything that happened, in order.
  public let events: [TranscriptEvent]
  /// The result of each expectation, in the order of the script.
  public let results: [ExpectationResult]
  /// Why a step was refused, for example because it names an element that is not there; the steps
  /// after it were not carried out.
  public let refusal: FileError?
  /// The virtual time it took.
  public let duration: Duration

  /// The expectations that were not met.
  public var failures: [ExpectationResult] { results.filter { !$0.isMet } }
}
