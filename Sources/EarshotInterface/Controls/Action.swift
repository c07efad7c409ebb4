/// A named piece of code for controls, menus and gestures to perform (`UIAction`).
public final class Action: MenuElement {
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

  /// The name by which it is found again; an action without one is equal only to itself.
  public let identifier: Identifier?
  /// How the action is shown in a menu, and what choosing it does.
  public var attributes: Attributes
  /// What is marked in front of the action in a menu.
  public var state: State
  /// The control, gesture or menu that performs the action, while it does.
  public private(set) weak var sender: AnyObject?
  private let handler: (Action) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called on screen.
  ///   - subtitle: A smaller text below the title, in a menu.
  ///   - image: The picture beside the title.
  ///   - identifier: The name by which it is found again.
  ///   - attributes: How it is shown in a menu.
  ///   - state: What is marked in front of it in a menu.
  ///   - handler: What it does. It is kept as long as the action is, so objects that hold the
  ///     sender are captured weakly.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (Action) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
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
