public import EarshotModel
public import EarshotSpeech

extension Pan {
  /// The place between the ears of something on a screen: that of its middle, from the left edge to
  /// the right one.
  ///
  /// What has no frame, and whatever stands on a screen without width, is heard in the middle.
  ///
  /// - Parameters:
  ///   - frame: Where it stands, in points of the screen.
  ///   - size: The size of the screen in points.
  public init(of frame: Rect, onScreenOf size: Size) {
    self.init(x: frame == .zero ? size.width / 2 : frame.center.x, width: size.width)
  }
}

extension [ReaderEffect] {
  /// The effects with the speech and the sounds of the cursor at the place of its element; all other
  /// speech has no place.
  func placed(
    at element: Responder, _ generation: FocusGeneration, on host: any AccessibilityHost
  ) -> [ReaderEffect] {
    guard var screen = host.accessibilityRoots.first?.accessibilityFrame else { return self }
    for root in host.accessibilityRoots.dropFirst() {
      screen = screen.union(root.accessibilityFrame)
    }
    let frame = element.accessibilityFrame.offset(x: -screen.minX, y: -screen.minY)
    let pan = Pan(of: frame, onScreenOf: screen.size)
    return map { effect in
      switch effect {
      case .speech(.submit(var utterance)) where utterance.validity == generation:
        utterance.pan = pan
        return .speech(.submit(utterance))
      case .sound(let sound, _): return .sound(sound, pan)
      default: return effect
      }
    }
  }
}
