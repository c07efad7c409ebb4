import EarshotAudit
import EarshotModel

/// What a rule has found on a walk.
struct WalkViolation {
  /// What is wrong, in one sentence without a final period.
  let message: AuditSentence
  /// The element; `nil` for the whole screen.
  let element: Responder?
  /// What tells this finding from others of the rule on the same element.
  let detail: String
  /// What is done on the state so that it shows.
  let proof: WalkProof
  /// Whether a person has to look, because code that is not there may see to it.
  let isForReview: Bool

  init(
    _ message: AuditSentence, at element: Responder? = nil, detail: String = "",
    by proof: WalkProof = .arrival, isForReview: Bool = false
  ) {
    self.message = message
    self.element = element
    self.detail = detail
    self.proof = proof
    self.isForReview = isForReview
  }
}
