extension View {
  /// Places everything inside by the constraints of the tree, when this is the outermost view that
  /// keeps any.
  final func layoutByConstraints() {
    guard !constraints.isEmpty, !isPlacedAsDrawn, !isPlacedByConstraintsAround else { return }
    guard ConstraintLayout.apply(to: self) else { return }
    for view in subviews { view.acceptStackLayout() }
  }

  private var isPlacedByConstraintsAround: Bool {
    var outer = superview
    while let view = outer {
      if view is TableView || view is CollectionView || view is Window { return false }
      if !view.constraints.isEmpty { return true }
      outer = view.superview
    }
    return false
  }

  /// Stacks were laid out together with everything else.
  private func acceptStackLayout() {
    if self is StackView { needsLayout = false }
    for view in subviews { view.acceptStackLayout() }
  }

  /// Drops the rules that views around keep about this view or anything inside it, because it leaves
  /// them (guide row G12).
  final func removeConstraintsOfViewsAround() {
    var outer = superview
    while let view = outer {
      if !view.constraints.isEmpty {
        view.constraints.removeAll { $0.mentionsAnything(in: self) }
      }
      outer = view.superview
    }
  }
}

extension LayoutConstraint {
  /// Whether one of the items is a view, or a guide, that stands inside `view`.
  fileprivate func mentionsAnything(in view: View) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? View ?? (item as? LayoutGuide)?.owningView
      return owner?.isDescendant(of: view) ?? false
    }
  }
}
