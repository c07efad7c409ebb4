import EarshotFiles

/// A decision to ignore a finding, or several.
public struct AuditIgnore: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// The key of the element, as a finding prints it; `nil` for every element.
  public var element: String?
  /// The name of the screen; `nil` for every screen.
  public var screen: String?
  /// The path of the file, or the end of it from one folder on; `nil` for every file.
  public var file: String?
  /// Why.
  public var reason: String?
  /// The last day on which it holds, as `YYYY-MM-DD`.
  public var expires: String?

  /// Creates a decision.
  public init(
    rule: String, element: String? = nil, screen: String? = nil, file: String? = nil,
    reason: String? = nil, expires: String? = nil
  ) {
    self.rule = rule
    self.element = element
    self.screen = screen
    self.file = file
    self.reason = reason
    self.expires = expires
  }

  /// Whether the decision covers a finding.
  public func matches(_ finding: Finding) -> Bool {
    rule == finding.rule && element.map { $0 == finding.element } ?? true
      && screen.map { $0 == finding.screen } ?? true
      && covers(finding.file)
  }

  /// Whether findings in a file can be meant.
  func covers(_ path: String) -> Bool {
    file.map { path == $0 || path.hasSuffix("/\($0)") } ?? true
  }
}

extension AuditIgnore {
  /// Creates the decision to ignore exactly one finding, with all its members.
  public init(_ finding: Finding) {
    let isOnOneScreen = finding.members.allSatisfy { $0.screen == finding.screen }
    self.init(
      rule: finding.rule, element: finding.element.isEmpty ? nil : finding.element,
      screen: finding.screen.isEmpty || !isOnOneScreen ? nil : finding.screen,
      file: finding.file.isEmpty ? nil : String(finding.file.fileName))
  }

  /// The entry as a configuration writes it, on one line of YAML.
  public var line: String {
    let members = [
      ("rule", rule), ("element", element), ("screen", screen), ("file", file), ("reason", reason),
      ("expires", expires),
    ]
    let words = members.compactMap { key, value in
      value.map { "\(key): \(OutputValue.text($0).json(isPretty: false))" }
    }
    return "{ \(words.joined(separator: ", ")) }"
  }
}
