import EarshotModel

extension View {
  /// The label inside that says of a cell that it is selected, where it is and its parts are read
  /// one by one: the first in reading order.
  ///
  /// What stands inside may make its own text from labels, and so come back with the same question
  /// before it is answered; there is no such label for whoever asks then.
  var labelOfSelection: Label? {
    guard !isSeekingLabelOfSelection, let cellContent, isMarkedCell else { return nil }
    isSeekingLabelOfSelection = true
    defer { isSeekingLabelOfSelection = false }
    return cellContent.leadingLabel
  }

  /// The first label inside in reading order.
  private var leadingLabel: Label? {
    let labels = labelElements.map { (label: $0, frame: $0.accessibilityFrame) }
    guard let top = labels.map(\.frame.minY).min() else { return nil }
    let row = labels.filter { $0.frame.minY - top < CombinedText.rowTolerance }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? row.max { $0.frame.maxX < $1.frame.maxX }?.label
      : row.min { $0.frame.minX < $1.frame.minX }?.label
  }

  /// The labels inside that can be stood on, but for those of cells in the cell.
  private var labelElements: [Label] {
    if cellContent != nil { return [] }
    if isPrunedFromAccessibility || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return (self as? Label).map { [$0] } ?? [] }
    return subviews.flatMap(\.labelElements)
  }
}
