public import EarshotModel

/// Moving points and rectangles from one view's coordinates to another's.
///
/// Every step adds the place of a view and takes off how far it has scrolled. Both ends meet in
/// screen points, so the two views need no common ancestor.
extension View {
  /// Turns a point of this view into one of `view`, or of the screen when that is `nil`.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let onScreen = convertToScreen(point)
    guard let view else { return onScreen }
    let origin = view.convertToScreen(.zero)
    return onScreen.offset(x: -origin.x, y: -origin.y)
  }

  /// Turns a point of `view`, or of the screen when that is `nil`, into one of this view.
  public final func convert(_ point: Point, from view: View?) -> Point {
    let onScreen = view?.convertToScreen(point) ?? point
    let origin = convertToScreen(.zero)
    return onScreen.offset(x: -origin.x, y: -origin.y)
  }

  /// Turns a rectangle of this view into one of `view`, or of the screen when that is `nil`.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Turns a rectangle of `view`, or of the screen when that is `nil`, into one of this view.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  final func convertToScreen(_ point: Point) -> Point {
    // Each view on the way is kept by the one around it, so that none has to be kept here.
    var result = point
    var candidate: Unmanaged<View>? = .passUnretained(self)
    while let view = candidate {
      candidate = view._withUnsafeGuaranteedRef { view in
        let scrolled = view.bounds.origin
        let origin = view.frame.origin
        result = result.offset(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
        return view.container
      }
    }
    return result
  }
}
