public import EarshotModel

/// Lets a long press on a view open a menu (`UIContextMenuInteraction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class ContextMenuInteraction: Interaction {
  /// The object that tells which menu there is.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that knows the interaction.
  public private(set) weak var view: View?

  /// Creates an interaction that asks `delegate`, which is held weakly, for its menu.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// Does nothing.
  public func willMove(to view: View?) {}

  /// Remembers the view.
  public func didMove(to view: View?) {
    self.view = view
  }
}

/// Tells which menu a view has (`UIContextMenuInteractionDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place of the view, in its own coordinates, or `nil` when there is none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?
}
