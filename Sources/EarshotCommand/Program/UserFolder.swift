import EarshotFiles
import FoundationEssentials
import Glibc

/// A folder of the user's for files of ours (XDG Base Directory Specification 0.8).
enum UserFolder: String {
  /// What the user has set.
  case configuration = "XDG_CONFIG_HOME"
  /// What the program remembers.
  case state = "XDG_STATE_HOME"

  /// The path, for the user to whom an environment belongs.
  ///
  /// A variable counts when it holds an absolute path; otherwise the folder is in the user's home.
  func path(in environment: [String: String]) -> String { root(in: environment) + "/earshot" }

  /// The path of the folder in which every program has one of its own.
  func root(in environment: [String: String]) -> String {
    named(in: environment) ?? "\(home(in: environment))/\(plainFolder)"
  }

  /// Makes the folder, unless the user's home is missing: that is not for us to make.
  ///
  /// - Returns: The system's error that stopped it, or `nil` when the folder is there.
  func make(in environment: [String: String]) -> Int32? {
    if named(in: environment) == nil,
      !FileManager.default.fileExists(atPath: home(in: environment))
    {
      return ENOENT
    }
    return Descriptor.makeFolder(path(in: environment))
  }

  private func named(in environment: [String: String]) -> String? {
    environment[rawValue].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private func home(in environment: [String: String]) -> String {
    environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? FileManager.default.homeDirectoryForCurrentUser.path
  }

  private var plainFolder: String {
    switch self {
    case .configuration: ".config"
    case .state: ".local/state"
    }
  }
}
