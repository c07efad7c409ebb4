public import EarshotAudit
import EarshotWalks
public import Testing

nonisolated extension Finding: CustomTestStringConvertible {
  /// How bad it is, what is wrong and what to do, with the gestures that show it and what is heard of each.
  public var testDescription: String {
    let subject = element.isEmpty ? "" : "\(element): "
    var lines = ["\(severity.rawValue): \(subject)\(message) [\(rule)]", "  \(fix)"]
    lines += walk.map { step in
      "  - \(step.gesture): "
        + (step.heard.isEmpty ? "(silence)" : step.heard.joined(separator: " | "))
    }
    return lines.joined(separator: "\n")
  }

  /// A script that does what a walk did until the finding showed and expects the same words; empty for what a look
  /// at the screen shows.
  ///
  /// `ScriptPlayer.play(_:on:)` plays it on the app.
  public var script: String { walk.isEmpty ? "" : WalkTrace(of: self).script }
}
