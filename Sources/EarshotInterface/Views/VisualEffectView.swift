public import EarshotModel

/// Blurs what lies behind it (`UIVisualEffectView`).
open class VisualEffectView: View {
  /// The view that holds everything in front of the blur.
  public final let contentView: View

  /// Creates a blur at a place in its future superview, in points.
  public override init(frame: Rect) {
    contentView = View(frame: Rect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
