/// How an utterance ended; every utterance ends exactly once.
public enum UtteranceOutcome: Hashable, Sendable {
  /// Why an utterance never began.
  public enum DropReason: String, Hashable, Sendable, CaseIterable {
    /// A later utterance took its place.
    case superseded
    /// The cursor had moved on.
    case stale
    /// The listener asked for silence.
    case silenced
    /// Nothing of it can be spoken.
    case nothingToSay
    /// Speech was shut down.
    case shutdown
  }

  /// The device played it to its last audible sample, with no flush in between.
  case heard
  /// It was cut after `heardFrames` of the frames the voice had made until then, pauses included.
  case interrupted(heardFrames: Int, of: Int)
  /// It never began.
  case dropped(DropReason)
  /// The voice or the device could not do it.
  case failed(SpeechFailure)

  /// Whether the listener heard all of it: what `announcementDidFinish` reports.
  public var wasSuccessful: Bool { self == .heard }

  /// The outcome in one word, as transcripts spell it.
  public var name: String {
    switch self {
    case .heard: "heard"
    case .interrupted: "interrupted"
    case .dropped: "dropped"
    case .failed: "failed"
    }
  }
}

/// Why something could not be spoken.
public enum SpeechFailure: Error, Hashable, Sendable {
  /// The voice made no audible sample of it.
  case inaudible
  /// No installed voice speaks the language, a BCP 47 tag.
  case noVoice(language: String)
  /// The voice program could not be started or used; `reason` says why.
  case voiceUnavailable(reason: String)
  /// The voice program stopped at this text, and again when tried anew.
  case voiceCrashed
  /// The voice program made no sound within its time, and again when tried anew.
  case voiceSilent
  /// The voice program stops at these stretches of the text; everything else was spoken.
  case leftOut([String])
  /// The sound device is gone; `reason` says what it reported.
  case soundLost(reason: String)
}
