import EarshotModel

/// What stands on a row besides its accessory, where that is more than one thing: sorted by places, and
/// read before the accessory.
final class CellContentGroup: Responder {
  /// A reader may hold the group longer than its row lives, so the reference is weak.
  private weak var cell: TableViewCell?

  /// Groups what stands on a row.
  init(cell: TableViewCell) {
    self.cell = cell
    super.init()
  }

  override var next: Responder? { cell }

  override var defaultAccessibilityFrame: Rect { cell?.contentFrame ?? .zero }

  override var accessibilityTraversal: AccessibilityTraversal {
    AccessibilityTraversal(children: cell?.contentParts ?? [], arrangement: .together)
  }

  override func accessibilityHitTest(_ point: Point) -> Responder? {
    cell?.contentParts.reversed().lazy.compactMap { $0.accessibilityHitTest(point) }.first
  }
}
