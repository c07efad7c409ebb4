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

extension View {
  /// The element of a name in this tree.
  func element(named id: String) -> DocumentElement? {
    if let element = self as? DocumentElement, element.id == id { return element }
    return subviews.lazy.compactMap { $0.element(named: id) }.first
  }

  /// Calls `body` with every element of this tree that is not hidden, parents first.
  func eachVisibleElement(_ body: (DocumentElement) -> Void) {
    guard !isHidden else { return }
    if let element = self as? DocumentElement { body(element) }
    for view in subviews { view.eachVisibleElement(body) }
  }
}

extension Document {
  /// Whether any element of the screens starts media.
  var hasMedia: Bool {
    var found = false
    for screen in screens {
      screen.root.eachElement {
        if $0.accessibilityTraits.contains(.startsMediaSession) { found = true }
      }
    }
    return found
  }
}

extension DocumentScreen {
  /// Whether the file itself has a button that leads back.
  var hasBackButton: Bool {
    var found = false
    root.eachElement { if $0.accessibilityTraits.contains(.backButton) { found = true } }
    return found
  }
}

extension AutoresizingMask {
  /// Everything gives way in proportion.
  static let everything: AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
    .flexibleHeight, .flexibleBottomMargin,
  ]
}

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
