import EarshotModel

extension Rect {
  /// Whether none of the numbers is infinite or no number at all.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
