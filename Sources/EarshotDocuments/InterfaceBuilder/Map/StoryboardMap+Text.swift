import EarshotFiles

extension StoryboardMap {
  /// The map as text: every scene with the ways that lead on from it, in the order of their distance
  /// from the start.
  public var text: String {
    let outgoing = Dictionary(grouping: ways, by: \.source)
    let order = scenes.indices.sorted {
      (scenes[$0].distance, $0) < (scenes[$1].distance, $1)
    }
    var lines: [String] = []
    for index in order {
      let scene = scenes[index]
      let isStart = scene.distance == 0 && scene.reach == .byEar
      lines.append(PlainLine.text(scene.name) + (isStart ? " (start)" : scene.reach.remark))
      for way in outgoing[index] ?? [] {
        let obstacle = way.obstacle.map { ", which \($0.words)," } ?? ""
        let trigger = way.trigger.map { "\(PlainLine.text($0))\(obstacle) " } ?? ""
        let code = way.isByCode ? " by code" : ""
        lines.append(
          "  \(trigger)-> \(PlainLine.text(scenes[way.destination].name)) (\(way.kind)\(code))")
      }
    }
    let counts = Dictionary(grouping: scenes, by: \.reach).mapValues(\.count)
    lines.append("")
    lines.append(
      "\(scenes.count) scene\(scenes.count == 1 ? "" : "s"): \(counts[.byEar] ?? 0) reached by ear, "
        + "\(counts[.byCode] ?? 0) by code only, \(counts[.never] ?? 0) not at all")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StoryboardMap.Reach {
  /// What is said beside the name of a scene.
  var remark: String {
    switch self {
    case .byEar: ""
    case .byCode: " (reached by code only)"
    case .never: " (not reached)"
    }
  }
}
