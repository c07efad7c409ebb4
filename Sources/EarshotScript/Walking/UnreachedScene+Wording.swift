import EarshotDocuments

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
