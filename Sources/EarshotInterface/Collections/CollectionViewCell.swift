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

  /// Whether the cell keeps the touch that is under way to itself, from its beginning to its end.
  private var keepsTouch = false

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    keepsTouch = (superview as? CollectionView)?.canChoose(self) ?? false
    guard keepsTouch else { return super.touchesBegan(touches, with: event) }
    isHighlighted = true
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !keepsTouch { super.touchesMoved(touches, with: event) }
  }

  /// A touch that is lifted inside chooses the cell.
  ///
  /// A cell that cannot be chosen passes all of a touch on to what stands around it.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard keepsTouch else { return super.touchesEnded(touches, with: event) }
    (keepsTouch, isHighlighted) = (false, false)
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    _ = (superview as? CollectionView)?.choose(self)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard keepsTouch else { return super.touchesCancelled(touches, with: event) }
    (keepsTouch, isHighlighted) = (false, false)
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
