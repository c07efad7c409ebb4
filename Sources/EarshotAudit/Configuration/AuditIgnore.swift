/// A finding, or several, that somebody decided to live with.
public struct AuditIgnore: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// The key of the element, as a finding prints it; `nil` for every element.
  public var element: String?
  /// The name of the screen; `nil` for every screen.
  public var screen: String?
  /// Why.
  public var reason: String?
  /// The last day on which it holds, as `YYYY-MM-DD`.
  public var expires: String?

  /// Creates a decision.
  public init(
    rule: String, element: String? = nil, screen: String? = nil, reason: String? = nil,
    expires: String? = nil
  ) {
    self.rule = rule
    self.element = element
    self.screen = screen
    self.reason = reason
    self.expires = expires
  }

  /// Whether a finding is meant.
  public func matches(_ finding: Finding) -> Bool {
    rule == finding.rule && element.map { $0 == finding.element } ?? true
      && screen.map { $0 == finding.screen } ?? true
  }
}
