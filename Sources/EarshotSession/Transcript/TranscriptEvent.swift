/// One line of a transcript: something that happened, when, and why.
nonisolated public struct TranscriptEvent: Hashable, Sendable {
  /// What kind of thing happened.
  public enum Kind: String, Sendable, CaseIterable {
    /// A person, a script, another task or the clock set something going.
    case command
    /// A method that apps override or implement was called.
    case callback
    /// A notification or a typed message was taken up.
    case notification
    /// A control, a gesture or an accessibility action was handled.
    case action
    /// The cursor has moved.
    case focus
    /// Something was given to the voice.
    case speech
    /// A sound was played.
    case sound
    /// An utterance has ended.
    case outcome
    /// A script compared what happened with what it expected.
    case expectation
    /// A script begins; where several are played, what follows belongs to it.
    case script
    /// Steps of a script begin that stand under a name.
    case group
    /// Something that people should know of.
    case note
  }

  /// When it happened, since the session began.
  public var time: Duration
  /// What kind of thing happened.
  public var kind: Kind
  /// What was said, typed or explained.
  public var text: String?
  /// The element, controller or object it is about: its identifier, or else its class.
  public var id: String?
  /// The element itself, since others may have the same name.
  ///
  /// It is no part of what is written.
  package var element: ObjectIdentifier?
  /// Why it happened.
  public var cause: String?
  /// The name of the command, callback, notification or action.
  public var name: String?
  /// Who handled it.
  public var handledBy: String?
  /// How an utterance or an announcement ended.
  public var outcome: String?
  /// Whether an expectation was met.
  public var ok: Bool?

  /// Creates an event; what does not apply is left out.
  public init(
    time: Duration, kind: Kind, text: String? = nil, id: String? = nil, cause: String? = nil,
    name: String? = nil, handledBy: String? = nil, outcome: String? = nil, ok: Bool? = nil
  ) {
    self.time = time
    self.kind = kind
    self.text = text
    self.id = id
    self.cause = cause
    self.name = name
    self.handledBy = handledBy
    self.outcome = outcome
    self.ok = ok
  }
}
