import Glibc

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
}
