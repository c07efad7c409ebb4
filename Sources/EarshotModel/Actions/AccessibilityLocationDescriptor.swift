/// A place inside an element from which something can be dragged, or on which it can be dropped
/// (`UIAccessibilityLocationDescriptor`).
public struct AccessibilityLocationDescriptor {
  /// What is spoken for the place.
  public var name: AttributedText
  /// The place, in the coordinates of ``view``, in points.
  public var point: Point
  /// The element in whose coordinates the place is given; `nil` once it is gone.
  public weak var view: Responder?

  /// Creates a place with its spoken name.
  public init(name: AttributedText, point: Point, in view: Responder) {
    self.name = name
    self.point = point
    self.view = view
  }
}
