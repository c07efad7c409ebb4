// Paths are taken apart as they are written: their files need not be there.

import Glibc

extension String {
  /// What follows the last slash of a path.
  package var fileName: Substring {
    let slash = UInt8(ascii: "/")
    guard let last = utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let end = utf8.index(after: last)
    let start = utf8[..<end].lastIndex(of: slash).map { utf8.index(after: $0) } ?? startIndex
    return self[start..<end]
  }

  /// The folder of a path; `.` for a name alone.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The name of a file without its folder and what follows the last dot.
  package var fileStem: Substring {
    let name = fileName
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
  }

  /// What follows the last dot of the name, in small letters; empty without one.
  package var fileEnding: String {
    let name = fileName
    return name.utf8.lastIndex(of: UInt8(ascii: "."))
      .map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// The way from the root of the system to where the path leads, every link on it resolved; `nil` where
  /// nothing is there.
  package var resolvedPath: String? {
    guard !utf8.contains(0), let resolved = realpath(self, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
