import Foundation

extension SourceText {
  /// The most that is read of one file, in bytes: 64 MiB, a hundred times the largest storyboard
  /// seen (facts/storyboards.md §1).
  package static let sizeLimit = 64 << 20

  /// Reads a whole file.
  ///
  /// What is no regular file (a pipe, `/dev/stdin`) is read as well, up to the same limit.
  ///
  /// - Throws: `missing`, `directory`, `unreadable` or `tooLarge`, each at 1:1.
  package init(contentsOf file: String, limit: Int = SourceText.sizeLimit) throws(FileError) {
    try self.init(contentsOf: file, limit: limit, isRegular: false)
  }

  /// Reads a whole file that nobody named on the command line, but another file or a place where it is
  /// looked for: it has to be a regular one, as a pipe could keep the program waiting for ever.
  ///
  /// - Throws: `missing`, `directory`, `noRegularFile`, `unreadable` or `tooLarge`, each at 1:1.
  package init(
    contentsOfRegularFile file: String, limit: Int = SourceText.sizeLimit
  ) throws(FileError) {
    try self.init(contentsOf: file, limit: limit, isRegular: true)
  }

  private init(contentsOf file: String, limit: Int, isRegular: Bool) throws(FileError) {
    func refused(_ problem: DocumentProblem) -> FileError {
      FileError(file: file, problem: problem)
    }
    // C would read the path only up to a NUL and open something else.
    guard !file.isEmpty, !file.utf8.contains(0) else { throw refused(.missing) }
    // A pipe is opened without waiting for somebody who writes to it, and then refused.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else {
      let code = errno
      throw refused(
        code == ENOENT || code == ENOTDIR
          ? .missing : .unreadable(reason: String(cString: strerror(code))))
    }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw refused(.unreadable(reason: String(cString: strerror(errno))))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw refused(.directory) }
    guard !isRegular || status.st_mode & S_IFMT == S_IFREG else {
      throw refused(.noRegularFile)
    }
    let expected = Int(status.st_size)
    guard expected <= limit else { throw refused(.tooLarge(size: expected, limit: limit)) }

    var bytes: [UInt8] = []
    var room = max(expected, 4095) + 1
    while true {
      var failure: Int32 = 0
      let filled = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      if failure == EINTR { continue }
      guard failure == 0 else {
        throw refused(.unreadable(reason: String(cString: strerror(failure))))
      }
      if chunk.isEmpty { break }
      if filled == 0 { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= limit else {
        throw refused(.tooLarge(size: bytes.count, limit: limit))
      }
      room = 64 << 10
    }
    self.init(file: file, bytes: bytes)
  }
}
