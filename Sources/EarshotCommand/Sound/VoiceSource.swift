import EarshotEspeak
import EarshotFiles

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
