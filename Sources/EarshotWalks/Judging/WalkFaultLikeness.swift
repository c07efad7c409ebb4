import EarshotAudit
import EarshotModel

/// What a fault has in common with the same one in another state of an app, in which something else may have been typed,
/// or the same may stand there once more.
nonisolated struct WalkFaultLikeness: Hashable {
  private let rule: String
  private let file: String
  private let screen: String
  /// The message, whatever stands in its places.
  private let message: String
  /// What was tried, and on what; empty for what a state shows by itself.
  private let doing: String
  /// What it is about: where that stands, for what came of something; otherwise what that is called.
  private let thing: String

  #if MainActorApps
    @MainActor
  #endif
  init(
    _ finding: Finding, _ violation: WalkViolation, shownBy turn: WalkTurn?,
    on exploration: Exploration
  ) {
    (rule, file, screen) = (finding.rule, finding.file, finding.screen)
    message = violation.message.template
    let subject = turn?.subject.map { exploration.key(of: $0.element, in: turn) } ?? ""
    doing = turn.map { "\($0.act) \(Self.unnumbered(subject))" } ?? ""
    let place = turn.flatMap { turn in
      violation.element.flatMap { element in
        (turn.rested.stops + turn.before.stops).first { $0.element === element }
      }
    }
    thing =
      place.map { "\($0.frame) \($0.traits.rawValue)" }
      ?? "\(Self.unnumbered(finding.element)) \(Self.unnumbered(violation.detail))"
  }

  /// A name without its numbers: that by which it is told from others that are called the same, among them.
  private static func unnumbered(_ name: String) -> String {
    name.filter { !$0.isNumber && $0 != "#" }
  }
}
