import EarshotInterface
import EarshotModel

/// Measures where a view of a running app takes touches, which its frame does not tell.
#if MainActorApps
  @MainActor
#endif
struct HitArea {
  private let view: View
  private let window: Window

  /// How far from the frame is looked, in points.
  private static let reach = 64.0
  /// The size from which on no rule asks for more, in points.
  private static let ample = 48.0

  /// The rectangle of touches around the centre of a view, in screen points; `nil` where its frame says as much.
  ///
  /// Touches come from the window, through the hit test of everything around the view. Of a large view is told
  /// only what leaves less of it than rules ask for.
  static func measured(on view: View) -> Rect? {
    guard let window = view.window else { return nil }
    return HitArea(view: view, window: window).rect
  }

  private var rect: Rect? {
    let bounds = view.bounds
    let center = bounds.center
    guard takes(center) else { return nil }
    let (left, right) = (extent(-1, 0), extent(1, 0))
    let (up, down) = (extent(0, -1), extent(0, 1))
    let isLarge = min(bounds.width, bounds.height) >= Self.ample
    guard !isLarge || min(left + right, up + down) < Self.ample else { return nil }
    return view.accessibilityConvertToScreen(
      Rect(x: center.x - left, y: center.y - up, width: left + right, height: up + down))
  }

  /// How far touches are taken in a direction from the centre.
  private func extent(_ x: Double, _ y: Double) -> Double {
    let center = view.bounds.center
    var inside = 0.0
    var outside = Self.reach + max(view.bounds.width, view.bounds.height)
    while outside - inside > 0.05 {
      let middle = (inside + outside) / 2
      if takes(Point(x: center.x + x * middle, y: center.y + y * middle)) {
        inside = middle
      } else {
        outside = middle
      }
    }
    return inside
  }

  /// Whether a touch at a point of the view comes to it, or to a part of it that is nothing by itself.
  private func takes(_ point: Point) -> Bool {
    var found = window.hitTest(window.convert(point, from: view), with: nil)
    while let part = found, part !== view {
      if part is Control || part.isAccessibilityElement { return false }
      found = part.superview
    }
    return found != nil
  }
}
