package import EarshotAudit
import EarshotFiles

/// A script that does what a walk did until a fault showed, and expects the same words.
nonisolated package struct WalkTrace {
  private let finding: Finding
  private let open: String?

  /// Prepares the script of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding, with the steps that show it.
  ///   - open: The path of the file of the app, from the folder of the script; `nil` for an app in code.
  package init(of finding: Finding, open: String? = nil) {
    self.finding = finding
    self.open = open
  }

  /// The script; nothing that can take the line of another is in its comment.
  package var script: String {
    var lines = [
      "# \(PlainLine.text("\(finding.rule): \(finding.message)"))", "earshot: 1",
    ]
    if let open { lines.append("open: \(ScalarText.text(open))") }
    lines += ["behaviour: device", "steps:"]
    for step in finding.walk {
      lines.append("  - \(step.gesture)")
      if let said = step.heard.last, !said.isEmpty {
        lines.append("  - expect: \(ScalarText.text(said))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
