public import EarshotModel

/// One cell of a collection (`UICollectionViewCell`).
open class CollectionViewCell: CollectionReusableView {
  /// The view that holds everything.
  public final let contentView: View
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false

  /// Creates a cell at a place in its collection, in points.
  public override init(frame: Rect) {
    contentView = View(frame: Rect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    contentView.frame = Rect(origin: .zero, size: bounds.size)
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSelected ? .selected : .none
  }
}
