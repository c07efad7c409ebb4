/// The rules about where the cursor goes.
public enum FocusRules {
  static let all: [AuditRule] = [
    trap, unreachable, asymmetric, nondeterministic, movedUnasked, lostLayout, resetRefresh,
    initialOdd,
    layoutSilent, stale,
  ]

  /// A listener goes round and round.
  public static let trap = AuditRule(
    "focus-trap", "Cursor cannot leave", .critical, ["2.1.2"], .focus,
    explanation: """
      Flicking on, or back, comes again and again to the same few stops, while the screen has others, and \
      neither escape nor anything among those few leads away.
      """,
    fix:
      "Let the cursor go where the listener sends it; do not post a change that names an element on every move.",
    check: .walk)

  /// Something that works is never come to.
  public static let unreachable = AuditRule(
    "focus-unreachable", "Operable element is never reached", .critical, ["2.1.1", "2.4.3"], .focus,
    explanation: """
      Something that does anything stands on the screen, and flicking from the first stop to the last does \
      not come to it; so do several controls inside one element that offers no actions, unless they show the value of one that \
      can be turned up and down, as the stars of a rating do; and what a modal view that \
      is there from the start shuts off while fingers reach it. A control that the app has taken out of the way, and that \
      bears the name of another on it, as a picture does that of its headline, is left alone.
      """,
    fix:
      "Make it an element of its own, name it in the list of its container, or offer what it does as an action.",
    check: .walk)

  /// The way back is another one.
  public static let asymmetric = AuditRule(
    "focus-asymmetric", "Backwards order is not the reverse", .moderate, ["2.4.3"], .focus,
    explanation:
      "Flicking back from the last stop comes to other stops, or to the same in another order.",
    fix: "Do not change the order, or the place of the cursor, while the listener moves.",
    check: .walk)

  /// The same is not the same twice.
  public static let nondeterministic = AuditRule(
    "focus-nondeterministic", "Order changes between runs", .moderate, ["3.2.3", "2.4.3"], .focus,
    explanation: """
      Going over the screen a second time, or coming to it a second time in the same way, leads to other stops \
      or says other words. What only time has changed comes back when the way is gone again, and is left alone.
      """,
    fix: "Show the same in the same order as long as nothing has happened.",
    check: .walk)

  /// The cursor is taken away.
  public static let movedUnasked = AuditRule(
    "focus-moved-unasked", "Cursor jumps without user input", .serious, ["3.2.1", "3.2.5"], .focus,
    explanation: """
      The cursor leaves its place although the listener has done nothing, or goes to another place than the one \
      that was flicked to.
      """,
    fix: "Announce what has happened, and leave the cursor where it is.",
    check: .walk)

  /// The place is lost with the element.
  public static let lostLayout = AuditRule(
    "focus-lost-layout", "Focused element vanished and cursor fell away", .serious, ["2.4.3"],
    .focus,
    explanation: """
      The element under the cursor has gone, and the cursor stands on nothing, or on the first stop of the \
      screen, although a neighbour is still there. Where the app itself sends the cursor anywhere but to the top, \
      or to the top with an announcement, nothing has fallen away; nor where the app says that the screen is another one. \
      Where it tells of another layout and names no place, and nothing has come in the stead of what has gone, it is for \
      review: a device may go elsewhere than this reader. So is a heading that the app names.
      """,
    fix: "Name the neighbour, or what has come in its place, when the change is posted.",
    check: .walk)

  /// A refresh costs the place.
  public static let resetRefresh = AuditRule(
    "focus-reset-refresh", "Refresh throws the cursor back", .serious, ["2.4.3", "3.2.5"], .focus,
    explanation: """
      What is under the cursor was made anew and says the same as before but for its numbers, with most of the \
      screen, and the cursor stands elsewhere.
      """,
    fix: "Keep elements that have not changed, or give what is made anew the same identifier.",
    check: .walk)

  /// A new screen begins in the middle.
  public static let initialOdd = AuditRule(
    "focus-initial-odd", "First stop of a screen is unexpected", .minor, ["2.4.3"], .focus,
    confidence: .review,
    explanation: """
      After a change of the screen the cursor stands neither on what the app names, nor on the first stop, nor \
      on the title or a heading. An app that names the last of many stops is for review. Where something closes, the \
      place is where it was opened, and what was used before is no odd place to come back to.
      """,
    fix: "Name no element, or the one with which the screen begins.",
    check: .walk)

  /// Things come and go unheard.
  public static let layoutSilent = AuditRule(
    "layout-change-silent", "Content changed without notice", .moderate, ["4.1.3"], .focus,
    confidence: .likely,
    explanation: "Stops have come or gone, and the app has posted no change.",
    fix: "Post layoutChanged, with the element that matters most now.",
    check: .walk)

  /// The cursor stands on what is no more.
  public static let stale = AuditRule(
    "focus-stale", "Cursor sits on a dead element", .critical, ["4.1.2", "2.4.3"], .focus,
    explanation: """
      The element under the cursor is hidden, or has left the window, or belongs to a controller that has; or \
      the cursor comes to what stands in no window. Lists tell of their own rows.
      """,
    fix: "Post a change when an element goes, and do not name elements that are not on the screen.",
    check: .walk)
}
