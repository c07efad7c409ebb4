public import EarshotModel

/// A window onto content that is larger than itself (`UIScrollView`).
open class ScrollView: View {
  /// How far the content has moved up and to the left, in points.
  open var contentOffset: Point {
    get { bounds.origin }
    set { bounds = Rect(origin: newValue, size: bounds.size) }
  }

  /// The extent of the content, in points.
  open var contentSize = Size.zero
  /// Room around the content, in points.
  open var contentInset = EdgeInsets.zero
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether a finger scrolls.
  open var isScrollEnabled = true

  /// Creates a scroll view at a place in its future superview, in points; it cuts its content off.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  open override var accessibilityTraversal: AccessibilityTraversal {
    var traversal = super.accessibilityTraversal
    traversal.scrollRegion = accessibilityConvertToScreen(bounds)
    traversal.scrollOffset = contentOffset.offset(x: contentInset.left, y: contentInset.top)
    traversal.usesIndexedElements = true
    return traversal
  }
}
