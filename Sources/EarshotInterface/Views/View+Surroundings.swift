import EarshotModel

extension View {
  /// The surroundings: those set on the view, or else on the nearest view around it.
  public final var traitCollection: TraitCollection {
    var view = self
    while true {
      if let traits = view.rare?.overrideTraitCollection { return traits }
      guard let superview = view.superview else { break }
      view = superview
    }
    return (view as? Window)?.ownTraitCollection ?? TraitCollection()
  }

  /// Surroundings for this view and everything inside, or `nil` for those of the superview.
  public final var overrideTraitCollection: TraitCollection? {
    get { rare?.overrideTraitCollection }
    set { madeRare.overrideTraitCollection = newValue }
  }

  /// What was drawn differently for different surroundings in this tree.
  package final var traitVariations: (any TraitVariations)? {
    get { rare?.traitVariations }
    set { madeRare.traitVariations = newValue }
  }
}
