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
    guard let kept else {
      let first = ReadingOrder(roots: roots, idiom: idiom, layoutDirection: direction)
      self.kept = first
      return first
    }
    let changed = kept.changed(roots: roots, idiom: idiom, layoutDirection: direction)
    self.kept = changed ?? kept
    return changed ?? kept
  }

  /// Has the order looked at anew when it is next asked for.
  mutating func doubt() {
    mayHaveChanged = true
  }
}
