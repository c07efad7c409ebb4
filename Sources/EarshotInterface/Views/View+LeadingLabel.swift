import EarshotModel

extension View {
  /// The first label inside in reading order, which says that a cell is selected where its parts are read
  /// one by one (facts/voiceover.md §2, point 6).
  var leadingLabel: Label? {
    let labels = labelElements.map { (label: $0, frame: $0.accessibilityFrame) }
    guard let top = labels.map(\.frame.minY).min() else { return nil }
    let row = labels.filter { $0.frame.minY - top < CombinedText.rowTolerance }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? row.max { $0.frame.maxX < $1.frame.maxX }?.label
      : row.min { $0.frame.minX < $1.frame.minX }?.label
  }

  /// The labels inside that can be stood on.
  private var labelElements: [Label] {
    if isPrunedFromAccessibility || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return (self as? Label).map { [$0] } ?? [] }
    return subviews.flatMap(\.labelElements)
  }
}
