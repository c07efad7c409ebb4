import EarshotDocuments
import EarshotInterface
import EarshotModel

extension DocumentElement {
  /// Turns the element over: open or closed, on or off, selected or not.
  ///
  /// - Returns: Whether there was anything to turn over.
  func toggle() -> Bool {
    if accessibilityExpandedStatus != .unsupported {
      accessibilityExpandedStatus =
        accessibilityExpandedStatus == .expanded ? .collapsed : .expanded
    } else if accessibilityTraits.contains(.toggleButton)
      || ["0", "1"].contains(accessibilityValue)
    {
      accessibilityValue = accessibilityValue == "1" ? "0" : "1"
    } else if isAccessibilityElement {
      accessibilityTraits.formSymmetricDifference(.selected)
    } else {
      return false
    }
    return true
  }
}

extension AutoresizingMask {
  /// Everything gives way in proportion.
  static let everything: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
    .flexibleHeight, .flexibleBottomMargin,
  ]
}
