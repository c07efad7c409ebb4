import EarshotDocuments
import EarshotSpeech

/// Why the user's configuration cannot be used; its description is one located line.
enum ConfigurationError: Error, CustomStringConvertible {
  /// What stands in the place of the file is none; holds what it is.
  case noFile(path: String, reason: String)
  /// The file itself is refused.
  case file(FileError)
  /// A file of symbols or pronunciations that it names is refused.
  case table(TextTableError)

  /// The line that is reported.
  var description: String {
    switch self {
    case .noFile(let path, let reason):
      "\(path):1:1: error: \(reason); expected a file as `earshot config --example` prints one"
    case .file(let error): "\(error)"
    case .table(let error): "\(error)"
    }
  }
}
