import EarshotDocuments
import EarshotFiles

/// One finding as a result of SARIF.
struct SARIFResult {
  /// The finding with what becomes of it.
  var entry: AuditReport.Entry
  /// The place of the rule among the tool's rules.
  var rule: Int?
  /// How many findings of this identity there are up to this one.
  var occurrence: Int
  /// Whether to say what a baseline has.
  var comparesWithBaseline: Bool
  var paths: ArtifactPaths
  /// The words of the log.
  var texts: AuditTexts

  /// The result.
  var output: OutputValue {
    let finding = entry.finding
    var members: [(key: String, value: OutputValue)] = [("ruleId", .text(finding.rule))]
    if let rule { members.append(("ruleIndex", .number(Double(rule)))) }
    members += [
      ("kind", .text(finding.severity == .review ? "review" : "fail")),
      ("level", .text(finding.severity.sarifLevel)),
      ("message", text(texts.sentences(finding.sentence, finding.fix))),
      ("locations", .sequence([location])),
      (
        "partialFingerprints",
        .mapping([
          ("earshot/v1", .text(finding.fingerprint.description)),
          // GitHub goes by this one, and tells results of one identity apart by the number.
          ("primaryLocationLineHash", .text("\(finding.fingerprint):\(occurrence)")),
        ])
      ),
    ]
    if finding.isGroup { members.append(("relatedLocations", .sequence(places))) }
    if !finding.walk.isEmpty {
      members.append(("codeFlows", .sequence([walk])))
    } else if !finding.path.isEmpty {
      members.append(("codeFlows", .sequence([path])))
    }
    if comparesWithBaseline {
      members.append(("baselineState", .text(entry.standing == .known ? "unchanged" : "new")))
    }
    if let suppression { members.append(("suppressions", .sequence([suppression]))) }
    members.append(
      (
        "properties",
        .mapping([
          ("severity", .text(finding.severity.rawValue)), ("wcag", OutputValue(finding.criteria)),
        ])
      ))
    return .mapping(members)
  }

  private var location: OutputValue {
    let finding = entry.finding
    guard
      case .mapping(let physical) = paths.location(
        finding.file, line: finding.line, column: finding.column)
    else {
      return .null
    }
    let parts = [finding.screen, finding.element].filter { !$0.isEmpty }
    guard let name = parts.last else { return .mapping(physical) }
    let logical: [(key: String, value: OutputValue)] = [
      ("name", .text(name)), ("fullyQualifiedName", .text(parts.joined(separator: "/"))),
      ("kind", .text(finding.element.isEmpty ? "screen" : "element")),
    ]
    return .mapping(physical + [("logicalLocations", .sequence([.mapping(logical)]))])
  }

  /// Where each of the things is that the finding stands for.
  private var places: [OutputValue] {
    entry.finding.members.enumerated().map { number, member in
      guard
        case .mapping(let place) = paths.location(
          entry.finding.file, line: member.line, column: member.column)
      else {
        return .null
      }
      return .mapping(
        [("id", .number(Double(number + 1))), ("message", text(member.name))] + place)
    }
  }

  /// What is heard on the way to the element.
  private var path: OutputValue {
    flow("What is heard on the way to the element.", through: entry.finding.path.map(heard))
  }

  /// What a listener does from the start of the app until the fault shows, and hears.
  private var walk: OutputValue {
    flow(
      "What is done from the start of the app, and what is heard.",
      through: entry.finding.walk.map { step in
        "\(step.gesture): \(heard(step.heard.joined(separator: " ")))"
      })
  }

  private func heard(_ words: String) -> String { words.isEmpty ? texts.words("(silence)") : words }

  private func flow(_ message: AuditSentence, through steps: [String]) -> OutputValue {
    let steps = steps.map { words in
      OutputValue.mapping([
        (
          "location",
          .mapping([
            (
              "physicalLocation",
              .mapping([("artifactLocation", paths.artifact(entry.finding.file))])
            ),
            ("message", text(words)),
          ])
        )
      ])
    }
    return .mapping([
      ("message", text(texts.words(message))),
      ("threadFlows", .sequence([.mapping([("locations", .sequence(steps))])])),
    ])
  }

  private var suppression: OutputValue? {
    let reason: String?
    switch entry.standing {
    case .new: return nil
    case .known: reason = texts.words("The baseline has it.")
    case .ignored(let words): reason = words
    }
    var members: [(key: String, value: OutputValue)] = [
      ("kind", .text("external")), ("status", .text("accepted")),
    ]
    if let reason { members.append(("justification", .text(reason))) }
    return .mapping(members)
  }

  private func text(_ text: String) -> OutputValue { .mapping([("text", .text(text))]) }
}
