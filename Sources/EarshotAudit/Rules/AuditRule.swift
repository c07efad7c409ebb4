/// One rule of an audit: what it is called, why it is there, and what it looks for.
public struct AuditRule: Sendable {
  /// What a rule is about.
  public enum Category: String, Sendable, CaseIterable {
    /// The name that is spoken.
    case label
    /// The hint.
    case hint
    /// Traits, values and states.
    case trait
    /// How a screen hangs together.
    case structure
    /// Sizes and places.
    case geometry
    /// How text looks.
    case visual
    /// Where the cursor goes.
    case focus
    /// What lies over a screen and shuts it off.
    case modal
    /// Screens that come and go.
    case screen
    /// The order of the stops, and what it costs.
    case order
    /// What happens when something is used.
    case interaction
    /// What is heard, and when.
    case speech
    /// The audit itself.
    case run
  }

  /// How sure the rule is of what it finds.
  public enum Confidence: String, Sendable, CaseIterable {
    /// What it finds is so.
    case certain
    /// What it finds is so in nearly every case.
    case likely
    /// What it finds is worth a look.
    case review
  }

  /// The name in configurations and findings.
  public let id: String
  /// The fault in a few words.
  public let title: String
  /// How bad the fault is, unless a finding says otherwise of itself.
  public let severity: Severity
  /// The success criteria of WCAG 2.2 that the fault fails; none for good practice.
  public let criteria: [String]
  /// What the rule is about.
  public let category: Category
  /// How sure the rule is.
  public let confidence: Confidence
  /// Whether the rule is used unless a configuration says otherwise.
  public let isOn: Bool
  /// What the rule can be told.
  public let parameters: [RuleParameter]
  /// What the rule looks for and why it matters, in whole sentences.
  public let explanation: String
  /// What to do about a finding, in whole sentences.
  public let fix: String
  /// A file with the fault.
  public let failing: RuleExample?
  /// The same file without it.
  public let passing: RuleExample?
  /// Whether it judges the wording of a text, so that what it finds in a text that code replaces is for
  /// review.
  let judgesWording: Bool
  /// Whether it looks for something that a television has too: nobody touches it, and its texts have one size.
  let isForTelevision: Bool
  /// How several findings of the rule become one; `nil` when each stands alone.
  let grouping: RuleGrouping?
  let check: RuleCheck
  /// Whether the file lacks facts about something on a screen that the rule goes by, so that it has not passed
  /// there though it finds nothing; `nil` for a rule that goes by what every file says.
  let lacksFacts: (@Sendable (RuleContext) -> Bool)?

  init(
    _ id: String, _ title: String, _ severity: Severity, _ criteria: [String] = [],
    _ category: Category, confidence: Confidence = .certain, isOn: Bool = true,
    judgesWording: Bool = false, isForTelevision: Bool = true,
    parameters: [RuleParameter] = [], explanation: String, fix: String,
    failing: RuleExample? = nil, passing: RuleExample? = nil, grouping: RuleGrouping? = nil,
    lacksFacts: (@Sendable (RuleContext) -> Bool)? = nil, check: RuleCheck
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.criteria = criteria
    self.category = category
    self.confidence = confidence
    self.isOn = isOn
    self.judgesWording = judgesWording
    self.isForTelevision = isForTelevision
    self.parameters = parameters
    self.explanation = explanation
    self.fix = fix
    self.failing = failing
    self.passing = passing
    self.grouping = grouping
    self.check = check
    if let lacksFacts {
      self.lacksFacts = lacksFacts
    } else if category == .geometry {
      self.lacksFacts = { $0.lacksFrames }
    } else {
      self.lacksFacts = nil
    }
  }
}
