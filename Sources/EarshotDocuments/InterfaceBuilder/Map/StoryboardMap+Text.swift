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
      lines.append(PlainLine.text(scene.name) + (isStart ? " (start)" : remark(of: index)))
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
    lines += ["", totals]
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many scenes are reached in which way; a reference counts only where its scene is not on the map.
  private var totals: String {
    let counted = files.isEmpty ? scenes : scenes.filter { !$0.isReference }
    let counts = Dictionary(grouping: counted, by: \.reach).mapValues(\.count)
    let guesses = counts[.byGuess].map { "\($0) by a guess, " } ?? ""
    let missing = scenes.count(where: \.isMissing)
    let references = "\(missing) reference\(missing == 1 ? "" : "s") to what is not there"
    return
      "\(counted.count) scene\(counted.count == 1 ? "" : "s"): \(counts[.byEar] ?? 0) reached by ear, "
      + "\(counts[.byCode] ?? 0) by code only, \(guesses)\(counts[.never] ?? 0) not at all"
      + (missing == 0 ? "" : "; \(references)")
  }

  /// What is said beside the name of a scene.
  private func remark(of index: Int) -> String {
    let scene = scenes[index]
    if scene.isMissing { return " (not there)" }
    switch scene.reach {
    case .byEar: return ""
    case .byCode: return " (reached by code only)"
    case .byGuess: return " (reached by a guess)"
    case .never: return " (not reached: \(reasonOfNever(index)))"
    }
  }

  /// Why a scene is not reached: nothing leads there, or only scenes that are not reached either.
  private func reasonOfNever(_ index: Int) -> String {
    var known: Set<String> = []
    let sources = ways.filter { $0.destination == index && $0.source != index }
      .map { PlainLine.text(scenes[$0.source].name) }.filter { known.insert($0).inserted }
    return sources.isEmpty
      ? "nothing leads there"
      : "only from \(sources.joined(separator: ", "))"
  }
}
