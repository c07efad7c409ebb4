/// How far a device has played what was handed to it.
public struct AudioPosition: Hashable, Sendable {
  /// The number of the last flush; positions of an earlier one mean nothing any more.
  public var epoch: Int
  /// The frames played since then, of those handed to the device since then.
  public var frame: Int

  /// Creates a position.
  public init(epoch: Int, frame: Int) {
    self.epoch = epoch
    self.frame = frame
  }
}
