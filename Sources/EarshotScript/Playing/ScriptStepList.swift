/// A list of steps on its way, played once or in several rounds.
struct ScriptStepList {
  private let steps: [ScriptStep]
  private let times: Int
  private var round = 1
  private var place = 0
  /// Whether reports show its steps under a name of their own.
  let isNamed: Bool

  /// Begins a list.
  init(_ steps: [ScriptStep], named isNamed: Bool = false, times: Int = 1) {
    self.steps = steps
    self.isNamed = isNamed
    self.times = times
  }

  /// The next step of the round, or `nil` at its end.
  mutating func next() -> ScriptStep? {
    guard place < steps.count else { return nil }
    defer { place += 1 }
    return steps[place]
  }

  /// Begins the next round.
  ///
  /// - Returns: What reports call it, or `nil` when that was the last one.
  mutating func nextRound() -> String? {
    guard round < times else { return nil }
    (round, place) = (round + 1, 0)
    return "round \(round) of \(times)"
  }
}
