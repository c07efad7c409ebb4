/// How often the cursor has moved: what tells speech of the present element from stale speech.
public struct FocusGeneration: Hashable, Comparable, Sendable {
  /// The number of moves.
  public var rawValue: UInt64

  /// Creates a generation from a number of moves.
  public init(_ rawValue: UInt64 = 0) {
    self.rawValue = rawValue
  }

  /// The generation after one more move.
  public var next: FocusGeneration { FocusGeneration(rawValue &+ 1) }

  /// Whether `left` is older than `right`.
  public static func < (left: FocusGeneration, right: FocusGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
