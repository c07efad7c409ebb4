/// The rules about the order in which the cursor visits a screen, and what that costs.
public enum OrderRules {
  static let all: [AuditRule] = [visualMismatch, headerAfterContent, swipeCost, rotorDead]

  /// The ear and the eye go different ways.
  public static let visualMismatch = AuditRule(
    "order-visual-mismatch", "Spoken order disagrees with the layout", .moderate,
    ["1.3.2", "2.4.3"],
    .order, confidence: .review,
    parameters: [
      RuleParameter(
        "bandPhone", .number(8), "How far tops may differ in one row of a phone, in points."),
      RuleParameter(
        "bandPad", .number(13), "How far tops may differ in one row of other devices, in points."),
      RuleParameter(
        "inversions", .number(0.1), "The share of pairs that may stand the other way, from 0 to 1."),
    ],
    explanation: """
      More than a tenth of the pairs of stops is heard in another order than rows are read in. A view that readers are \
      told to be elsewhere stands where it is seen.
      """,
    fix: "Group what belongs together, or list the elements in the order in which they are seen.",
    check: .walk)

  /// What is headed comes first.
  public static let headerAfterContent = AuditRule(
    "order-header-after-content", "Heading comes after what it heads", .moderate, ["1.3.2"], .order,
    confidence: .likely,
    explanation: "A heading is heard after something that stands right below it.",
    fix: "List the heading before what it heads.",
    check: .walk)

  /// It is a long way.
  public static let swipeCost = AuditRule(
    "swipe-cost", "Too many swipes to reach it", .moderate, ["2.4.1"], .order, confidence: .likely,
    parameters: [
      RuleParameter("max", .number(25), "The most gestures from where the cursor begins.")
    ],
    explanation: """
      No way leads to it in 25 gestures from where the cursor stands when the screen comes: not flicking, not \
      jumping to the first or the last stop, not by headings, links or buttons.
      """,
    fix:
      "Add headings, put it nearer to the beginning or the end, or make one stop of what belongs together.",
    check: .walk)

  /// A setting of the rotor is empty.
  public static let rotorDead = AuditRule(
    "rotor-dead", "Advertised rotor goes nowhere", .minor, ["2.4.5"], .order,
    explanation:
      "The app offers a setting of the rotor of its own, and neither up nor down ever finds anything by it.",
    fix: "Offer it only where it finds something, and answer in both directions.",
    check: .walk)
}
