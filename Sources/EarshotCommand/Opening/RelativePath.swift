import EarshotFiles

/// The way from one file to another.
enum RelativePath {
  /// The path of a file from the folder of another one on; both as the system resolves them, whether or
  /// not they are there.
  static func from(_ start: String, to file: String) -> String {
    guard let folder = start.folder.resolvedPath, let target = file.folder.resolvedPath else {
      return file
    }
    let from = folder.split(separator: "/")
    let to = target.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to[common...].map(String.init) + [String(file.fileName)]).joined(separator: "/")
  }
}
