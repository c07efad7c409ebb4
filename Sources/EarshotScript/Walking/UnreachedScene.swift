public import EarshotDocuments

/// One scene that a walk has not come to.
public struct UnreachedScene: Sendable {
  /// Why nothing led there.
  public enum Reason: Sendable, Hashable {
    /// No segue leads there, nor does any scene hold it.
    case noSegue
    /// What leads there starts from a scene that was not reached itself.
    case behind(String)
    /// Something is in the way of what a person would press or choose.
    case obstacle(SegueObstacle, trigger: String, scene: String)
    /// Only code leads there, and performing the segue showed nothing; holds the name of the segue.
    case byCode(String?, scene: String)
    /// A container holds it and does not show it.
    case heldUnseen(String)
    /// What leads there was activated without effect, or was never heard.
    case withoutEffect(trigger: String, scene: String)
  }

  /// What people call it.
  public var name: String
  /// The storyboard it stands in.
  public var file: String
  /// Its identifier in the file.
  public var identifier: String
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// Why it was not reached: one reason for each way there, each once.
  public var reasons: [Reason]

  /// Finds out why a scene of a map was not reached by a walk that has been at `reached`, by
  /// identifier.
  init(_ index: Int, of map: StoryboardMap, reached: Set<String>) {
    let scene = map.scenes[index]
    name = scene.name
    file = map.file
    identifier = scene.identifier
    line = scene.line
    let ways = map.ways.filter { $0.destination == index && $0.source != index && !$0.isGuess }
    var known: Set<Reason> = []
    reasons = ways.map { Self.reason(of: $0, in: map, reached: reached) }
      .filter { known.insert($0).inserted }
    if reasons.isEmpty { reasons = [.noSegue] }
  }

  private static func reason(
    of way: StoryboardMap.Way, in map: StoryboardMap, reached: Set<String>
  ) -> Reason {
    let source = map.scenes[way.source]
    guard reached.contains(source.identifier) else { return .behind(source.name) }
    if way.isByCode { return .byCode(way.identifier, scene: source.name) }
    guard let trigger = way.trigger else { return .heldUnseen(source.name) }
    if let obstacle = way.obstacle {
      return .obstacle(obstacle, trigger: trigger, scene: source.name)
    }
    return .withoutEffect(trigger: trigger, scene: source.name)
  }
}

extension UnreachedScene.Reason: CustomStringConvertible {
  /// The reason in words, without a final period.
  public var description: String {
    switch self {
    case .noSegue: "no segue leads there"
    case .behind(let scene): "the way leads by \(scene), which is not reached either"
    case .obstacle(let obstacle, let trigger, let scene):
      "\(trigger) of \(scene) leads there, but \(obstacle.words)"
    case .byCode(let name, let scene):
      "only code of \(scene) leads there\(name.map { " by '\($0)'" } ?? ""), and shows nothing new"
    case .heldUnseen(let scene): "\(scene) holds it and does not show it"
    case .withoutEffect(let trigger, let scene):
      "\(trigger) of \(scene) should lead there, and did not when it was activated"
    }
  }
}
