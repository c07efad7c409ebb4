import EarshotModel

/// The reading order of a host, kept for as long as nothing may have changed it.
///
/// Only the order is kept, and an app may change what it depends on at any time without a word. So it
/// is surveyed again after every notification, after every layout and whenever code of the app has
/// run, and a stop is looked at again before the cursor lands on it (``Reachability``).
struct ScreenOrder {
  private var kept: ReadingOrder?
  private var mayHaveChanged = false

  /// The order as it is now; the same object for as long as it is the same order.
  mutating func order(of host: any AccessibilityHost) -> ReadingOrder {
    if let kept, !mayHaveChanged { return kept }
    mayHaveChanged = false
    let (roots, idiom) = (host.accessibilityRoots, host.interfaceIdiom)
    let direction = host.layoutDirection
    let order =
      kept.map { $0.changed(roots: roots, idiom: idiom, layoutDirection: direction) ?? $0 }
      ?? ReadingOrder(roots: roots, idiom: idiom, layoutDirection: direction)
    kept = order
    return order
  }

  /// Has the order looked at anew when it is next asked for.
  mutating func doubt() {
    mayHaveChanged = true
  }
}
