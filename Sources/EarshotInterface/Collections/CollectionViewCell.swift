public import EarshotModel

/// One cell of a collection (`UICollectionViewCell`).
open class CollectionViewCell: CollectionReusableView {
  /// The view that holds everything.
  public final let contentView: View
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false

  /// What a storyboard leads to when the cell is chosen.
  package final var onSelection: (() -> Void)?

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

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let collection = superview as? CollectionView, collection.allowsSelection else {
      return super.touchesBegan(touches, with: event)
    }
    isHighlighted = true
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !isHighlighted { super.touchesMoved(touches, with: event) }
  }

  /// A touch chooses the cell.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    guard let collection = superview as? CollectionView, let touch = touches.first,
      point(inside: touch.location(in: self), with: event), collection.choose(self)
    else { return super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    super.touchesCancelled(touches, with: event)
  }

  /// All of it is read before what stands beside it.
  open override var defaultShouldGroupAccessibilityChildren: Bool { true }

  /// A cell that leads on can be stood on although nothing is written in it yet.
  open override var defaultIsAccessibilityElement: Bool {
    onSelection != nil && !contentView.holdsInteractiveElement
      && CombinedText(of: contentView).text == nil
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    isSelected ? .selected : .none
  }

  override var cellContent: View? { contentView }
  override var isMarkedCell: Bool { isSelected }
}
