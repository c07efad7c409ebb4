/// Something on its way to the ear: stretches of text, how urgent they are, and where they came from.
public struct Utterance: Hashable, Sendable, Identifiable {
  /// What tells one utterance of a session from another; later utterances have greater ones.
  public struct ID: Hashable, Comparable, Sendable {
    /// The place in the order of submission, counted from 1 by whoever makes utterances.
    public var rawValue: UInt64

    /// Creates an identifier from its place in the order of submission.
    public init(_ rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Whether `left` was made before `right`.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// What tells it from the others of its session.
  public var id: ID
  /// What made it.
  public var source: UtteranceSource
  /// Whether it interrupts other speech or waits for it.
  public var priority: SpeechPriority
  /// Whether it waits for what is being spoken.
  public var queueing: SpeechQueueing
  /// The place of the cursor it speaks of, or `nil` for speech that never ages; speech of an older
  /// place is dropped.
  public var validity: FocusGeneration?
  /// Where between the ears it is heard; the place of what it speaks of on the screen, if wanted.
  public var pan: Pan
  /// How the listener has chosen to be spoken to, as it was when it was said.
  public var manner: SpeechManner
  /// What is heard before the words, one after the other; an utterance may be nothing but sounds.
  public var sounds: [Earcon]
  /// What is said, in order.
  public var runs: [SpeechRun]

  /// Creates an utterance.
  public init(
    id: ID,
    source: UtteranceSource,
    priority: SpeechPriority = .default,
    queueing: SpeechQueueing = .interrupt,
    validity: FocusGeneration? = nil,
    pan: Pan = .none,
    manner: SpeechManner = SpeechManner(),
    sounds: [Earcon] = [],
    runs: [SpeechRun]
  ) {
    self.id = id
    self.source = source
    self.priority = priority
    self.queueing = queueing
    self.validity = validity
    self.pan = pan
    self.manner = manner
    self.sounds = sounds
    self.runs = runs
  }

  /// The words without the hint, runs joined as they stand; empty for silence.
  public var text: String {
    text(of: .content)
  }

  /// The words of the hint; empty when there is none.
  public var hint: String {
    text(of: .hint)
  }

  private func text(of role: SpeechRun.Role) -> String {
    var text = ""
    for run in runs where run.role == role { text += run.text }
    return text
  }
}

/// How often the cursor has moved: what tells speech of the present element from stale speech.
public struct FocusGeneration: Hashable, Comparable, Sendable {
  /// The number of moves.
  public var rawValue: UInt64

  /// Creates a generation from a number of moves.
  public init(_ rawValue: UInt64 = 0) {
    self.rawValue = rawValue
  }

  /// The generation after one more move.
  public var next: FocusGeneration { FocusGeneration(rawValue &+ 1) }

  /// Whether `left` is older than `right`.
  public static func < (left: FocusGeneration, right: FocusGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
