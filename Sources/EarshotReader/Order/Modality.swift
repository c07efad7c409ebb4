import EarshotModel

/// Which of some siblings are out of reach because another one is modal.
enum Modality {
  /// The siblings that can be reached: the last visible modal one alone, or all when none is modal.
  ///
  /// A modal sibling hides the others even when nothing is in it (What VoiceOver does, "What can be
  /// reached"); one that is itself hidden does not, or the screen would be silent.
  static func reachable(among siblings: [Responder]) -> [Responder] {
    let modal = siblings.last { $0.accessibilityViewIsModal && !isHidden($0) }
    return modal.map { [$0] } ?? siblings
  }

  private static func isHidden(_ responder: Responder) -> Bool {
    responder.accessibilityElementsHidden || responder.accessibilityTraversal.isPruned
  }
}
