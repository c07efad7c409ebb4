/// What a reader needs to walk past a responder to what is inside it.
///
/// UIKit's own walker reads this from views directly; here every responder answers for itself, so
/// that the reader needs to know no view.
public struct AccessibilityTraversal {
  /// What is inside, from the back to the front; ignored when an explicit list or index is given.
  public var children: [Responder]
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
  /// their subviews even when they implement them (facts/voiceover.md §2, point 4).
  public var usesIndexedElements: Bool

  /// Creates the answer of a responder that holds `children`.
  public init(
    children: [Responder] = [],
    isPruned: Bool = false,
    clips: Bool = false,
    scrollRegion: Rect? = nil,
    scrollOffset: Point = .zero,
    usesIndexedElements: Bool = true
  ) {
    self.children = children
    self.isPruned = isPruned
    self.clips = clips
    self.scrollRegion = scrollRegion
    self.scrollOffset = scrollOffset
    self.usesIndexedElements = usesIndexedElements
  }
}
