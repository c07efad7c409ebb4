public import EarshotModel

/// A picture on screen (`UIImageView`).
///
/// It is no element until the app says so; then it is called what its picture is called.
open class ImageView: View {
  /// The picture.
  open var image: Image?
  /// The picture shown while ``isHighlighted``.
  open var highlightedImage: Image?
  /// Whether the second picture is shown.
  open var isHighlighted = false

  /// Creates a view as large as its picture, in points.
  public init(image: Image?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without a picture, at a place in its future superview, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// The picture shown at present.
  public final var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

  open override var defaultAccessibilityLabel: String? {
    shownImage?.accessibilityLabel(in: traitCollection.systemTexts)
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .image }
}
