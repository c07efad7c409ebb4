import EarshotInterface
import EarshotModel

/// What people see to lie over a screen, whether or not anything says that it is modal: a view that makes the rest of
/// the screen darker or lighter and takes its touches, with whatever stands above it.
struct WalkedVeil {
  /// What lies over the rest, from the veil on to the front.
  let over: [View]

  /// How much of the window a veil takes up, from 0 to 1.
  private static let share = 0.9
  /// How opaque a veil is that lets people see what it lies over, from 0 to 1.
  private static let alphas = 0.15..<0.97
  /// How deep in a window a veil is looked for.
  private static let depth = 4

  init?(_ application: Application) {
    let windows = application.windows.filter { !$0.isHidden }
      .sorted { $0.windowLevel < $1.windowLevel }
    for window in windows.reversed() {
      if let over = Self.veil(in: window, of: window, depth: Self.depth) {
        self.over = over
        return
      }
      if windows.count > 1, window !== windows.first,
        let root = window.rootViewController?.viewIfLoaded,
        Self.isVeil(window, in: window) || Self.isVeil(root, in: window)
      {
        over = [window]
        return
      }
    }
    return nil
  }

  /// Whether an element belongs to what lies over the rest.
  func isInside(_ element: Responder) -> Bool {
    ResponderPath(from: element).contains { responder in over.contains { $0 === responder } }
  }

  private static func veil(in view: View, of window: Window, depth: Int) -> [View]? {
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    if let place = shown.lastIndex(where: { isVeil($0, in: window) }), place > 0 {
      let over = Array(shown[place...])
      // A veil without anything on it only keeps fingers away for a while.
      if over.contains(where: holdsElement) { return over }
    }
    guard depth > 0 else { return nil }
    return shown.reversed().lazy.compactMap { veil(in: $0, of: window, depth: depth - 1) }.first
  }

  private static func isVeil(_ view: View, in window: Window) -> Bool {
    guard view.isUserInteractionEnabled,
      alphas.contains((view.backgroundColor?.alpha ?? 0) * view.alpha)
    else { return false }
    let size = view.bounds.size
    return size.width >= share * window.bounds.width && size.height >= share * window.bounds.height
  }

  private static func holdsElement(_ view: View) -> Bool {
    view.isAccessibilityElement || view.subviews.contains { !$0.isHidden && holdsElement($0) }
      || view.accessibilityElements?.isEmpty == false
  }
}
