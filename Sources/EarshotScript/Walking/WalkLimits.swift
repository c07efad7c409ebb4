/// How far a walk goes, so that it ends for any file.
nonisolated public struct WalkLimits: Sendable {
  /// How many stops of one screen are tried.
  public var stops = 400
  /// How many times an app is started.
  public var starts = 4_000
  /// How many elements are looked at: those on the screen after every start and every activation, one
  /// for every move, and some for every start and every controller.
  public var elements = 500_000

  /// Creates the limits of a walk; without numbers, those of `earshot read --walk`.
  public init(stops: Int = 400, starts: Int = 4_000, elements: Int = 500_000) {
    self.stops = max(1, stops)
    self.starts = max(1, starts)
    self.elements = max(1, elements)
  }
}

/// Something that a walk left out because of a limit.
nonisolated public enum WalkCut: Sendable, Hashable {
  /// A screen had more stops than are tried.
  case stops(scene: String, limit: Int)
  /// The app was started so often that the rest was left.
  case starts(limit: Int)
  /// So many elements were looked at that the rest was left.
  case elements(limit: Int)
}

extension WalkCut: CustomStringConvertible {
  /// What was left out, in words, without a final period.
  public var description: String {
    switch self {
    case .stops(let scene, let limit):
      "\(scene) has more than \(limit) stops; those behind were not tried"
    case .starts(let limit): "the app was started \(limit) times; what was left was not tried"
    case .elements(let limit):
      "\(limit) elements were looked at on the way; what was left was not tried"
    }
  }
}
