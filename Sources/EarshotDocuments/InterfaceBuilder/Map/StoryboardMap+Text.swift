import EarshotFiles

extension StoryboardMap {
  /// The map as text: every scene with the ways that lead on from it, in the order of their distance
  /// from the start.
  public var text: String {
    let outgoing = Dictionary(grouping: ways, by: \.source)
    let positions = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let order = scenes.indices.map { (positions[scenes[$0].file] ?? 0, scenes[$0].distance, $0) }
      .sorted(by: <)
    var lines: [String] = []
    var file: String?
    for (_, _, index) in order {
      if !files.isEmpty, scenes[index].file != file {
        file = scenes[index].file
        lines.append("File \(PlainLine.text(scenes[index].file))")
      }
      let scene = scenes[index]
      let isStart = scene.distance == 0 && scene.reach == .byEar
      lines.append(PlainLine.text(scene.name) + (isStart ? " (start)" : scene.reach.remark))
      for way in outgoing[index] ?? [] {
        let obstacle = way.obstacle.map { ", which \($0.words)," } ?? ""
        let trigger = way.trigger.map { "\(PlainLine.text($0))\(obstacle) " } ?? ""
        let destination = scenes[way.destination]
        let elsewhere =
          destination.file == scene.file ? "" : " in \(PlainLine.text(destination.file))"
        lines.append(
          "  \(trigger)-> \(PlainLine.text(destination.name))\(elsewhere) (\(PlainLine.text(way.words)))"
        )
      }
    }
    let counts = Dictionary(grouping: scenes, by: \.reach).mapValues(\.count)
    lines.append("")
    let guesses = counts[.byGuess].map { "\($0) by a guess, " } ?? ""
    lines.append(
      "\(scenes.count) scene\(scenes.count == 1 ? "" : "s"): \(counts[.byEar] ?? 0) reached by ear, "
        + "\(counts[.byCode] ?? 0) by code only, \(guesses)\(counts[.never] ?? 0) not at all")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StoryboardMap.Reach {
  /// What is said beside the name of a scene.
  var remark: String {
    switch self {
    case .byEar: ""
    case .byCode: " (reached by code only)"
    case .byGuess: " (reached by a guess)"
    case .never: " (not reached)"
    }
  }
}
