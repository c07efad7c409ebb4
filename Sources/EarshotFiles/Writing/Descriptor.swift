import Glibc

/// What the system says of its own errors.
package enum SystemError {
  /// The words for an error number.
  package static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// What can be done with an open file descriptor, whatever it leads to.
package enum Descriptor {
  /// Writes everything, or returns the system's error that stopped it.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Makes a folder for its owner alone, with those around it, or returns the system's error that stopped
  /// it; one that is there stays as it is.
  package static func makeFolder(_ path: String) -> Int32? {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return nil }
    guard errno == ENOENT, let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex
    else { return errno }
    if let code = makeFolder(String(path[..<slash])) { return code }
    return mkdir(path, 0o700) == 0 || errno == EEXIST ? nil : errno
  }
}
