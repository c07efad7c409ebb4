/// What menu a view has at a place (`UIContextMenuConfiguration`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class ContextMenuConfiguration {
  /// Makes the controller that is shown beside the menu.
  public typealias PreviewProvider = () -> ViewController?
  /// Makes the menu; the elements that the system suggests are none.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// What the app knows the menu by.
  public let identifier: String?
  /// Makes what is shown beside the menu, which is not read.
  public let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// Creates an answer; without an `actionProvider`, or when it returns `nil`, no menu opens.
  public init(
    identifier: String? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// The menu, made now.
  var menu: Menu? { actionProvider?([]) }
}
