import Glibc

/// What stands in a folder.
package enum FolderListing {
  /// One thing in a folder.
  package struct Entry: Sendable {
    /// What it is; of a link, what it leads to.
    package enum Kind: Sendable {
      case file
      case folder
      /// A pipe, a device, or a link that leads nowhere.
      case other
    }

    /// Its name.
    package var name: String
    /// What it is.
    package var kind: Kind
    /// Whether it is a link.
    package var isLink: Bool
    /// What tells it from everything else on the machine, whatever it is called.
    package var identity: FileIdentity
  }

  /// What tells a file from all others, whatever leads to it.
  package struct FileIdentity: Hashable, Sendable {
    private var device: UInt64
    private var number: UInt64

    /// The identity of what a path leads to; `nil` where nothing is there.
    package init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(status)
    }

    fileprivate init(_ status: stat) {
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  /// A folder cannot be looked into.
  package struct Failure: Error {
    /// The system's reason.
    package var reason: String
  }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What stands in a folder, in the order of the names; without what has a name that is no text, and no
  /// further than to a number of names.
  ///
  /// Nothing is opened but the folder itself.
  ///
  /// - Throws: ``Failure``.
  package static func entries(of folder: String, limit: Int) throws(Failure) -> [Entry] {
    guard let stream = opendir(folder) else {
      throw Failure(reason: SystemError.text(of: errno))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while entries.count < limit, let found = readdir(stream) {
      let name = withUnsafeBytes(of: &found.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != ".." else { continue }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, fstatat(dirfd(stream), name, &status, 0) != 0 { status.st_mode = S_IFLNK }
      let kind: Entry.Kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
      entries.append(
        Entry(name: name, kind: kind, isLink: isLink, identity: FileIdentity(status)))
    }
    return entries.sorted { $0.name < $1.name }
  }
}
