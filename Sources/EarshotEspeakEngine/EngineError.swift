/// What espeak-ng reported instead of doing what it was asked.
package enum EngineError: Error, Hashable, Sendable {
  /// Its data is missing or of another version.
  case unavailable(status: UInt32)
  /// It has no such voice.
  case voiceNotFound
  /// It failed while speaking.
  case failed(status: UInt32)
}
