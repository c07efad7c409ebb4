/// The rules about what happens when something is used.
public enum InteractionRules {
  static let all: [AuditRule] = [
    adjustableNoChange, adjustableNotInverse, adjustableUnbounded, activationNoop,
    activationStateSilent, customActionNoop, magicTapUnhandled, scrollUnhandled, scrollSilent,
    directTouchTrap,
  ]

  /// It cannot be turned up or down.
  public static let adjustableNoChange = AuditRule(
    "adjustable-no-change", "Adjusting does not change the value", .critical, ["4.1.2", "2.1.1"],
    .interaction,
    explanation:
      "It says that it is adjustable, and neither flicking up nor down changes what it says.",
    fix:
      "Change the value in accessibilityIncrement and accessibilityDecrement, and say it in accessibilityValue.",
    check: .walk)

  /// Up and down again is not where it was.
  public static let adjustableNotInverse = AuditRule(
    "adjustable-not-inverse", "Increment then decrement does not return", .minor, [], .interaction,
    confidence: .review,
    explanation: "Flicking up and then down ends at another value than before.",
    fix: "Let both go by the same step.",
    check: .walk)

  /// It never ends.
  public static let adjustableUnbounded = AuditRule(
    "adjustable-unbounded", "Adjusting never reaches an end", .minor, [], .interaction, isOn: false,
    parameters: [RuleParameter("max", .number(200), "How often it may be turned up.")],
    explanation: """
      Flicking up two hundred times comes to no end. What goes round through numbers, as the system's wheels of hours do, \
      tells where one is, and is left alone.
      """,
    fix: "Take larger steps, or offer a field to type the value into.",
    check: .walk)

  /// A double tap does nothing.
  public static let activationNoop = AuditRule(
    "activation-noop", "Activating does nothing", .serious, ["4.1.2", "2.1.1"], .interaction,
    confidence: .likely,
    explanation: """
      It says that it is a button, a link or the like and not that it is dimmed, and a double tap changes nothing \
      and says nothing. It is not looked for where a storyboard leaves what happens to code.
      """,
    fix: "Answer the activation, or take the trait away.",
    check: .walk)

  /// What has changed is not heard.
  public static let activationStateSilent = AuditRule(
    "activation-state-silent", "State changed, speech did not", .critical, ["4.1.2", "4.1.3"],
    .interaction,
    explanation: """
      Activating it has turned it on or off, or chosen it, or given it another title or picture, and what it says is the \
      same as before.
      """,
    fix: "Say the state in its value or by the selected trait.",
    check: .walk)

  /// An action of the rotor does nothing.
  public static let customActionNoop = AuditRule(
    "custom-action-noop", "Custom action does nothing", .serious, ["4.1.2", "2.1.1"], .interaction,
    explanation:
      "An action of its own changes nothing, or answers that it was not done, and nothing is said of it.",
    fix: "Do what the action is called, and answer true.",
    check: .walk)

  /// The one gesture for media does nothing.
  public static let magicTapUnhandled = AuditRule(
    "gesture-magic-tap-unhandled", "Magic tap ignored on a media screen", .moderate, [],
    .interaction,
    confidence: .likely,
    explanation: """
      Something on the screen starts media, and a double tap with two fingers does nothing there, or on the first stop \
      of the same controller.
      """,
    fix: "Answer accessibilityPerformMagicTap by playing and pausing.",
    check: .walk)

  /// What lies beyond the edge stays there.
  public static let scrollUnhandled = AuditRule(
    "scroll-unhandled", "Content cannot be scrolled", .serious, ["2.1.1"], .interaction,
    explanation:
      "Content reaches beyond what is seen of it, and scrolling by three fingers is not answered there.",
    fix: "Put the content into a scroll view, or answer accessibilityScroll.",
    check: .walk)

  /// Nobody says where scrolling has come to.
  public static let scrollSilent = AuditRule(
    "scroll-silent", "Scrolling gives no page feedback", .moderate, ["4.1.3"], .interaction,
    explanation:
      "Scrolling was answered and has changed what is seen, and nothing was said of where it has come to.",
    fix: "Post pageScrolled with a text such as \"Page 2 of 5\".",
    check: .walk)

  /// Touches belong to one element.
  public static let directTouchTrap = AuditRule(
    "direct-touch-trap", "Direct-touch area takes over the screen", .serious, ["2.1.2"],
    .interaction,
    confidence: .likely,
    parameters: [
      RuleParameter("share", .number(0.6), "The share of the screen it may cover, from 0 to 1.")
    ],
    explanation: """
      An element that takes touches itself covers most of the screen, and nothing that can be used lies outside of \
      it.
      """,
    fix: "Leave room for a way out, or have it take touches only once it was activated.",
    check: .walk)
}
