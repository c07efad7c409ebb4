/// The rules about screens that come and go.
public enum ScreenRules {
  static let all: [AuditRule] = [
    silent, spurious, storm, staleChild, restorationFocus, backUnhandled,
  ]

  /// A new screen comes unheard.
  public static let silent = AuditRule(
    "screen-change-silent", "New screen without a screen-changed notice", .serious,
    ["2.4.3", "4.1.3"], .screen,
    parameters: [
      RuleParameter(
        "share", .number(0.5), "The share of the stops that has to be another, from 0 to 1.")
    ],
    explanation: """
      More than half of what stood on the screen is gone, nobody has posted a change, and what was under the \
      cursor is no longer there, or says the same as before while another heading has come unheard. Texts that are \
      brought up to date while nobody uses anything, and keep half of their words, have not gone.
      """,
    fix: "Post screenChanged when a screen takes the place of another.",
    check: .walk)

  /// A small change passes for a new screen.
  public static let spurious = AuditRule(
    "screen-change-spurious", "Screen-changed posted for a small change", .moderate, ["3.2.5"],
    .screen,
    confidence: .likely,
    parameters: [
      RuleParameter(
        "kept", .number(0.8), "The share of the stops that has to have stayed, from 0 to 1.")
    ],
    explanation: """
      The app has posted that the screen is another one, although most of it has stayed, and the cursor was \
      thrown to its beginning, or sent to what was there before.
      """,
    fix: "Post layoutChanged, with the element that has changed.",
    check: .walk)

  /// One change is told many times.
  public static let storm = AuditRule(
    "screen-change-storm", "Several screen changes in one turn", .minor, [], .screen,
    parameters: [
      RuleParameter("screens", .number(1), "How often screenChanged may be posted at once."),
      RuleParameter("layouts", .number(3), "How often layoutChanged may be posted at once."),
    ],
    explanation: """
      One thing that the listener did has the app post several changes, each of which moves the cursor; or a stack tells of \
      several of its screens at once, as when one is pushed right behind another that is popped.
      """,
    fix: "Post one change when everything is done.",
    check: .walk)

  /// What a controller has left is still there.
  public static let staleChild = AuditRule(
    "child-controller-stale", "Removed child controller still exposed", .critical, ["4.1.2"],
    .screen,
    explanation: """
      Stops belong to a controller that is in no window and in no other controller: it was taken out of its parent \
      and its view was left, or its view was put in without it; or the controller is no more.
      """,
    fix: "Add the controller with addChild and didMove, and take its view out with it.",
    check: .walk)

  /// The app comes back as another one.
  public static let restorationFocus = AuditRule(
    "restoration-focus", "State restoration loses the place", .minor, ["2.4.3"], .screen,
    confidence: .likely,
    explanation: """
      The app keeps its state, and after it was ended and launched anew it shows other stops than before, or the \
      cursor stands neither where it stood nor on the first stop.
      """,
    fix: "Give every controller on the way a restoration identifier, and elements identifiers.",
    check: .walk)

  /// There is no way back.
  public static let backUnhandled = AuditRule(
    "back-unhandled", "Escape does not go back", .serious, ["2.1.1"], .screen,
    explanation: """
      The screen was come to from another one, escape is not answered, and nothing that the cursor comes to goes \
      back. A button that goes back where escape does not is for review: it is called as the system calls its own, or \
      leads to an earlier screen, which the app posts, and is gone then.
      """,
    fix: "Show the Back button, or answer accessibilityPerformEscape.",
    check: .walk)
}
