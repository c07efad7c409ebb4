/// What there is to say of a rule, for a terminal and for the documentation.
public struct RuleText: Sendable {
  private let rule: AuditRule

  /// Describes a rule.
  public init(_ rule: AuditRule) {
    self.rule = rule
  }

  /// One line for a list of all rules.
  public var line: String {
    "\(rule.id): \(rule.title) (\(rule.ordinarySeverity.rawValue)\(rule.isOn ? "" : ", off"))"
  }

  /// Everything, as lines for people.
  public var lines: [String] {
    var lines = ["\(rule.id): \(rule.title)", "", facts, ""] + wrapped(rule.explanation)
    lines += ["", "What to do:"] + wrapped(rule.fix)
    if !rule.parameters.isEmpty {
      lines +=
        ["", "Parameters:"]
        + rule.parameters.map { "  \($0.name) = \($0.shown): \($0.explanation)" }
    }
    if let failing = rule.failing { lines += ["", "With the fault:"] + indented(failing) }
    if let passing = rule.passing { lines += ["", "Without it:"] + indented(passing) }
    return lines
  }

  /// The page of the documentation, as DocC reads it.
  public var page: String {
    var parts = ["# \(rule.id)", rule.title + ".", "## Overview", facts + ".", rule.explanation]
    parts += ["### What to do", rule.fix]
    if !rule.parameters.isEmpty {
      let rows = rule.parameters.map { "- `\($0.name)` (`\($0.shown)`): \($0.explanation)" }
      parts += ["### Parameters", rows.joined(separator: "\n")]
    }
    if let failing = rule.failing { parts += ["### With the fault", fenced(failing)] }
    if let passing = rule.passing { parts += ["### Without it", fenced(passing)] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The page that leads to the pages of all rules.
  public static func index(of rules: RuleSet) -> String {
    var parts = [
      "# Rules of the audit",
      "What `earshot audit` looks for, rule by rule.",
      "## Overview",
      """
      `earshot explain RULE` says the same in a terminal. A rule that is off has to be switched on in a \
      configuration. These pages are made from the rules by `make reference-pages`.
      """,
      "## Topics",
    ]
    for category in AuditRule.Category.allCases {
      let links = rules.rules.filter { $0.category == category }.map { "- <doc:\($0.id)>" }
      parts += ["### \(category.title)", links.joined(separator: "\n")]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var facts: String {
    let criteria =
      rule.criteria.isEmpty ? "good practice" : "WCAG 2.2 \(rule.criteria.joined(separator: ", "))"
    let sure = rule.confidence == .review ? "for review" : rule.confidence.rawValue
    return "Severity \(rule.severity.rawValue), \(sure); \(criteria); \(rule.isOn ? "on" : "off")"
  }

  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + word.count < 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines
  }

  private func indented(_ example: RuleExample) -> [String] {
    example.text.split(separator: "\n").map { "  " + $0 }
  }

  private func fenced(_ example: RuleExample) -> String {
    "```\(example.form == .storyboard ? "xml" : "yaml")\n\(example.text)```"
  }
}

extension RuleParameter {
  /// The value that the rule uses by itself, as a configuration writes it.
  fileprivate var shown: String {
    switch standard {
    case .number(let number):
      number == number.rounded() ? String(Int(number)) : "\(number)"
    case .text(let text): text
    case .texts(let texts): "[\(texts.joined(separator: ", "))]"
    }
  }
}

extension AuditRule.Category {
  /// What a list of rules is headed by.
  fileprivate var title: String {
    switch self {
    case .label: "Names"
    case .hint: "Hints"
    case .trait: "Traits, values and states"
    case .structure: "The screen as a whole"
    case .geometry: "Sizes and places"
    case .visual: "The looks of text"
    case .focus: "The place of the cursor"
    case .modal: "What lies over a screen"
    case .screen: "Screens that come and go"
    case .order: "The order of the stops"
    case .interaction: "What is done"
    case .speech: "What is heard"
    case .run: "The audit itself"
    }
  }
}
