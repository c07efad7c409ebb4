/// Where a tree lives that a ``TreeMirror`` shows: a page, a program, a recording.
///
/// A source that lives does so in a task of its own, which it begins when it is opened. It tells of itself
/// through the mailbox alone, and answers a request by a change.
public protocol MirrorSource: AnyObject, Sendable {
  /// Begins to tell, with every frame as a whole; called once.
  func open(_ mailbox: MirrorMailbox)

  /// Takes what a person wants done, without waiting for anything; the answer comes by the mailbox.
  func take(_ request: NodeRequest)

  /// Ends; what is told afterwards is not heard.
  func close()

  /// In what it counts the places of texts.
  var textUnit: TextOffsetUnit { get }

  /// Whether all has been told that follows by itself from its beginning and from what was done to it.
  var isSettled: Bool { get }

  /// When it tells something next by a clock that only passes when it is moved, or `nil`.
  var nextDue: Duration? { get }

  /// Moves that clock, and tells what is due.
  func advance(to time: Duration)
}

/// What a source does that lives in real time.
extension MirrorSource {
  /// It counts characters.
  public var textUnit: TextOffsetUnit { .characters }
  /// What follows from requests alone is waited for.
  public var isSettled: Bool { true }
  /// It tells things when they happen.
  public var nextDue: Duration? { nil }
  /// Its time passes by itself.
  public func advance(to time: Duration) {}
}
