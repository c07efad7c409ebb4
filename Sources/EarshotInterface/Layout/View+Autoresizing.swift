import EarshotModel

extension View {
  /// Gives every subview its share of a change of size, by its mask.
  final func resizeSubviews(from old: Size) {
    let change = Size(width: bounds.width - old.width, height: bounds.height - old.height)
    for view in subviews {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = view.frame
      let (x, width) = Self.share(
        change.width, of: old.width, start: frame.origin.x, length: frame.size.width,
        flexibleStart: mask.contains(.flexibleLeftMargin),
        flexibleLength: mask.contains(.flexibleWidth),
        flexibleEnd: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.share(
        change.height, of: old.height, start: frame.origin.y, length: frame.size.height,
        flexibleStart: mask.contains(.flexibleTopMargin),
        flexibleLength: mask.contains(.flexibleHeight),
        flexibleEnd: mask.contains(.flexibleBottomMargin))
      view.frame = Rect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares a change of length among what gives way, in proportion to how long each part is.
  private static func share(
    _ change: Double, of old: Double, start: Double, length: Double,
    flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) -> (start: Double, length: Double) {
    let end = old - start - length
    let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + max(0, $1.1) }
    func part(_ isFlexible: Bool, _ value: Double) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? change * max(0, value) / total : change / Double(flexible.count)
    }
    return (start + part(flexibleStart, start), length + part(flexibleLength, length))
  }
}
