import EarshotDocuments
import EarshotModel

extension DocumentTrigger {
  /// What a scroll in a direction sets going; a page forward is a scroll down, one back up.
  init(_ direction: AccessibilityScrollDirection) {
    self =
      switch direction {
      case .up, .previous: .scrollUp
      case .down, .next: .scrollDown
      case .left: .scrollLeft
      case .right: .scrollRight
      }
  }
}
