import EarshotFiles
import EarshotSpeech
import FoundationEssentials
import Glibc

extension FileKind {
  /// What a person has set for every run of the program.
  static let configuration = FileKind("a file as `earshot config --example` prints one")
}

/// The user's configuration file, which need not be there.
struct ConfigurationFile {
  /// Its path: of the file that is there, or else of the one that would be read.
  let path: String

  /// The most bytes that are read of it.
  private static let limit = 1 << 20

  /// The file of the user to whom an environment belongs: `config.yaml` or `config.json` in the folder
  /// for what the user has set.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = UserFolder.configuration.path(in: environment)
    let candidates = ["config.yaml", "config.json"].map { "\(folder)/\($0)" }
    path = candidates.first { Self.isThere($0) } ?? candidates[0]
  }

  /// Whether it is there.
  var exists: Bool { Self.isThere(path) }

  /// Whether something stands at a path; links that lead in a circle do.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 || errno == ELOOP
  }

  /// What stands in it; everything is as the program comes when it is not there or says nothing.
  func read() throws(ConfigurationError) -> Configuration {
    guard exists else { return Configuration() }
    let root: SourceNode
    do throws(FileError) {
      root = try SourceText(contentsOfRegularFile: path, as: .configuration, limit: Self.limit)
        .node()
    } catch {
      if error.isProblem(ReadingProblem.empty) { return Configuration() }
      throw .file(error)
    }
    if root.isNull { return Configuration() }
    return try Configuration(
      reading: NodeCursor(file: path, key: "configuration", node: root))
  }
}

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
