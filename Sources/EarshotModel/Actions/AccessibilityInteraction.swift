/// The way content moves on a three-finger scroll (`UIAccessibilityScrollDirection`).
public enum AccessibilityScrollDirection: String, Sendable, CaseIterable {
  /// Towards the right.
  case right
  /// Towards the left.
  case left
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// Whether an element shows or hides further content (`UIAccessibilityExpandedStatus`, iOS 18).
public enum AccessibilityExpandedStatus: String, Sendable, CaseIterable {
  /// Has nothing to show or hide.
  case unsupported
  /// Shows it; spoken "expanded".
  case expanded
  /// Hides it; spoken "collapsed".
  case collapsed
}

/// How an element with ``AccessibilityTraits/allowsDirectInteraction`` takes touches
/// (`UIAccessibilityDirectTouchOptions`).
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The reader stays silent while a finger is on the element, because it makes its own sound.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches reach the element only after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A place inside an element from which something can be dragged, or on which it can be dropped
/// (`UIAccessibilityLocationDescriptor`).
public struct AccessibilityLocationDescriptor {
  /// What is spoken for the place.
  public var name: AttributedText
  /// The place, in the coordinates of ``view``, in points.
  public var point: Point
  /// The element in whose coordinates the place is given; `nil` once it has gone.
  public private(set) weak var view: Responder?

  /// Creates a place with its spoken name.
  public init(name: AttributedText, point: Point, in view: Responder) {
    self.name = name
    self.point = point
    self.view = view
  }
}
