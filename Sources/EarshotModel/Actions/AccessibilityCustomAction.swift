/// An action of an element besides activation, offered by the Actions rotor
/// (`UIAccessibilityCustomAction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class AccessibilityCustomAction {
  /// What is spoken when the rotor reaches the action.
  public var name: AttributedText
  /// Where the action stands among those of a named category, or `nil` for the ordinary ones.
  public var category: String?
  /// Performs the action; its answer says whether it succeeded.
  public var actionHandler: (AccessibilityCustomAction) -> Bool

  /// Creates an action from its spoken name and what it does.
  public init(
    name: AttributedText,
    category: String? = nil,
    actionHandler: @escaping (AccessibilityCustomAction) -> Bool
  ) {
    self.name = name
    self.category = category
    self.actionHandler = actionHandler
  }
}
