extension SoundError: CustomStringConvertible {
  /// What is wrong, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .libraryMissing(let library):
      "\(library) is not installed"
    case .libraryTooOld(let library, let function):
      "\(library) is too old: it has no \(function)"
    case .noServer(let reason):
      "no sound server answers: \(reason)"
    case .noDevice(let reason):
      "the sound device cannot be opened: \(reason)"
    case .lost(let reason):
      "the sound device is gone: \(reason)"
    case .stalled:
      "the sound device has stopped playing"
    }
  }
}
