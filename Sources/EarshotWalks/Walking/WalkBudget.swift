/// How far a walk goes, so that it ends for any app.
nonisolated public struct WalkBudget: Sendable {
  /// How many states are explored.
  public var states: Int
  /// How many steps are taken, those among them that lead back to where something is tried.
  public var steps: Int
  /// How many states of one screen are explored that differ in their values alone.
  public var variants: Int
  /// Whether the time is over; asked again and again, and never where only states and steps count.
  public var isOver: @Sendable () -> Bool = { false }

  /// Creates a budget; without numbers, that of `earshot audit --walk`.
  public init(states: Int = 60, steps: Int = 40_000, variants: Int = 2) {
    self.states = max(1, states)
    self.steps = max(1, steps)
    self.variants = max(1, variants)
  }
}
