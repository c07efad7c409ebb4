import EarshotFiles

/// The way from one file to another file or folder.
enum RelativePath {
  /// The path of a file or folder from the folder of another file on; both as the system resolves them, and a
  /// file whether or not it is there.
  static func from(_ start: String, to path: String) -> String {
    guard let folder = start.folder.resolvedPath, let target = names(to: path) else { return path }
    let from = folder.split(separator: "/").map(String.init)
    let common = zip(from, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    let way = (up + target[common...]).joined(separator: "/")
    return way.isEmpty ? "." : way
  }

  /// The names on the way from the root of the system; of a folder all are resolved, the last of which may be
  /// dots alone.
  private static func names(to path: String) -> [String]? {
    let isFolder = FolderListing.isFolder(path)
    guard let place = (isFolder ? path : path.folder).resolvedPath else { return nil }
    return place.split(separator: "/").map(String.init) + (isFolder ? [] : [String(path.fileName)])
  }
}
