// A new archive takes the place of the old one in steps, after each of which one of the two is whole:
//
//  1. the folder is opened, made when it is not there, and locked against other processes;
//  2. the new archive is written beside the old one and forced to the disk;
//  3. it takes the old one's name, which the system does at once or not at all;
//  4. the folder is forced to the disk, so that the name survives a loss of power.
//
// Every file is named relative to the opened folder and no link is followed, so that nothing outside
// is read, written or removed.

import EarshotFiles
import Glibc

/// Where the state of one app is kept on the disk.
struct ArchiveFolder: Sendable {
  /// The path of the folder.
  let path: String

  /// The archive.
  static let archive = "state.json"
  /// An archive that is being written.
  static let unfinished = "state.json.new"
  /// There while the app launches and takes its state back.
  static let mark = "restoring"

  /// The most that is read of an archive, in bytes.
  static let sizeLimit = 64 << 20

  /// What errors call a file of the folder.
  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  // MARK: Reading

  /// The bytes of the archive, or `nil` when there is none.
  func read() throws(StateArchiveProblem) -> [UInt8]? {
    guard let folder = try OpenFolder(path, makingIt: false) else { return nil }
    let file = path(of: Self.archive)
    // A pipe in the place of the archive must not make the app wait for somebody to write into it.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = openat(folder.descriptor, Self.archive, flags)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw .notAFile(path: file) }
      throw .system(operation: .read, path: file, reason: systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .system(operation: .read, path: file, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: file) }
    let size = Int(status.st_size)
    guard size <= Self.sizeLimit else {
      throw .tooLarge(path: file, size: size, limit: Self.sizeLimit)
    }
    var bytes = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size {
      let got = bytes[filled...].withUnsafeMutableBytes { rest in
        Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        throw .system(operation: .read, path: file, reason: systemReason())
      }
      if got == 0 { break }
      filled += got
    }
    return Array(bytes.prefix(filled))
  }

  // MARK: Writing

  /// Puts a new archive in the place of the old one, which is untouched unless all of the new one is
  /// on the disk.
  func write(_ bytes: [UInt8]) throws(StateArchiveProblem) {
    guard let folder = try OpenFolder(path, makingIt: true) else {
      preconditionFailure("A folder that is made is opened, or refused with a reason")
    }
    guard flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK { throw .busy(path: path) }
      throw .system(operation: .write, path: path, reason: systemReason())
    }
    // A child that another thread starts holds the descriptor until it runs its program, and with it a
    // lock that is merely closed.
    defer { flock(folder.descriptor, LOCK_UN) }
    let file = path(of: Self.archive)
    unlinkat(folder.descriptor, Self.unfinished, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder.descriptor, Self.unfinished, flags, 0o600)
    guard descriptor >= 0 else {
      throw .system(operation: .write, path: file, reason: systemReason())
    }
    var reason = Descriptor.write(bytes, to: descriptor).map { SystemError.text(of: $0) }
    if reason == nil, fsync(descriptor) != 0 { reason = systemReason() }
    if close(descriptor) != 0, reason == nil { reason = systemReason() }
    if reason == nil,
      renameat(folder.descriptor, Self.unfinished, folder.descriptor, Self.archive) != 0
    {
      reason = systemReason()
    }
    if let reason {
      unlinkat(folder.descriptor, Self.unfinished, 0)
      throw .system(operation: .write, path: file, reason: reason)
    }
    folder.force()
  }
}

/// What the system says about the call that failed last.
private func systemReason() -> String {
  SystemError.text(of: errno)
}

extension ArchiveFolder {
  // MARK: Removing and marking

  /// Removes the archive, if there is one.
  func remove() throws(StateArchiveProblem) {
    try remove(Self.archive)
    try remove(Self.unfinished)
  }

  /// Whether a launch before has begun and not ended.
  func isMarked() throws(StateArchiveProblem) -> Bool {
    guard let folder = try OpenFolder(path, makingIt: false) else { return false }
    return faccessat(folder.descriptor, Self.mark, F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Marks that a launch has begun, if there is a folder.
  func mark() throws(StateArchiveProblem) {
    guard let folder = try OpenFolder(path, makingIt: false) else { return }
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder.descriptor, Self.mark, flags, 0o600)
    guard descriptor >= 0 else {
      throw .system(operation: .write, path: path(of: Self.mark), reason: systemReason())
    }
    close(descriptor)
    folder.force()
  }

  /// Takes the mark of a launch away.
  func unmark() throws(StateArchiveProblem) {
    try remove(Self.mark)
  }

  private func remove(_ name: String) throws(StateArchiveProblem) {
    guard let folder = try OpenFolder(path, makingIt: false) else { return }
    guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else {
      throw .system(operation: .remove, path: path(of: name), reason: systemReason())
    }
    folder.force()
  }
}

/// An open folder, closed with the last reference.
private final class OpenFolder {
  let descriptor: Int32

  /// Opens a folder; `nil` when it is not there and is not to be made.
  init?(_ path: String, makingIt: Bool) throws(StateArchiveProblem) {
    // C would read the path only up to a NUL and open something else.
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .system(operation: .open, path: path, reason: "this is no path")
    }
    if makingIt, let code = Descriptor.makeFolder(path) {
      throw .system(operation: .open, path: path, reason: SystemError.text(of: code))
    }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT, !makingIt { return nil }
      throw .system(operation: .open, path: path, reason: systemReason())
    }
  }

  deinit {
    close(descriptor)
  }

  /// Forces names to the disk; a file system that cannot is no reason to fail.
  func force() {
    fsync(descriptor)
  }
}
