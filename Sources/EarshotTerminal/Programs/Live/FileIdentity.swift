import Glibc

/// A file, by whatever path it is found.
nonisolated struct FileIdentity: Hashable {
  private let system: dev_t
  private let number: ino_t
  private let device: dev_t

  /// The file at a path, within an open folder where one is named; `nil` where there is none.
  init?(_ path: String, in folder: Int32 = AT_FDCWD) {
    var found = stat()
    guard fstatat(folder, path, &found, 0) == 0 else { return nil }
    system = found.st_dev
    number = found.st_ino
    device = found.st_mode & S_IFMT == S_IFCHR ? found.st_rdev : 0
  }

  /// Whether it is `/dev/tty`, which is for each process the terminal that it was started on.
  var isOwnTerminal: Bool { device == Self.ownTerminal }

  /// The device with the numbers 5 and 0.
  private static let ownTerminal: dev_t = 0x500
}
