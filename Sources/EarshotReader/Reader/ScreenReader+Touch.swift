import EarshotModel
import EarshotSpeech

/// Touch to explore: what is under the finger is spoken.
extension ScreenReader {
  /// Takes a finger that comes down at a point of the screen, or slides there.
  func touch(at point: Point, on host: any AccessibilityHost) {
    let order = placeCursor(on: host)
    let hit = host.hitTest(point).flatMap { order.stop(around: $0) }
    guard let stop = hit ?? order.stop(under: point) else {
      if finger.slide(to: nil) { effects.append(.sound(.boundary)) }
      return
    }
    let element = stop.element
    let isDirect = element.accessibilityTraits.contains(.allowsDirectInteraction)
    if finger.slide(to: element) {
      let isSilent =
        isDirect && element.accessibilityDirectTouchOptions.contains(.silentOnTouch)
      if isSilent {
        move(to: stop, in: order, because: .command(.touch))
      } else {
        land(on: stop, in: order, because: .command(.touch), on: host, scrolls: false)
      }
    }
    if isDirect, !element.takesTouchesAfterActivation || finger.activated === element {
      conclude("directTouch", of: element, handledBy: host.deliverTap(at: point))
    }
  }
}
