/// A rotor of an app's own: a way to step through the elements, or places in text, of one kind
/// (`UIAccessibilityCustomRotor`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class AccessibilityCustomRotor {
  /// The direction of a search.
  public enum Direction: String, Sendable, CaseIterable {
    /// Towards the end of the screen.
    case next
    /// Towards its start.
    case previous
  }

  /// Where a search starts and which way it goes.
  public struct SearchPredicate {
    /// The item the cursor stands on.
    public var currentItem: ItemResult
    /// Which way to search.
    public var searchDirection: Direction

    /// Creates the description of one step of a search.
    public init(currentItem: ItemResult, searchDirection: Direction) {
      self.currentItem = currentItem
      self.searchDirection = searchDirection
    }
  }

  /// What a search found: an element, or characters of its text.
  public struct ItemResult {
    /// The element found; `nil` starts a search from the beginning.
    public weak var targetElement: Responder?
    /// The characters found in the element's text, or `nil` for the whole element.
    public var targetRange: Range<Int>?

    /// Creates the result of a search.
    public init(targetElement: Responder?, targetRange: Range<Int>? = nil) {
      self.targetElement = targetElement
      self.targetRange = targetRange
    }
  }

  /// What is spoken when the rotor is turned to this setting.
  public var name: AttributedText
  /// The system's rotor that this one replaces, or ``AccessibilityRotorType/none``.
  public let systemRotorType: AccessibilityRotorType
  /// Finds the item next to the current one; `nil` ends the search.
  public var itemSearch: (SearchPredicate) -> ItemResult?

  /// Creates a rotor with a name of its own.
  public init(name: AttributedText, itemSearch: @escaping (SearchPredicate) -> ItemResult?) {
    self.name = name
    systemRotorType = .none
    self.itemSearch = itemSearch
  }

  /// Creates a rotor that replaces one of the system's, which also gives it its name.
  public init(
    systemType: AccessibilityRotorType, itemSearch: @escaping (SearchPredicate) -> ItemResult?
  ) {
    name = ""
    systemRotorType = systemType
    self.itemSearch = itemSearch
  }
}
