import EarshotModel

/// The reading order of a host, kept for as long as nothing may have changed it.
///
/// Only the order is kept, and an app may change what it depends on at any time without a word. So it
/// is dropped after every notification, after every layout and whenever code of the app has run, and
/// a stop is looked at again before the cursor lands on it (``Reachability``).
struct ScreenOrder {
  private var kept: ReadingOrder?

  /// The order as it is now.
  mutating func order(of host: any AccessibilityHost) -> ReadingOrder {
    if let kept { return kept }
    let order = ReadingOrder(
      roots: host.accessibilityRoots, idiom: host.interfaceIdiom,
      layoutDirection: host.layoutDirection)
    kept = order
    return order
  }

  /// Has the order made anew when it is next asked for.
  mutating func drop() {
    kept = nil
  }
}
