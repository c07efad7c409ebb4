import EarshotInterface
import EarshotModel

/// Measures where a view of a running app takes touches, which its frame does not tell.
#if MainActorApps
  @MainActor
#endif
enum HitArea {
  /// How far from the frame is looked, in points.
  private static let reach = 64.0

  /// The rectangle of touches around the centre of a view, in screen points.
  ///
  /// Asked of views that are smaller than any rule demands; the others are left alone.
  static func measured(on view: View) -> Rect? {
    let bounds = view.bounds
    guard bounds.width < 48 || bounds.height < 48 else { return nil }
    let center = bounds.center
    guard view.point(inside: center, with: nil) else { return nil }
    func extent(_ x: Double, _ y: Double) -> Double {
      var inside = 0.0
      var outside = reach + max(bounds.width, bounds.height)
      while outside - inside > 0.05 {
        let middle = (inside + outside) / 2
        let point = Point(x: center.x + x * middle, y: center.y + y * middle)
        if view.point(inside: point, with: nil) { inside = middle } else { outside = middle }
      }
      return inside
    }
    let (left, right) = (extent(-1, 0), extent(1, 0))
    let (up, down) = (extent(0, -1), extent(0, 1))
    return view.accessibilityConvertToScreen(
      Rect(x: center.x - left, y: center.y - up, width: left + right, height: up + down))
  }
}
