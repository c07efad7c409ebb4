public import EarshotDocuments

/// One scene that a walk has come to.
nonisolated public struct WalkedScene: Sendable {
  /// What people call it.
  public var name: String
  /// The storyboard it stands in.
  public var file: String
  /// Its identifier in the file.
  public var identifier: String
  /// Whether code had to take a part of the way.
  public var isByCode: Bool
  /// Whether a part of the way was guessed: an action is called like the scene.
  public var isByGuess = false
  /// What is activated on the way, as heard, from the start.
  public var way: [String]
  /// What is heard there, from the top; empty for a scene that only surrounds others.
  public var stops: [String] = []
}

/// The result of a walk.
nonisolated public struct WalkReport: Sendable {
  /// The storyboard that was walked.
  public var file: String
  /// The scenes, in the order in which they were reached.
  public var scenes: [WalkedScene]
  /// The scenes of the storyboard that were not, in its order.
  public var unreached: [UnreachedScene]
  /// What was left out because it went beyond a limit; empty when everything was tried.
  public var cuts: [WalkCut]
  /// The problems found in the storyboards on the way.
  public var problems: [StoryboardProblem]

  /// How many scenes were reached by gestures alone.
  public var countByEar: Int { scenes.count { !$0.isByCode && !$0.isByGuess } }
  /// How many scenes were reached with the help of code only.
  public var countByCode: Int { scenes.count { $0.isByCode && !$0.isByGuess } }
  /// How many scenes were only gone to because an action is called like them, or come after those.
  public var countByGuess: Int { scenes.count(where: \.isByGuess) }
}
