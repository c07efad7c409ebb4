import EarshotModel

/// What all bars have in common.
#if MainActorApps
  @preconcurrency @MainActor
#endif
enum Bar {
  /// The room at both ends, in points.
  static let margin = 8.0

  /// The room that views of the app's own keep from both ends of a bar, in points.
  static func contentMargin(of bar: View) -> Double { bar.bounds.width >= 414 ? 20 : 16 }

  /// A rectangle as high as the bar, at a distance from the leading end.
  ///
  /// All items are as high as their bar, so that they make one row of the reading order.
  static func place(start: Double, width: Double, in bar: View) -> Rect {
    let bounds = bar.bounds
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - start - width : bounds.minX + start
    return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }
}

extension Rect {
  /// The place of `view` in the middle of this rectangle, at its own size where it has one.
  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  func fitting(_ view: View) -> Rect {
    let own = view.frame.size
    let width = own.width > 0 ? own.width : self.width
    let height = own.height > 0 ? own.height : self.height
    return Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
