/// The actions behind one edge of a row (`UISwipeActionsConfiguration`).
///
/// A finger finds them by swiping the row aside, a listener among the further actions of the row.
public struct SwipeActionsConfiguration {
  /// The actions, from the edge inward.
  public var actions: [ContextualAction]

  /// Groups the actions of an edge.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}

/// One action behind a row (`UIContextualAction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class ContextualAction {
  /// What an action does to its row (`UIContextualAction.Style`).
  public enum Style: String, Sendable, CaseIterable {
    /// It leaves the row where it is.
    case normal
    /// It takes the row away.
    case destructive
  }

  /// Does what the action is for; the last argument is to be called with whether it was done.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// What the action is called; one without a title is not offered to a listener.
  public var title: String?
  /// The picture of the action, whose description stands in for a missing title.
  public var image: Image?
  /// Does what the action is for.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// What a listener hears of the action.
  var name: String? {
    if let title, !title.isEmpty { return title }
    return image?.explicitAccessibilityLabel
  }
}
