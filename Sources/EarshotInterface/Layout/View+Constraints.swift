extension View {
  /// The rules between the views of this subtree that are kept here; those that come are put in force.
  public final var constraints: [LayoutConstraint] {
    get { rare?.constraints ?? [] }
    set {
      var hasNew = false
      for constraint in newValue where constraint.owner !== self {
        constraint.owner = self
        constraint.isInForce = true
        hasNew = true
      }
      madeRare.constraints = newValue
      if hasNew { constraintsDidChange() }
    }
  }

  /// Keeps one more rule, without looking through those that are kept already.
  final func keep(_ constraint: LayoutConstraint) {
    madeRare.constraints.append(constraint)
    constraint.owner = self
  }

  /// The guides of this view.
  public final var layoutGuides: [LayoutGuide] { rare?.layoutGuides ?? [] }

  /// Makes `guide` one of the guides of this view.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView = self
    madeRare.layoutGuides.append(guide)
  }

  /// Places everything inside by the constraints and stacks of the tree, when this is the outermost
  /// view that has any.
  final func layoutByConstraints() {
    guard hasLayoutRules, !viewsAround.contains(where: \.hasLayoutRules) else { return }
    ConstraintLayout.apply(to: self)
  }

  /// Whether the view says where those inside it stand.
  private var hasLayoutRules: Bool { !constraints.isEmpty || self is StackView }

  /// Whether there are more constraints and views inside than are solved for; masks place them then.
  package final var hasTooManyConstraints: Bool { ConstraintLayout.exceedsLimit(self) }

  /// The views whose constraints can place this one, from the inside out: those up to a list or the
  /// window.
  private var viewsAround: [View] {
    var views: [View] = []
    var outer = superview
    while let view = outer, !(view is TableView || view is CollectionView || view is Window) {
      views.append(view)
      outer = view.superview
    }
    return views
  }

  /// Has everything that the constraints of the tree place be placed anew, because there is another
  /// one or one has changed; what was drawn counts no more.
  final func constraintsDidChange() {
    let tree = [self] + viewsAround
    for view in tree { view.forgetDrawnLayout() }
    tree.last(where: \.hasLayoutRules)?.setNeedsLayout()
  }

  /// Keeps rules that no view keeps, in force.
  package final func install(_ rules: [LayoutConstraint]) {
    guard !rules.isEmpty else { return }
    constraints += rules
    for rule in rules { rule.isActive = true }
  }

  /// Takes rules of this view out of force and keeps them no more.
  package final func uninstall(_ rules: [LayoutConstraint]) {
    guard !rules.isEmpty else { return }
    let gone = Set(rules.map(ObjectIdentifier.init))
    constraints.removeAll { gone.contains(ObjectIdentifier($0)) }
    for rule in rules {
      rule.owner = nil
      rule.isActive = false
    }
    constraintsDidChange()
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
      Self.view(of: item)?.isDescendant(of: view) ?? false
    }
  }
}
