import Glibc

extension SourceText {
  /// The most that is read of one file, in bytes: 64 MiB, a hundred times the largest storyboard
  /// seen.
  package static let sizeLimit = 64 << 20

  /// Reads a whole file.
  ///
  /// What is no regular file (a pipe, `/dev/stdin`) is read up to the same limit where the user has named
  /// it. A file that was met has to be a regular one, and nothing else is even opened: a pipe could keep
  /// the program waiting for ever.
  ///
  /// - Throws: `missing`, `danglingLink`, `directory`, `noRegularFile`, `outsideRoot`, `unreadable` or
  ///   `tooLarge`, each at 1:1.
  package init(
    contentsOf file: String, as kind: FileKind, from origin: FileOrigin,
    limit: Int = SourceText.sizeLimit
  ) throws(FileError) {
    func refused(_ problem: ReadingProblem) -> FileError {
      FileError(file: file, at: .start, problem: problem, expecting: kind)
    }
    // C would read the path only up to a NUL and open something else.
    guard !file.isEmpty, !file.utf8.contains(0) else { throw refused(.missing) }
    try origin.requirePlace(of: file, as: kind)
    if let problem = origin.problem(at: file) { throw refused(problem) }
    // What takes the place of a file that was met in between is neither waited for nor made the terminal.
    let flags = origin == .named ? 0 : O_NONBLOCK | O_NOCTTY
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else {
      let code = errno
      throw refused(
        code == ENOENT || code == ENOTDIR
          ? .missing : .unreadable(reason: SystemError.text(of: code)))
    }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw refused(.unreadable(reason: SystemError.text(of: errno)))
    }
    if let problem = origin.problem(of: status) { throw refused(problem) }
    let expected = Int(status.st_size)
    guard expected <= limit else { throw refused(.tooLarge(size: expected, limit: limit)) }

    var bytes: [UInt8] = []
    var room = max(expected, 4095) + 1
    while true {
      var failure: Int32 = 0
      let filled = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      if failure == EINTR { continue }
      guard failure == 0 else {
        throw refused(.unreadable(reason: SystemError.text(of: failure)))
      }
      if chunk.isEmpty { break }
      if filled == 0 { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= limit else {
        throw refused(.tooLarge(size: bytes.count, limit: limit))
      }
      room = 64 << 10
    }
    self.init(file: file, bytes: bytes, as: kind, from: origin)
  }

  /// The beginning of a regular file; `nil` where none can be read.
  package init?(beginningOf file: String, length: Int) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileOrigin.met().problem(of: status) == nil else {
      return nil
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
    self.init(file: file, bytes: bytes, from: .met())
  }
}
