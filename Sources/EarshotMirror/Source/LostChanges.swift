/// What has changed of a frame and is not known in its words.
struct LostChanges: Sendable {
  /// The frame.
  let frame: FrameIdentity
  /// The state to which it had come at least.
  var stamp: FrameStamp
  /// The nodes that it was, when that is known.
  var nodes: Set<NodeIdentity>?
  /// Whether the frame was told as a whole, so that it may be a new one.
  var isWhole = false
}
