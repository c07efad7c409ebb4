import FoundationEssentials

/// A folder of the user's for files of ours (XDG Base Directory Specification 0.8).
enum UserFolder: String {
  /// What the user has set.
  case configuration = "XDG_CONFIG_HOME"
  /// What the program remembers.
  case state = "XDG_STATE_HOME"

  /// The path, for the user to whom an environment belongs.
  ///
  /// A variable counts when it holds an absolute path; otherwise the folder is in the user's home.
  func path(in environment: [String: String]) -> String {
    let named = environment[rawValue].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home =
      environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(named ?? "\(home)/\(plainFolder)")/earshot"
  }

  private var plainFolder: String {
    switch self {
    case .configuration: ".config"
    case .state: ".local/state"
    }
  }
}
