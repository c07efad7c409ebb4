import EarshotModel
import EarshotSpeech

/// Where what a reader says and sounds is heard.
extension ScreenReader {
  /// What is to be done, with the speech and the sounds of the cursor at the place of its element; all
  /// other speech has no place.
  func placed(_ effects: [ReaderEffect], on host: any AccessibilityHost) -> [ReaderEffect] {
    guard placesSound, let element = cursor.element,
      var screen = host.accessibilityRoots.first?.accessibilityFrame
    else { return effects }
    for root in host.accessibilityRoots.dropFirst() {
      screen = screen.union(root.accessibilityFrame)
    }
    let frame = element.accessibilityFrame.offset(x: -screen.minX, y: -screen.minY)
    let pan = Pan(of: frame, onScreenOf: screen.size)
    return effects.map { effect in
      switch effect {
      case .speech(.submit(var utterance)) where utterance.validity == cursor.generation:
        utterance.pan = pan
        return .speech(.submit(utterance))
      case .sound(let sound, _): return .sound(sound, pan)
      default: return effect
      }
    }
  }
}
