import EarshotModel

extension ViewController {
  /// The application on whose screen the controller stands or is to stand.
  ///
  /// It is there from ``viewDidLoad()`` on for the root of a window that an application has, for what is
  /// pushed or presented there, and for children; `nil` for a controller that nobody shows yet.
  public final var application: Application? {
    if let window = viewIfLoaded?.window { return window.application }
    let around = parent ?? ownPresentingViewController
    if let around = around ?? storedPresentation?.presentingViewController {
      return around.application
    }
    return windowOfRoot?.application
  }

  /// The size of the screen on which the controller stands or is about to stand, in points.
  final var screenSize: Size {
    var candidate: ViewController? = self
    while let controller = candidate {
      if let window = controller.viewIfLoaded?.window { return window.bounds.size }
      if let window = controller.lastApplication?.windows.last { return window.bounds.size }
      candidate = controller.parent ?? controller.ownPresentingViewController
    }
    return Window.usualSize
  }

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
    let before = child.traitCollection
    overrideTraitCollections[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.overrideTraitCollection = collection
    guard child.traitCollection != before else { return }
    child.viewIfLoaded?.tellTraitsDidChange(from: before)
  }

  /// The surroundings that were set for one child.
  public final func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    overrideTraitCollections[ObjectIdentifier(child)]
  }

  /// Calls `willTransition(to:with:)` with surroundings.
  final func tellWillTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    note(callback: "willTransition(to:with:)")
    willTransition(to: newCollection, with: coordinator)
  }

  /// Calls `viewWillTransition(to:with:)` with a size, unless the view has it already.
  final func tellWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    guard size != viewIfLoaded?.frame.size else { return }
    note(callback: "viewWillTransition(to:with:)")
    viewWillTransition(to: size, with: coordinator)
  }
}
