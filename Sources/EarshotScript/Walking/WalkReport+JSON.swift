import EarshotDocuments
import EarshotFiles

extension WalkReport {
  /// The report as JSON on one line, in the form of `earshot read --walk --format json`.
  ///
  /// `cuts` and `problems` are there when there is something to say.
  public var json: String {
    var members: [(key: String, value: OutputValue)] = [
      ("earshot", .number(1)), ("file", .text(file)),
      ("scenes", .sequence(scenes.map(\.output))),
      ("unreached", .sequence(unreached.map(\.output))),
      (
        "counts",
        .mapping([
          ("byEar", .number(Double(countByEar))), ("byCode", .number(Double(countByCode))),
          ("byGuess", .number(Double(countByGuess))),
          ("unreached", .number(Double(unreached.count))),
        ])
      ),
    ]
    if !cuts.isEmpty { members.append(("cuts", OutputValue(cuts.map(\.description)))) }
    if !problems.isEmpty { members.append(("problems", .sequence(problems.map(\.output)))) }
    return OutputValue.mapping(members).json(isPretty: false)
  }
}

extension WalkedScene {
  fileprivate var output: OutputValue {
    .mapping([
      ("name", .text(name)), ("id", .text(identifier)), ("file", .text(file)),
      ("by", .text(isByGuess ? "guess" : isByCode ? "code" : "ear")), ("way", OutputValue(way)),
      ("stops", OutputValue(stops)),
    ])
  }
}

extension UnreachedScene {
  fileprivate var output: OutputValue {
    .mapping([
      ("name", .text(name)), ("id", .text(identifier)), ("file", .text(file)),
      ("line", .number(Double(line))), ("reasons", OutputValue(reasons.map(\.description))),
    ])
  }
}

extension StoryboardProblem {
  fileprivate var output: OutputValue {
    .mapping([
      ("file", .text(file)), ("line", .number(Double(line))), ("column", .number(Double(column))),
      ("message", .text(message)),
    ])
  }
}
