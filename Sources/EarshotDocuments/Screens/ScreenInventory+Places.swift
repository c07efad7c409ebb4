import EarshotInterface
import EarshotModel

/// Places in the way of documents: in screen points, as if nothing were scrolled.
extension ScreenInventory.Entry {
  /// How far the content has been moved up and to the left, in points.
  var contentOffset: Point {
    guard traversal.scrollRegion != nil, let view = responder as? View else { return .zero }
    return view.bounds.origin
  }

  /// How far the content is moved where it rests, in points.
  var restingOffset: Point {
    contentOffset.offset(x: -traversal.scrollOffset.x, y: -traversal.scrollOffset.y)
  }

  /// Where the responder stands.
  var documentFrame: Rect {
    let frame = responder.accessibilityFrame
    // Taking an offset off and adding it again does not always lead to the same number.
    if let element = responder as? DocumentElement, frame == element.frameAtRest {
      return element.documentFrame
    }
    return frame.offset(x: scrolled.x, y: scrolled.y)
  }

  /// Where touches go, unless that is the middle of the frame.
  var documentActivationPoint: Point? {
    let point = responder.accessibilityActivationPoint
    if point == responder.accessibilityFrame.center { return nil }
    if let element = responder as? DocumentElement, point == element.activationPointAtRest,
      let given = element.documentActivationPoint
    {
      return given
    }
    return point.offset(x: scrolled.x, y: scrolled.y)
  }
}
