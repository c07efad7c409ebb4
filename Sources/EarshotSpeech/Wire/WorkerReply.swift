/// What the voice worker answers.
package enum WorkerReply: Hashable, Sendable {
  /// Why the worker does not carry out a request.
  package enum Refusal: UInt8, Hashable, Sendable, CaseIterable {
    /// There is no such voice.
    case voiceNotFound
    /// The engine reported an error of its own.
    case engineFailed
    /// The engine has no data or cannot start; the conversation ends.
    case engineUnavailable
    /// The reader speaks another version of the format; the conversation ends.
    case wrongVersion
  }

  /// How an order ended.
  package enum Ending: UInt8, Hashable, Sendable, CaseIterable {
    /// All of it was delivered.
    case complete
    /// It was cancelled on request.
    case cancelled
  }

  /// The worker is there.
  case ready(version: UInt16, sampleRate: UInt32, engine: String)
  /// A stretch of sound of an order.
  case audio(id: UInt32, SynthesisChunk)
  /// An order ended.
  case ended(id: UInt32, Ending)
  /// A request cannot be carried out; `detail` is the engine's own number for the reason.
  case refused(id: UInt32, Refusal, detail: UInt32)
  /// One of the installed voices.
  case voice(id: UInt32, InstalledVoice)
  /// There are no more voices.
  case voicesEnded(id: UInt32)
}
