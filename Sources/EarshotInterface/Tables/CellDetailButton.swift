public import EarshotModel

/// The button at the trailing end of a row that shows details.
public final class CellDetailButton: AccessibilityElement {
  /// A reader may hold the element longer than its row lives, so the reference is weak.
  private var cell: TableViewCell? { accessibilityContainer as? TableViewCell }

  public override var defaultAccessibilityLabel: String? {
    (cell?.traitCollection.systemTexts ?? .english)[.moreInfo]
  }

  public override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  public override var defaultAccessibilityFrame: Rect {
    guard let cell else { return .zero }
    return cell.accessibilityConvertToScreen(Self.place(in: cell))
  }

  /// The trailing end of the row, as high as the row.
  static func place(in cell: TableViewCell) -> Rect {
    let width = min(cell.accessoryWidth, cell.bounds.width)
    return Bar.place(start: cell.bounds.width - width, width: width, in: cell)
  }
}
