/// Why a frame, or a source as a whole, is no longer there.
public enum FrameEnding: String, Hashable, Sendable, CaseIterable {
  /// It was closed, by somebody or by itself.
  case closed
  /// It broke, which is told.
  case crashed
}
