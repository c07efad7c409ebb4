extension SpeechFailure: CustomStringConvertible {
  /// What went wrong, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .inaudible:
      "the voice has no sound for this text"
    case .noVoice(let language):
      "no installed voice speaks \"\(language)\""
    case .voiceUnavailable(let reason):
      "the voice cannot be used: \(reason)"
    case .voiceCrashed:
      "the voice program stopped at this text, twice"
    case .voiceSilent:
      "the voice program gave no answer in time, twice"
    case .leftOut(let stretches):
      "the voice program stops at "
        + stretches.map { "\"\($0)\"" }.joined(separator: ", ") + "; the rest was spoken"
    case .soundLost(let reason):
      "the sound device is gone: \(reason)"
    }
  }
}
