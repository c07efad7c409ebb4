import EarshotEspeak

/// Why nothing can be spoken at all; its description is the line that is reported.
enum SoundRefusal: Error, CustomStringConvertible {
  /// The voice program cannot be used.
  case program(EspeakError)
  /// There is no voice of the name that was given, and where that was.
  case voice(UnknownVoice, VoiceSource)

  /// The line that is reported.
  var description: String {
    switch self {
    case .program(let error): "earshot: error: \(error)"
    case .voice(let unknown, let source): source.refusal(of: unknown)
    }
  }
}
