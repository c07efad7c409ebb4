import EarshotFiles

extension AuditRule {
  /// The rule as SARIF describes it, with help in plain text and in Markdown.
  func sarif(isUsed: Bool) -> OutputValue {
    .mapping([
      ("id", .text(id)), ("name", .text(Self.pascalCase(id))),
      ("shortDescription", .mapping([("text", .text("\(title)."))])),
      ("fullDescription", .mapping([("text", .text(explanation))])),
      (
        "help",
        .mapping([
          ("text", .text("\(explanation)\n\n\(fix)")), ("markdown", .text(markdown)),
        ])
      ),
      (
        "defaultConfiguration",
        .mapping([("enabled", .flag(isUsed)), ("level", .text(severity.sarifLevel))])
      ),
      (
        "properties",
        .mapping([
          (
            "tags",
            OutputValue(["accessibility", category.rawValue] + criteria.map { "WCAG \($0)" })
          ),
          ("precision", .text(precision)), ("problem.severity", .text(problemSeverity)),
        ])
      ),
    ])
  }

  private var markdown: String {
    var lines = [explanation, "", "**What to do:** \(fix)"]
    if !criteria.isEmpty {
      lines += ["", "WCAG 2.2: \(criteria.joined(separator: ", "))"]
    }
    return lines.joined(separator: "\n")
  }

  /// How sure the rule is, in the words of code scanning.
  private var precision: String {
    switch confidence {
    case .certain: "very-high"
    case .likely: "high"
    case .review: "medium"
    }
  }

  /// How bad the fault is, in the words of code scanning.
  private var problemSeverity: String {
    switch severity {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor, .review: "recommendation"
    }
  }

  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
