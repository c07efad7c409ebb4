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
  /// The sound device is gone; `reason` says what it reported.
  case soundLost(reason: String)
}
