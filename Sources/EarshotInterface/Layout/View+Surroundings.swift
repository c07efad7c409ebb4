extension View {
  /// Tells the view, its controller and everything inside that the surroundings have changed;
  /// what was drawn for them is there before.
  final func tellTraitsDidChange(from previous: TraitCollection) {
    traitVariations?.apply(traitCollection)
    if let viewController {
      viewController.note(callback: "traitCollectionDidChange")
      viewController.traitCollectionDidChange(previous)
    }
    traitCollectionDidChange(previous)
    for view in subviews where view.overrideTraitCollection == nil {
      view.tellTraitsDidChange(from: previous)
    }
  }
}
