import Glibc

/// What files of the user's settings must be: a pipe would keep every command waiting.
enum RegularFile {
  /// Whether something stands at a path; links that lead in a circle do.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 || errno == ELOOP
  }

  /// Why what stands at a path is no such file; `nil` when it is one, or cannot be found out.
  static func refusal(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "this is a folder"
    default: return "this is no regular file"
    }
  }
}
