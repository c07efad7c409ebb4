public import EarshotFiles

/// What can be wrong with a folder as a project.
nonisolated public enum ProjectProblem: FileProblem {
  /// It cannot be looked into; holds the system's reason.
  case unreadableFolder(String)
  /// It holds more than the limit.
  case tooManyFiles(limit: Int)
  /// Nothing in it is of the kind that was looked for; holds what that is.
  case nothingFound(String)
  /// Nobody can move about in anything that it holds.
  case nothingToGoThrough
  /// Nothing says which of several files an app begins with; holds those that were not taken.
  case noMainStoryboard([String])
  /// Several storyboards are said to be the first of an app; holds those that were not taken.
  case severalMainStoryboards([String])

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .unreadableFolder(let reason): "the folder cannot be looked into: \(reason)"
    case .tooManyFiles(let limit): "the folder holds more than \(limit) files"
    case .nothingFound(let kinds): "the folder holds no \(kinds) that may be looked at"
    case .nothingToGoThrough:
      "the folder holds nothing to go through but launch screens, and files of other systems or of Xcode 4"
    case .noMainStoryboard(let files):
      "no Info.plist in the folder says which of its \(files.count + 1) files the app begins with"
    case .severalMainStoryboards(let files):
      "the folder holds the first storyboards of \(files.count + 1) apps"
    }
  }

  /// What was expected, in words.
  public var expectation: String? {
    switch self {
    case .unreadableFolder: "expected a folder that this user may look into"
    case .tooManyFiles: "name a folder inside it"
    case .nothingFound: "--verbose tells what is passed over"
    case .nothingToGoThrough:
      "`read` has what launch screens show; a later Xcode makes files of Xcode 4 readable by saving them"
    case .noMainStoryboard(let files), .severalMainStoryboards(let files):
      "name another to begin there: \(Self.list(files))"
    }
  }

  /// How many names are listed.
  private static let limit = 10

  /// The first names of a list, and how many more there are.
  private static func list(_ files: [String]) -> String {
    let shown = files.prefix(limit).joined(separator: ", ")
    return files.count > limit ? "\(shown) and \(files.count - limit) more" : shown
  }
}
