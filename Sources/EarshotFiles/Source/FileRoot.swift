import Glibc

/// A folder that files which are met must not leave: what a script opens, and whatever is looked for
/// beside a file.
public struct FileRoot: Hashable, Sendable {
  /// The folder as the caller gave it.
  public let folder: String
  private let components: [String]

  /// Takes a folder, with every link on its way resolved.
  ///
  /// - Throws: `missing` or `unreadable` for what is no folder.
  public init(_ folder: String) throws(FileError) {
    self.folder = folder
    let components = Self.place(of: folder)
    var status = stat()
    guard let components, stat("/" + components.joined(separator: "/"), &status) == 0 else {
      throw FileError(file: folder, at: .start, problem: ReadingProblem.missing, expecting: .folder)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(
        file: folder, at: .start, problem: ReadingProblem.noFolder, expecting: .folder)
    }
    self.components = components
  }

  /// Whether a path leads to a place in the folder, links resolved.
  ///
  /// Nothing needs to stand there: what lies outside is answered alike whether it is there or not.
  package func contains(_ path: String) -> Bool {
    Self.place(of: path)?.starts(with: components) ?? false
  }

  /// The most links on the way to a file, as in Linux.
  private static let linkLimit = 40

  /// The names on the way from the root of the system to where a path leads; `nil` where links go round
  /// in circles, or the present folder is gone.
  private static func place(of path: String) -> [String]? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    var ahead = Array(names(in: path).reversed())
    if !path.hasPrefix("/") {
      guard let present = getcwd(nil, 0) else { return nil }
      defer { free(present) }
      ahead += names(in: String(cString: present)).reversed()
    }
    var place: [String] = []
    var links = 0
    while let name = ahead.popLast() {
      if name == ".." {
        _ = place.popLast()
        continue
      }
      place.append(name)
      guard let target = target(ofLink: "/" + place.joined(separator: "/")) else { continue }
      links += 1
      guard links <= linkLimit else { return nil }
      place = target.hasPrefix("/") ? [] : place.dropLast()
      ahead += names(in: target).reversed()
    }
    return place
  }

  private static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map { String($0) }
  }

  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink(path, &bytes, bytes.count - 1)
    guard length > 0 else { return nil }
    return String(decoding: bytes[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension FileKind {
  /// A folder.
  package static let folder = FileKind("a folder")
}
