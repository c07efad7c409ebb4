/// How much is said of an element, in one word: a shorthand for every part of a ``Verbosity``.
nonisolated public enum VerbosityLevel: String, Hashable, Sendable, CaseIterable {
  /// Labels and states alone.
  case minimal
  /// Everything, in the usual places.
  case standard
  /// Everything, and the kind of switches.
  case verbose

  /// The parts that are said.
  public var verbosity: Verbosity {
    switch self {
    case .minimal: .minimal
    case .standard: .standard
    case .verbose: .verbose
    }
  }

  /// The level at which everything is said that a verbosity says, whatever it says of hints, which are a
  /// setting of their own; `nil` for a verbosity that somebody put together.
  public init?(_ verbosity: Verbosity) {
    let level = Self.allCases.first { level in
      verbosity == level.verbosity.with(hints: verbosity.includesHints)
    }
    guard let level else { return nil }
    self = level
  }
}

nonisolated extension Verbosity {
  /// The same with hints, or without.
  func with(hints: Bool) -> Verbosity {
    var verbosity = self
    verbosity.includesHints = hints
    return verbosity
  }
}
