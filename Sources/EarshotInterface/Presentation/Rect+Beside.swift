import EarshotModel

extension Rect {
  /// A rectangle of a size below `source`, or above it where there is more room, inside this one.
  func place(_ size: Size, beside source: Rect) -> Rect {
    let (width, height) = (min(size.width, self.width), min(size.height, self.height))
    let (above, below) = (source.minY - minY, maxY - source.maxY)
    let top = height > below && above > below ? source.minY - height : source.maxY
    return Rect(
      x: max(minX, min(source.center.x - width / 2, maxX - width)),
      y: max(minY, min(top, maxY - height)), width: width, height: height)
  }
}

extension View {
  /// The room inside the view that nothing covers, less a margin on every side, in points.
  func room(margin: Double) -> Rect {
    bounds.inset(by: safeAreaInsets)
      .inset(by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  /// Turns a rectangle of the screen into the view's own coordinates.
  func convertFromScreen(_ rect: Rect) -> Rect {
    let origin = accessibilityConvertToScreen(bounds).origin
    return rect.offset(x: bounds.minX - origin.x, y: bounds.minY - origin.y)
  }
}
