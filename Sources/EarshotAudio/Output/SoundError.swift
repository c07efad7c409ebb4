public import EarshotSpeech

/// Why sound cannot be played.
public enum SoundError: Error, Hashable, Sendable {
  /// A library of the system is not installed, such as `libpulse.so.0`.
  case libraryMissing(String)
  /// The library lacks a function that is needed.
  case libraryTooOld(String, function: String)
  /// There is no sound server to talk to; `reason` is its library's word for it.
  case noServer(reason: String)
  /// The sound device could not be opened; `reason` is its library's word for it.
  case noDevice(reason: String)
  /// The device was there and is gone; `reason` is its library's word for it.
  case lost(reason: String)
  /// The device takes sound but has not played any for a while.
  case stalled
}

extension SoundError {
  /// The same as the reason why something could not be spoken.
  public var speechFailure: SpeechFailure { .soundLost(reason: description) }
}
