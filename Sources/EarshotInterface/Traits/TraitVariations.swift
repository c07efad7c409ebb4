/// What of a tree of views was drawn differently for different surroundings: which views and rules are
/// installed, and with what values.
///
/// The view on top of the tree keeps it and has it applied whenever it comes into other surroundings,
/// before anybody hears of them, as a storyboard does on a device.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol TraitVariations: AnyObject {
  /// Undoes what belongs to other surroundings and does what belongs to these; does nothing when they
  /// ask for no change.
  func apply(_ traits: TraitCollection)
}

extension View {
  /// Tells the view, its controller and everything inside that the surroundings have changed;
  /// what was drawn for them is there before.
  final func tellTraitsDidChange(from previous: TraitCollection) {
    traitVariations?.apply(traitCollection)
    takeUpLooks(of: traitCollection, from: previous)
    if let viewController {
      viewController.note(callback: "traitCollectionDidChange")
      viewController.traitCollectionDidChange(previous)
    }
    traitCollectionDidChange(previous)
    for view in subviews where view.overrideTraitCollection == nil {
      view.tellTraitsDidChange(from: previous)
    }
  }

  /// Has what is inside placed anew when texts have another size or rows begin on the other side.
  private func takeUpLooks(of traits: TraitCollection, from previous: TraitCollection) {
    let sizeChanges =
      traits.preferredContentSizeCategory != previous.preferredContentSizeCategory
    guard sizeChanges || traits.layoutDirection != previous.layoutDirection else { return }
    if sizeChanges { preferredContentSizeCategoryDidChange() }
    forgetDrawnLayout()
    setNeedsLayout()
  }
}
