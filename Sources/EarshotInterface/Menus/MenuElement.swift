/// What a menu holds: an action, or another menu (`UIMenuElement`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public class MenuElement {
  /// How an element of a menu is shown and what choosing it does (`UIMenuElement.Attributes`).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes or changes something for good, which is shown in red and not said.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What is marked in front of an element of a menu (`UIMenuElement.State`).
  public enum State: String, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// A tick.
    case on
    /// A dash, for what is on in part.
    case mixed
  }

  /// What the element is called on screen.
  public final var title: String
  /// A smaller text below the title.
  public final var subtitle: String?
  /// The picture beside the title.
  public final var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
