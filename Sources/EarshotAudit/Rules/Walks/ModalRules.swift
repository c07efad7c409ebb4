/// The rules about what lies over a screen and shuts it off.
public enum ModalRules {
  static let all: [AuditRule] = [
    leak, noEscape, focusNotMoved, focusNotRestored, untitled,
  ]

  /// The screen behind is still heard.
  public static let leak = AuditRule(
    "modal-leak", "Cursor leaves an open modal", .critical, ["2.4.3", "1.3.2"], .modal,
    explanation: """
      Something lies over the screen and shuts it off, or covers the window and has the cursor, and flicking on \
      comes to what is behind it.
      """,
    fix:
      "Set accessibilityViewIsModal on the view beside those that are to be shut off, or present a controller.",
    check: .walk)

  /// There is no way out.
  public static let noEscape = AuditRule(
    "modal-no-escape", "Modal has no way out", .critical, ["2.1.2"], .modal,
    parameters: [
      RuleParameter("depth", .number(2), "How many activations may lie before the way out.")
    ],
    explanation:
      "Escape is not answered, and nothing that the cursor comes to closes what lies over the screen.",
    fix: "Answer accessibilityPerformEscape, or give it a button that closes it.",
    check: .walk)

  /// What opened is not heard.
  public static let focusNotMoved = AuditRule(
    "modal-focus-not-moved", "Opening a modal leaves the cursor behind", .serious,
    ["2.4.3", "4.1.3"], .modal,
    explanation: """
      Something has come to lie over the screen, and the cursor is not in it, or comes there although no more was told of \
      than a change of the layout that names no place, or one that names what lies behind. Whether a device follows what comes up in a \
      window of its own, of which the app says nothing, is not known, and for review.
      """,
    fix: "Post screenChanged with its first element.",
    check: .walk)

  /// What was left is not come back to.
  public static let focusNotRestored = AuditRule(
    "modal-focus-not-restored", "Closing a modal loses the place", .moderate, ["2.4.3"], .modal,
    explanation: """
      What lay over the screen has gone, and the cursor is neither on what opened it nor on what the app names; what was \
      made anew meanwhile, and is no row of a list, a device does not know again. An \
      app that names the top of the screen is for review, and so is one that tells of a new screen behind the closing.
      """,
    fix: "Post layoutChanged with what opened it, and no screenChanged without an element.",
    check: .walk)

  /// Nobody says what has opened.
  public static let untitled = AuditRule(
    "modal-untitled", "Modal does not announce itself", .moderate, ["2.4.2", "4.1.2"], .modal,
    confidence: .likely,
    explanation:
      "What is said first when something lies over the screen is neither its title nor a heading.",
    fix: "Give it a title or a heading, and let the cursor begin there.",
    check: .walk)
}
