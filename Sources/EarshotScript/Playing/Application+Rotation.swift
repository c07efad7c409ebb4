import EarshotInterface
import EarshotModel

extension Application {
  /// Turns the device, so that its long side lies across or stands upright (guide row G26).
  func rotate(isLandscape: Bool) {
    for window in windows {
      let size = window.bounds.size
      guard isLandscape ? size.width < size.height : size.width > size.height else { continue }
      let turned = Size(width: size.height, height: size.width)
      (self as? DocumentApplication)?.prepare(window, for: turned)
      window.transition(to: turned)
    }
  }
}
