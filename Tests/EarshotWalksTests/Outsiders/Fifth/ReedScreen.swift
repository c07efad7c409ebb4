import EarshotInterface
import EarshotModel

/// A screen on which something is answered by an alert, and parts can stand beside one another.
class ReedScreen: QuayScreen {
  /// Tells something that a person closes with OK.
  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }

  /// A button of a bar.
  func barButton(_ title: String, _ work: @escaping () -> Void) -> BarButtonItem {
    BarButtonItem(primaryAction: Action(title: title) { _ in work() })
  }

  /// Lays something over the whole screen, which is in front of all else for a reader too.
  func cover(with overlay: View) {
    overlay.frame = view.bounds
    overlay.accessibilityViewIsModal = true
    view.addSubview(overlay)
  }
}

extension View {
  /// Puts a part at a place inside, and returns it.
  @discardableResult
  func hold<Part: View>(
    _ part: Part, x: Double = 16, y: Double, width: Double = 329, height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    addSubview(part)
    return part
  }
}
