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
      lines.append(Self.plain(scene.name) + (isStart ? " (start)" : scene.reach.remark))
      for way in outgoing[index] ?? [] {
        let trigger = way.trigger.map { "\(Self.plain($0)) " } ?? ""
        let code = way.isByCode ? " by code" : ""
        lines.append(
          "  \(trigger)-> \(Self.plain(scenes[way.destination].name)) (\(way.kind)\(code))")
      }
    }
    let counts = Dictionary(grouping: scenes, by: \.reach).mapValues(\.count)
    lines.append("")
    lines.append(
      "\(scenes.count) scene\(scenes.count == 1 ? "" : "s"): \(counts[.byEar] ?? 0) reached by ear, "
        + "\(counts[.byCode] ?? 0) by code only, \(counts[.never] ?? 0) not at all")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A name without line breaks and control characters.
  static func plain(_ name: String) -> String {
    String(
      name.map {
        $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
      })
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
