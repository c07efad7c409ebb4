extension View {
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
