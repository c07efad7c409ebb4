/// Actions to choose from, in groups and in menus inside the menu (`UIMenu`).
public final class Menu: MenuElement {
  /// The name by which a menu is found again (`UIMenu.Identifier`).
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

  /// How a menu stands in another, and what choosing in it does (`UIMenu.Options`).
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among those of the menu that holds it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It deletes or changes something for good, which is shown in red and not said.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action of the menu is on at a time: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name by which the menu is found again.
  public let identifier: Identifier?
  /// How the menu stands in another, and what choosing in it does.
  public let options: Options
  /// What the menu holds, from the top.
  public let children: [MenuElement]

  /// Creates a menu; one without a title has no heading.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu like this one with other children.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, here and in the menus inside, from the top.
  public var selectedElements: [MenuElement] { actions.filter { $0.state == .on } }

  /// The actions that are shown, here and in the menus inside, from the top.
  var actions: [Action] {
    children.flatMap { child -> [Action] in
      if let menu = child as? Menu { return menu.actions }
      return (child as? Action).flatMap { $0.attributes.contains(.hidden) ? nil : [$0] } ?? []
    }
  }

  /// Turns an action on and all others of the menu off.
  func select(_ chosen: Action) {
    for action in actions { action.state = action === chosen ? .on : .off }
  }
}
