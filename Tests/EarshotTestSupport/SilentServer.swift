import Glibc

/// A server on a socket that lets everybody connect and never answers.
public final class SilentServer {
  /// The server could not be started; `code` is the system's error number.
  public struct Failure: Error {
    /// The system's error number.
    public var code: Int32
  }

  private let line: Int32

  /// Starts a server on a socket at `path`.
  ///
  /// - Throws: ``Failure``.
  public init(at path: String) throws(Failure) {
    line = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: path.utf8.prefix($0.count - 1))
    }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(line, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    // The system completes connections that nobody accepts, as many as this.
    guard line >= 0, isBound, listen(line, 100) == 0 else { throw Failure(code: errno) }
  }

  deinit {
    close(line)
  }

  /// How many have connected so far, those that have left among them.
  public private(set) lazy var connectionCount: Int = {
    var count = 0
    while true {
      let connection = accept(line, nil, nil)
      guard connection >= 0 else { return count }
      close(connection)
      count += 1
    }
  }()
}
