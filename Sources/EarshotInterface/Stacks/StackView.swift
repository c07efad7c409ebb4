import EarshotModel

/// Views in a row or a column (`UIStackView`).
open class StackView: View {
  /// The direction in which views follow one another.
  public enum Axis: String, Sendable, CaseIterable {
    /// From the leading to the trailing end.
    case horizontal
    /// From top to bottom.
    case vertical
  }

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
  open var axis = Axis.horizontal
  /// How the length is shared out.
  open var distribution = Distribution.fill
  /// How views are placed across.
  open var alignment = Alignment.fill
  /// The gap between views, in points.
  open var spacing = 0.0

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
  }

  /// Takes `view` out of the stack; it stays a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// A view that leaves the tree leaves the stack as well.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
