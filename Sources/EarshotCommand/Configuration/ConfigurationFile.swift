import EarshotFiles
import EarshotReader
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

  private let environment: [String: String]

  /// The most bytes that are read of it.
  private static let limit = 1 << 20

  /// The file of the user to whom an environment belongs: `config.yaml` or `config.json` in the folder
  /// for what the user has set.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = UserFolder.configuration.path(in: environment)
    let candidates = ["config.yaml", "config.json"].map { "\(folder)/\($0)" }
    path = candidates.first { FileOrigin.isThere($0) } ?? candidates[0]
    self.environment = environment
  }

  /// Whether it is there.
  var exists: Bool { FileOrigin.isThere(path) }

  /// Its text; `nil` when it is not there or nothing stands in it.
  ///
  /// - Throws: Why it cannot be read.
  func source() throws(FileError) -> SourceText? {
    guard exists else { return nil }
    do throws(FileError) {
      return try SourceText(contentsOf: path, as: .configuration, from: .met(), limit: Self.limit)
    } catch {
      if error.isProblem(ReadingProblem.empty) { return nil }
      throw error
    }
  }

  /// Makes the folder that it lies in; returns the system's error that stopped it.
  func makeFolder() -> Int32? { UserFolder.configuration.make(in: environment) }

  /// Reads it.
  ///
  /// - Parameter fileRoot: The folder that files which it names elsewhere than beside itself must lie in.
  /// - Returns: What stands in it; everything is as the program comes when it is not there or says nothing.
  /// - Throws: What is wrong with it, or with a file that it names.
  func read(within fileRoot: FileRoot? = nil) throws(ConfigurationError) -> Configuration {
    let root: SourceNode
    do throws(FileError) {
      guard let source = try source() else { return Configuration() }
      root = try source.node()
    } catch {
      if error.isProblem(ReadingProblem.empty) { return Configuration() }
      throw .file(error)
    }
    if root.isNull { return Configuration() }
    return try Configuration(
      reading: NodeCursor(file: path, key: "configuration", node: root), within: fileRoot)
  }
}

/// Why the user's configuration cannot be used; its description is one located line.
enum ConfigurationError: Error, CustomStringConvertible {
  /// The file itself is refused.
  case file(FileError)
  /// A file of symbols, pronunciations or words that it names is refused.
  case table(TextTableError)

  /// The line that is reported.
  var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .table(let error): "\(error)"
    }
  }
}
