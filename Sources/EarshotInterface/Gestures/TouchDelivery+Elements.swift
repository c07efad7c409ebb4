import EarshotModel

extension TouchDelivery {
  /// Puts a finger down on what a listener has chosen, at its activation point.
  ///
  /// A finger cannot be asked to lift what lies above an element. So the touch goes to the element, to
  /// something inside it or to what stands around it; only where an app says that the point is
  /// elsewhere does it go to whatever is there.
  func begin(on element: Responder) -> Touch? {
    let point = element.accessibilityActivationPoint
    let found = hit(at: point)
    if let (window, view) = found,
      point != element.defaultAccessibilityActivationPoint || view.isMeant(by: element)
    {
      return begin(at: point, in: window, on: view)
    }
    guard let own = ResponderPath(from: element).first({ $0 as? View }), let window = own.window,
      let view = own.touched(at: point)
    else { return nil }
    return begin(at: point, in: window, on: view)
  }
}

extension View {
  /// Whether a touch of this view is one of `element`: the view is inside it, or around it in the
  /// responder chain.
  fileprivate final func isMeant(by element: Responder) -> Bool {
    ResponderPath(from: self).contains { $0 === element }
      || ResponderPath(from: element).contains { $0 === self }
  }

  /// The view that takes a touch of this one, at a point of the screen, when nothing outside of it lies
  /// above: something inside, the view itself, or the nearest one around it that takes touches.
  fileprivate final func touched(at point: Point) -> View? {
    var outer: [View] = []
    var superview = superview
    while let view = superview {
      outer.append(view)
      superview = view.superview
    }
    var reached: View?
    for view in outer.reversed() {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
        view.point(inside: view.convert(point, from: nil), with: nil)
      else { return reached }
      reached = view
    }
    return hitTest(convert(point, from: nil), with: nil) ?? reached
  }
}
