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
  /// What was to be reached over there could not be, so that nothing was done.
  case unreachable
  /// What was asked for was tried, and what it was to change is as it was.
  case unchanged
  /// What is read says something by itself, of which some is for the reader to word; it is as urgent as this.
  case told([Part], AccessibilityPriority)

  /// One part of what is told, said after the one before it.
  public enum Part: Hashable, Sendable {
    /// Words of what is read.
    case text(String)
    /// A state of something.
    case state(State)
    /// How deep it stands in a tree, counted from 1.
    case level(Int)
    /// How far something has come, from 0 to 100.
    case percent(Int)
    /// So many lines, of which only the last is said.
    case lines(count: Int, last: String)
  }

  /// A state that has changed, or that something has which is told of.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// A switch or a mark is on.
    case on
    /// It is off.
    case off
    /// Some of what it stands for is on, and some off.
    case mixed
    /// It is chosen.
    case selected
    /// What belongs to it is shown.
    case expanded
    /// What belongs to it is hidden.
    case collapsed
    /// It cannot be used.
    case dimmed
  }

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
    case .unreachable: "unreachable"
    case .unchanged: "unchanged"
    case .told: "told"
    }
  }
}
