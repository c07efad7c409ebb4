/// What a reader needs to know of a responder in order to find the elements inside it.
///
/// UIKit finds it out from the views themselves. Here every responder tells it, so that the reader
/// does not depend on the classes of the interface.
public struct AccessibilityTraversal {
  /// How what is inside is put into reading order.
  public enum Arrangement: Hashable, Sendable {
    /// By the places of the elements, mixed with those beside the responder.
    case byPlace
    /// By the places of the elements, all of them before anything beside the responder: the content
    /// of a scroll view.
    case together
    /// In the order of ``AccessibilityTraversal/children``, whatever their places, and each
    /// completely before the next: the items of a bar.
    case inOrder
  }

  /// What is inside, from the back to the front, or in reading order where ``arrangement`` says so;
  /// ignored when an explicit list or index is given.
  public var children: [Responder]
  /// How the children are put into reading order.
  public var arrangement: Arrangement
  /// Whether nothing inside can be seen, because the responder is hidden, fully transparent, or
  /// without size.
  public var isPruned: Bool
  /// Whether content outside the frame is cut off.
  public var clips: Bool
  /// The part of the screen through which scrolled content is seen, in screen points, or `nil` when
  /// nothing scrolls here.
  public var scrollRegion: Rect?
  /// How far the content has been scrolled from where it rests, in points; the reading order does not
  /// depend on it.
  public var scrollOffset: Point
  /// Whether `accessibilityElementCount()` and its relatives are asked: plain views are walked by
  /// their subviews even when they implement them (What VoiceOver does, "What can be reached").
  public var usesIndexedElements: Bool

  /// Creates the answer of a responder that holds `children`.
  public init(
    children: [Responder] = [],
    arrangement: Arrangement = .byPlace,
    isPruned: Bool = false,
    clips: Bool = false,
    scrollRegion: Rect? = nil,
    scrollOffset: Point = .zero,
    usesIndexedElements: Bool = true
  ) {
    self.children = children
    self.arrangement = arrangement
    self.isPruned = isPruned
    self.clips = clips
    self.scrollRegion = scrollRegion
    self.scrollOffset = scrollOffset
    self.usesIndexedElements = usesIndexedElements
  }
}
