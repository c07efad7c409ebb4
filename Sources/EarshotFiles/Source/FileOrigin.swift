import Glibc

/// How the program came to a file, which decides what the file may be, where it may lie and how much
/// of it is told (Decisions, "Files that are met").
package enum FileOrigin: Hashable, Sendable {
  /// The user has named it: it may be a pipe or `/dev/stdin`, and what is wrong with it is quoted.
  case named
  /// Another file names it, or it lies where such a file is looked for: it has to be a regular file,
  /// inside the root where there is one.
  case met(within: FileRoot? = nil)

  /// The root that a file which was met must not leave.
  package var root: FileRoot? {
    if case .met(let root) = self { root } else { nil }
  }

  /// Whether something stands at a path; a link does, wherever it leads.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Checks that a file of this origin may lie at a path, whether or not there is one.
  ///
  /// - Throws: `outsideRoot`.
  package func requirePlace(of path: String, as kind: FileKind) throws(FileError) {
    guard let root, !root.contains(path) else { return }
    throw FileError(
      file: path, at: .start, problem: ReadingProblem.outsideRoot(root.folder), expecting: kind)
  }

  /// Why what stands at a path cannot be a file that was met, looked at without opening it; `nil` where it
  /// can be, or nothing stands there.
  func problem(at path: String) -> ReadingProblem? {
    var status = stat()
    guard case .met = self else { return nil }
    guard stat(path, &status) == 0 else {
      return errno == ENOENT && Self.isThere(path) ? .danglingLink : nil
    }
    return Self.problem(of: status)
  }

  /// Why what was opened cannot be a file of this origin.
  func problem(of status: stat) -> ReadingProblem? {
    if status.st_mode & S_IFMT == S_IFDIR { return .directory }
    guard case .met = self else { return nil }
    return Self.problem(of: status)
  }

  private static func problem(of status: stat) -> ReadingProblem? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .directory
    default: .noRegularFile
    }
  }
}
