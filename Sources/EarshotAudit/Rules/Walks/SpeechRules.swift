/// The rules about what is heard, how long that takes, and what is not.
public enum SpeechRules {
  static let all: [AuditRule] = [
    announcementInterrupted, announcementLost, announcementSpam, statusNotAnnounced,
    transientTooShort, utteranceTooLong, hintCut, repeated, unpronounceable,
    roleInconsistent, liveValueWithoutTrait,
  ]

  /// An announcement is not heard to its end.
  public static let announcementInterrupted = AuditRule(
    "announcement-interrupted", "Announcement cut off", .moderate, ["4.1.3"], .speech,
    explanation:
      "What the app announced was cut off by something else that it has said or shown itself.",
    fix: "Announce when the change is over, or give the announcement a higher priority.",
    check: .walk)

  /// An announcement is not heard at all.
  public static let announcementLost = AuditRule(
    "announcement-lost", "Announcement posted where it will be dropped", .moderate, ["4.1.3"],
    .speech,
    parameters: [
      RuleParameter(
        "window", .number(1), "How long before a change of the screen it may be posted, in seconds."
      )
    ],
    explanation: """
      Something was announced together with a change of the screen, or right before it, or while the app was left, and \
      never heard.
      """,
    fix:
      "Announce when the new screen has been told, or say it by the element that the change names.",
    check: .walk)

  /// The app talks all the time.
  public static let announcementSpam = AuditRule(
    "announcement-spam", "Too many announcements", .minor, [], .speech,
    parameters: [
      RuleParameter("count", .number(3), "How many announcements may come by themselves."),
      RuleParameter("window", .number(5), "Within how many seconds."),
    ],
    explanation:
      "More than three announcements come within five seconds, or the same one twice, and nobody did anything.",
    fix: "Announce what matters, once.",
    check: .walk)

  /// An error is shown and not said.
  public static let statusNotAnnounced = AuditRule(
    "status-not-announced", "Status or error appears unheard", .serious, ["4.1.3", "3.3.1"],
    .speech,
    confidence: .likely,
    explanation:
      "A text about a fault or a state has come on the screen, and was not said, nor did the cursor go there.",
    fix: "Announce it, or post layoutChanged with the text.",
    check: .walk)

  /// It is gone before it was heard.
  public static let transientTooShort = AuditRule(
    "transient-too-short", "Message gone before it can be heard", .serious, ["2.2.1", "4.1.3"],
    .speech,
    parameters: [
      RuleParameter(
        "slack", .number(1), "How much longer than its words it has to stay, in seconds.")
    ],
    explanation: "A text has come by itself and gone again before a listener could have heard it.",
    fix: "Leave it until the listener has closed it, and announce it.",
    check: .walk)

  /// One stop takes too long.
  public static let utteranceTooLong = AuditRule(
    "utterance-too-long", "One stop speaks for too long", .minor, [], .speech,
    parameters: [
      RuleParameter(
        "control", .number(6), "How long a control may take, in seconds at the usual rate."),
      RuleParameter("text", .number(20), "How long a text may take, in seconds at the usual rate."),
    ],
    explanation:
      "What is said of a control takes longer than six seconds, or that of a text longer than twenty.",
    fix: "Shorten the label, or make several stops of it.",
    check: .walk)

  /// The hint comes too late.
  public static let hintCut = AuditRule(
    "hint-cut", "Hint never gets heard", .minor, [], .speech, confidence: .review,
    parameters: [
      RuleParameter("dwell", .number(2.5), "How long a listener stays at a stop, in seconds.")
    ],
    explanation: """
      The hint of something that has no other cue begins only when most listeners have gone on, or is cut off by \
      what the app announces, or says of a page, whenever the cursor comes there.
      """,
    fix: "Shorten the label, so that the hint comes sooner.",
    check: .walk)

  /// The same is said twice.
  public static let repeated = AuditRule(
    "speech-repeat", "Two stops in a row speak the same", .minor, [], .speech,
    explanation: "One stop says what the one before it has said.",
    fix: "Make one stop of both, or say what tells them apart.",
    check: .walk)

  /// The voice has no words for it.
  public static let unpronounceable = AuditRule(
    "speech-unpronounceable", "Synthesiser cannot say it", .moderate, ["3.1.1", "3.1.2"], .speech,
    confidence: .likely,
    parameters: [
      RuleParameter(
        "share", .number(0.5),
        "The share of the letters that the voice of the language may leave to others, from 0 to 1.")
    ],
    explanation: """
      More than half of the letters of a label are in a script that the voice of its language does not read, or \
      that no voice reads, as the pictures of a font are; or one of the parts that commas tell, as those of a row, is nothing \
      that any voice reads. It is looked for where the app says what language it is in.
      """,
    fix: "Say the language of the text with accessibilityLanguage, or write it as it is said.",
    check: .walk)

  /// The same thing is called something else.
  public static let roleInconsistent = AuditRule(
    "speech-role-inconsistent", "Same control speaks a different role", .minor, ["3.2.4"], .speech,
    confidence: .review, isOn: false,
    explanation: """
      Two elements of the same identifier or of the same name do the same and say different roles, or one no longer \
      says its role when it was activated.
      """,
    fix: "Give both the same traits.",
    check: .walk)

  /// A value runs and does not say so.
  public static let liveValueWithoutTrait = AuditRule(
    "live-value-without-trait", "Value changes often without saying so", .minor, ["4.1.2"], .speech,
    parameters: [
      RuleParameter("count", .number(3), "How many changes are often."),
      RuleParameter("window", .number(5), "Within how many seconds."),
    ],
    explanation:
      "A value changes by itself three times within five seconds, without the trait updatesFrequently.",
    fix: "Add the trait updatesFrequently.",
    check: .walk)
}
