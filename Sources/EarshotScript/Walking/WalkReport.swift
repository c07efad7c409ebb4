public import EarshotDocuments

/// One scene that a walk has come to.
public struct WalkedScene: Sendable {
  /// What people call it.
  public var name: String
  /// The storyboard it stands in.
  public var file: String
  /// Its identifier in the file.
  public var identifier: String
  /// Whether code had to take a part of the way.
  public var isByCode: Bool
  /// What is activated on the way, as heard, from the start.
  public var way: [String]
  /// What is heard there, from the top; empty for a scene that only surrounds others.
  public var stops: [String] = []
}

/// What came of a walk.
public struct WalkReport: Sendable {
  /// The scenes, in the order in which they were reached.
  public var scenes: [WalkedScene]
  /// The names of the scenes that were not.
  public var unreached: [String]
  /// What could not be carried out on the way.
  public var problems: [StoryboardProblem]

  /// The report as text, for people.
  public var text: String {
    var lines: [String] = []
    for scene in scenes {
      lines.append(scene.name + (scene.isByCode ? " (by code)" : ""))
      if !scene.way.isEmpty { lines.append("  by " + scene.way.joined(separator: " > ")) }
      lines += scene.stops.map { "  " + $0 }
    }
    if !unreached.isEmpty { lines += ["", "Not reached:"] + unreached.map { "  " + $0 } }
    let byEar = scenes.filter { !$0.isByCode }.count
    lines += [
      "",
      "\(scenes.count + unreached.count) scenes: \(byEar) reached by ear, "
        + "\(scenes.count - byEar) by code only, \(unreached.count) not reached",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
