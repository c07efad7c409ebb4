/// An element that is no view: a part of a drawing, a row of a list that has no cell yet
/// (`UIAccessibilityElement`).
open class AccessibilityElement: Responder {
  /// The responder that contains the element, which is also its ``Responder/next``.
  public private(set) weak var accessibilityContainer: Responder?

  /// The frame in the coordinates of the container, in points.
  ///
  /// Takes the place of ``Responder/accessibilityFrame`` and follows the container when it moves.
  public var accessibilityFrameInContainerSpace: Rect?

  /// Creates an element inside a container.
  public init(accessibilityContainer: Responder?) {
    self.accessibilityContainer = accessibilityContainer
    super.init()
  }

  open override var next: Responder? { accessibilityContainer }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityFrame: Rect {
    guard let frame = accessibilityFrameInContainerSpace else { return .zero }
    guard let container = accessibilityContainer else { return frame }
    return container.accessibilityConvertToScreen(frame)
  }
}
