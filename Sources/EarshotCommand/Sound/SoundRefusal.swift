import EarshotEspeak
import EarshotFiles

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

/// Where a voice was named, for when there is none of that name.
enum VoiceSource {
  /// On the command line, or nowhere.
  case commandLine
  /// In the user's configuration; `refusal` is what is said of its value.
  case configuration(refusal: FileError)

  /// The line that refuses a name, with the one that may have been meant.
  func refusal(of unknown: UnknownVoice) -> String {
    let line =
      switch self {
      case .commandLine: "earshot: error: \(EspeakError.noVoice(unknown.name))"
      case .configuration(let refusal): "\(refusal)"
      }
    return line + (unknown.nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
