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
