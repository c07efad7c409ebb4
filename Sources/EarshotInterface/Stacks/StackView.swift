public import EarshotModel

/// Views in a row or a column (`UIStackView`).
open class StackView: View {
  /// The direction in which views follow one another.
  public typealias Axis = LayoutConstraint.Axis

  /// How the length is shared out (`UIStackView.Distribution`).
  public enum Distribution: String, Sendable, CaseIterable {
    /// One view takes what is left.
    case fill
    /// All views are equally long.
    case fillEqually
    /// All views are as long as their content in proportion.
    case fillProportionally
    /// All gaps are equally long.
    case equalSpacing
    /// All centres are equally far apart.
    case equalCentering
  }

  /// How views are placed across (`UIStackView.Alignment`).
  public enum Alignment: String, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or at the top.
    case leading
    /// By the base lines of their first lines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or at the bottom.
    case trailing
    /// By the base lines of their last lines.
    case lastBaseline
    /// At the top.
    case top
    /// At the bottom.
    case bottom
  }

  /// The views in the stack, in order; all are subviews.
  public private(set) final var arrangedSubviews: [View] = []
  /// The direction in which views follow one another.
  open var axis = Axis.horizontal { didSet { constraintsDidChange() } }
  /// How the length is shared out.
  open var distribution = Distribution.fill { didSet { constraintsDidChange() } }
  /// How views are placed across.
  open var alignment = Alignment.fill { didSet { constraintsDidChange() } }
  /// The gap between views, in points.
  open var spacing = 0.0 { didSet { constraintsDidChange() } }

  /// Whether the views keep to the margins of the stack.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsDidChange() } }
  private var customGaps: [ObjectIdentifier: Double] = [:]

  /// Creates a stack of views.
  public convenience init(arrangedSubviews: [View]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Puts `view` at the end of the stack.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts `view` at a position in the stack, counted from 0; one outside is moved to the end.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    // Looking for a view that comes from outside would make a long stack slow to fill.
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    if view.superview !== self { addSubview(view) }
    constraintsDidChange()
  }

  /// Takes `view` out of the stack; it stays a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customGaps[ObjectIdentifier(view)] = nil
    constraintsDidChange()
  }

  /// Sets the gap behind one view, in points; `nil` gives it the spacing of the stack again.
  open func setCustomSpacing(_ spacing: Double?, after view: View) {
    customGaps[ObjectIdentifier(view)] = spacing
    constraintsDidChange()
  }

  /// The gap set behind one view, in points, or `nil` when it has that of the stack.
  open func customSpacing(after view: View) -> Double? { customGaps[ObjectIdentifier(view)] }

  /// The gap behind one view, in points.
  final func gap(after view: View) -> Double { customSpacing(after: view) ?? spacing }

  /// One of the views was hidden or shown.
  final func arrangedSubviewDidHide() { constraintsDidChange() }

  /// The views that take part in the layout: hidden ones leave no gap.
  final var shownSubviews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// The size of the content where it has one, or else the present size.
  private static func naturalSize(of view: View) -> Size {
    let intrinsic = view.intrinsicContentSize
    return Size(
      width: intrinsic.width >= 0 ? intrinsic.width : view.frame.width,
      height: intrinsic.height >= 0 ? intrinsic.height : view.frame.height)
  }

  /// The room that the views need at their natural sizes, in points.
  open override var intrinsicContentSize: Size {
    let views = shownSubviews
    let sizes = views.map { Self.naturalSize(of: $0) }
    let gaps = views.dropLast().reduce(0) { $0 + (customSpacing(after: $1) ?? spacing) }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let (across, down) = (margins.left + margins.right, margins.top + margins.bottom)
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    return axis == .horizontal
      ? Size(width: widths.reduce(gaps, +) + across, height: (heights.max() ?? 0) + down)
      : Size(width: (widths.max() ?? 0) + across, height: heights.reduce(gaps, +) + down)
  }

  /// A view that leaves the tree leaves the stack as well.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
