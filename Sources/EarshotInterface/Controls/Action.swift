/// A named piece of code for controls, menus and gestures to perform (`UIAction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class Action {
  /// The name by which an action is found again (`UIAction.Identifier`).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What the action is called on screen.
  public var title: String
  /// The name by which it is found again; an action without one is equal only to itself.
  public let identifier: Identifier?
  /// The control, gesture or menu that performs the action, while it does.
  public private(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called on screen.
  ///   - identifier: The name by which it is found again.
  ///   - handler: What it does. It is kept as long as the action is, so objects that hold the
  ///     sender are captured weakly.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (Action) -> Void
  ) {
    self.title = title
    self.identifier = identifier
    self.handler = handler
  }

  /// Does what the action is for.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Whether both are found by the same name, or are one and the same.
  func isSame(as other: Action) -> Bool {
    self === other || identifier != nil && identifier == other.identifier
  }
}
