import EarshotModel

extension TableViewCell {
  /// Whether the row is said to be selected.
  var isMarked: Bool { isSelected || accessoryType == .checkmark }

  /// The first label of the row in reading order, which says that the row is selected where its parts
  /// are read one by one (facts/voiceover.md §2, point 6).
  var leadingLabel: Label? {
    let labels = Self.labels(in: contentView).map { (label: $0, frame: $0.accessibilityFrame) }
    guard let top = labels.map(\.frame.minY).min() else { return nil }
    let row = labels.filter { $0.frame.minY - top < CombinedText.rowTolerance }
    return contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? row.max { $0.frame.maxX < $1.frame.maxX }?.label
      : row.min { $0.frame.minX < $1.frame.minX }?.label
  }

  private static func labels(in view: View) -> [Label] {
    if view.isPrunedFromAccessibility || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return (view as? Label).map { [$0] } ?? [] }
    return view.subviews.flatMap(labels)
  }
}
