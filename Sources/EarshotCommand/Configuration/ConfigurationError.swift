import EarshotFiles
import EarshotSpeech

/// Why the user's configuration cannot be used; its description is one located line.
enum ConfigurationError: Error, CustomStringConvertible {
  /// The file itself is refused.
  case file(FileError)
  /// A file of symbols or pronunciations that it names is refused.
  case table(TextTableError)

  /// The line that is reported.
  var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .table(let error): "\(error)"
    }
  }
}
