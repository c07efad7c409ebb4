/// How much of an app a walk has come to, and what it left out.
nonisolated public struct WalkCoverage: Hashable, Sendable {
  /// How many states were explored.
  public var states = 0
  /// How many steps were taken.
  public var steps = 0
  /// How many states were left because enough like them were explored: the same screens with other values.
  public var alike = 0
  /// The ways to states that were seen and not explored, in the steps of a script.
  public var unexplored: [[String]] = []
  /// Why the walk stopped before the end; empty when everything was tried.
  public var cuts: [String] = []

  /// How many states were seen and not explored, for whatever reason.
  public var unreached: Int { unexplored.count + alike }

  /// Whether everything was tried.
  public var isWhole: Bool { cuts.isEmpty && unexplored.isEmpty }
}
