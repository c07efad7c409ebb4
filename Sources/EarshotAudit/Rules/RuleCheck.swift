/// What a rule asks of the facts.
enum RuleCheck: Sendable {
  /// What is wrong with one element, or `nil`.
  typealias OfElement = @Sendable (AuditedElement, RuleContext) -> Violation?

  /// What is wrong with a screen and what is on it.
  typealias OfScreen = @Sendable (RuleContext) -> [Violation]

  /// Asked of every element.
  case element(OfElement)
  /// Asked of every stop of the cursor.
  case stop(OfElement)
  /// Asked of a whole screen.
  case screen(OfScreen)
  /// Asked of all screens of a file together; what it finds names a screen by its place among those given.
  case file(@Sendable ([RuleContext]) -> [(screen: Int, violation: Violation)])
  /// Decided by a walk through the running app.
  case walk
  /// Decided by the run, which knows the configuration and every file.
  case run
}

/// What a rule has found, before it is known which file it is in.
struct Violation: Sendable {
  /// The element, or `nil` for the whole screen.
  var element: Int?
  /// What is wrong, in one sentence without a final period.
  var message: AuditSentence
  /// How bad it is when that is not what the rule says.
  var severity: Severity?
  /// What tells this finding from others of the rule on the same element.
  var detail = ""
  /// What it is called in a list of several; `nil` when it stands alone.
  var name: AuditSentence?

  init(
    _ message: AuditSentence, at element: Int? = nil, severity: Severity? = nil, detail: String = ""
  ) {
    self.message = message
    self.element = element
    self.severity = severity
    self.detail = detail
  }

  /// One of several that the rule groups.
  init(of name: AuditSentence, in grouping: RuleGrouping, severity: Severity? = nil) {
    message = grouping.one(name)
    self.name = name
    self.severity = severity
  }
}
