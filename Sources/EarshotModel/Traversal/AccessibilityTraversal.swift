/// What a reader needs to walk past a responder to what is inside it.
///
/// UIKit's own walker reads this from views directly; here every responder answers for itself, so
/// that the reader needs to know no view.
public struct AccessibilityTraversal {
  /// How what is inside is put into reading order.
  public enum Arrangement: Hashable, Sendable {
    /// By its places, among what stands beside the responder.
    case byPlace
    /// By its places, and finished before what stands beside the responder: the content of a scroll
    /// view.
    case together
    /// In the order of ``AccessibilityTraversal/children`` wherever these stand, each finished before the
    /// next: the items of a bar.
    case inOrder
  }

  /// What is inside, from the back to the front, or in reading order where ``arrangement`` says so;
  /// ignored when an explicit list or index is given.
  public var children: [Responder]
  /// How the children are put into reading order.
  public var arrangement: Arrangement
  /// Whether nothing in here can be seen: hidden, fully transparent, or of no size.
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
