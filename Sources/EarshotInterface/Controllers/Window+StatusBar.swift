extension Window {
  /// The style that the controllers on screen ask of the status bar (guide row G19).
  public final var statusBarStyle: StatusBarStyle {
    decider(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the controllers on screen ask for the status bar to be hidden (guide row G19).
  public final var isStatusBarHidden: Bool {
    decider(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Whether the controllers on screen ask for the home indicator to hide (guide row G19).
  public final var isHomeIndicatorAutoHidden: Bool {
    decider(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The edges at which the controllers on screen ask the system's gestures to wait.
  public final var screenEdgesDeferringSystemGestures: RectEdge {
    decider(\.childForScreenEdgesDeferringSystemGestures)?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Asks from the root, or from what covers it, down the children that others point to.
  private func decider(_ child: (ViewController) -> ViewController?) -> ViewController? {
    var candidate = rootViewController
    while let presented = candidate?.ownPresentedViewController,
      let presentation = presented.storedPresentation,
      presentation.shouldRemovePresentersView
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      candidate = presented
    }
    var seen: Set<ObjectIdentifier> = []
    while let controller = candidate, seen.insert(ObjectIdentifier(controller)).inserted,
      let next = child(controller)
    {
      candidate = next
    }
    return candidate
  }
}
