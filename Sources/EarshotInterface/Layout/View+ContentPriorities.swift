package import EarshotModel

extension View {
  /// How much the content resists growing along an axis, from 1 to 1000.
  public final func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> Double {
    let set = rare?.huggingPriorities
    return (axis == .horizontal ? set?.across : set?.down) ?? standardHuggingPriority(for: axis)
  }

  /// Sets how much the content resists growing along an axis, from 1 to 1000.
  public final func setContentHuggingPriority(
    _ priority: Double, for axis: LayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: madeRare.huggingPriorities.across = priority
    case .vertical: madeRare.huggingPriorities.down = priority
    }
    constraintsDidChange()
  }

  /// How much the content resists being squeezed along an axis, from 1 to 1000.
  public final func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> Double {
    let set = rare?.compressionPriorities
    return (axis == .horizontal ? set?.across : set?.down) ?? 750
  }

  /// Sets how much the content resists being squeezed along an axis, from 1 to 1000.
  public final func setContentCompressionResistancePriority(
    _ priority: Double, for axis: LayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: madeRare.compressionPriorities.across = priority
    case .vertical: madeRare.compressionPriorities.down = priority
    }
    constraintsDidChange()
  }

  /// Whether the frame and the mask say where the view stands; a view of which a constraint speaks is
  /// placed by constraints either way.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { rare?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeRare.translatesAutoresizingMask = newValue
      constraintsDidChange()
    }
  }

  /// The size that the content had in the tool with which the view was drawn, in points; forgotten when
  /// the content changes.
  package final var drawnContentSize: Size? {
    get { rare?.drawnContentSize }
    set { if newValue != drawnContentSize { madeRare.drawnContentSize = newValue } }
  }

  /// The size that stands for the content of a view whose class is not at hand, in points;
  /// ``View/noIntrinsicMetric`` for a side that nothing stands for.
  package final var placeholderContentSize: Size? {
    get { rare?.placeholderContentSize }
    set { if newValue != placeholderContentSize { madeRare.placeholderContentSize = newValue } }
  }

  /// The size that the layout takes for that of the content, in points.
  final var layoutContentSize: Size {
    let size = intrinsicContentSize
    guard let placeholder = placeholderContentSize else { return size }
    return Size(
      width: placeholder.width >= 0 ? placeholder.width : size.width,
      height: placeholder.height >= 0 ? placeholder.height : size.height)
  }
}
