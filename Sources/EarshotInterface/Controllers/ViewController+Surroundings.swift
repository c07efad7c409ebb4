extension ViewController {
  /// The surroundings of the controller: those its parent sets for it, or else those of its view.
  public final var traitCollection: TraitCollection {
    if let own = parent?.overrideTraitCollection(forChild: self) { return own }
    if let view = viewIfLoaded, view.superview != nil || parent == nil {
      return view.traitCollection
    }
    return parent?.traitCollection ?? TraitCollection()
  }

  /// Sets the surroundings of one child; `nil` lets it share those of the container.
  public final func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild child: ViewController
  ) {
    overrideTraitCollections[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.overrideTraitCollection = collection
  }

  /// The surroundings that were set for one child.
  public final func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    overrideTraitCollections[ObjectIdentifier(child)]
  }
}
