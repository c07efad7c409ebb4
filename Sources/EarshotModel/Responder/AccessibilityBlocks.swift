/// Closures that answer in place of stored properties (UIKit's `…Block` properties, iOS 17).
///
/// A closure wins over a stored value, whichever was set first. There is
/// none for the container type: UIKit has one and never calls it.
public struct AccessibilityBlocks {
  /// Answers ``Responder/isAccessibilityElement``.
  public var isAccessibilityElement: (() -> Bool)?
  /// Answers ``Responder/accessibilityLabel``.
  public var label: (() -> String?)?
  /// Answers ``Responder/accessibilityValue``.
  public var value: (() -> String?)?
  /// Answers ``Responder/accessibilityHint``.
  public var hint: (() -> String?)?
  /// Answers ``Responder/accessibilityIdentifier``.
  public var identifier: (() -> String?)?
  /// Answers ``Responder/accessibilityTraits``.
  public var traits: (() -> AccessibilityTraits)?
  /// Answers ``Responder/accessibilityLanguage``.
  public var language: (() -> String?)?
  /// Answers ``Responder/accessibilityFrame``, in screen points.
  public var frame: (() -> Rect)?
  /// Answers ``Responder/accessibilityPath``, in screen points.
  public var path: (() -> Path?)?
  /// Answers ``Responder/accessibilityActivationPoint``, in screen points.
  public var activationPoint: (() -> Point)?
  /// Answers ``Responder/accessibilityElements``.
  public var elements: (() -> [Responder]?)?
  /// Answers ``Responder/accessibilityElementsHidden``.
  public var elementsHidden: (() -> Bool)?
  /// Answers ``Responder/accessibilityViewIsModal``.
  public var viewIsModal: (() -> Bool)?
  /// Answers ``Responder/shouldGroupAccessibilityChildren``.
  public var shouldGroupChildren: (() -> Bool)?
  /// Answers ``Responder/accessibilityNavigationStyle``.
  public var navigationStyle: (() -> AccessibilityNavigationStyle)?
  /// Answers ``Responder/accessibilityCustomActions``.
  public var customActions: (() -> [AccessibilityCustomAction]?)?
  /// Answers ``Responder/accessibilityCustomRotors``.
  public var customRotors: (() -> [AccessibilityCustomRotor]?)?
  /// Answers ``Responder/accessibilityUserInputLabels``.
  public var userInputLabels: (() -> [String]?)?
  /// Answers ``Responder/accessibilityHeaderElements``.
  public var headerElements: (() -> [Responder]?)?
  /// Answers ``Responder/accessibilityTextualContext``.
  public var textualContext: (() -> AccessibilityTextualContext?)?
  /// Answers ``Responder/accessibilityRespondsToUserInteraction``.
  public var respondsToUserInteraction: (() -> Bool)?
  /// Answers ``Responder/accessibilityExpandedStatus``.
  public var expandedStatus: (() -> AccessibilityExpandedStatus)?
  /// Answers ``Responder/accessibilityActivate()``.
  public var activate: (() -> Bool)?
  /// Takes the place of ``Responder/accessibilityIncrement()``.
  public var increment: (() -> Void)?
  /// Takes the place of ``Responder/accessibilityDecrement()``.
  public var decrement: (() -> Void)?
  /// Answers ``Responder/accessibilityScroll(_:)``.
  public var scroll: ((AccessibilityScrollDirection) -> Bool)?
  /// Answers ``Responder/accessibilityPerformEscape()``.
  public var performEscape: (() -> Bool)?
  /// Answers ``Responder/accessibilityPerformMagicTap()``.
  public var magicTap: (() -> Bool)?

  /// Creates a set without closures.
  public init() {}
}
