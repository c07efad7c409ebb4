/// Something that has become of what a person wanted, or of what is read, where that lives elsewhere: a
/// reader says it in its own words.
public enum AccessibilityReport: Hashable, Sendable {
  /// What was asked for was not done, for a reason in words, which may be empty.
  case refused(String)
  /// There is no such thing where it was asked for.
  case unsupported
  /// What was asked for was about something that has changed meanwhile.
  case stale
  /// No answer came in time.
  case timedOut
  /// Who was to answer is gone.
  case lost
  /// Something that was read has crashed, which is called so, if it has a name.
  case crashed(String?)
  /// What can be read may be older than what is there.
  case outOfDate
  /// Something is gone in a place of which that is to be told.
  case removed(AttributedText)

  /// The name by which transcripts call it.
  public var name: String {
    switch self {
    case .refused: "refused"
    case .unsupported: "unsupported"
    case .stale: "stale"
    case .timedOut: "timedOut"
    case .lost: "lost"
    case .crashed: "crashed"
    case .outOfDate: "outOfDate"
    case .removed: "removed"
    }
  }
}
