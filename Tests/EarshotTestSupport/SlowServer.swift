import Foundation
import Glibc
import Synchronization

/// A socket behind which a sound server stands whose answers all come late.
///
/// What is shared by memory does not go through it, so that server must share none.
public final class SlowServer: Sendable {
  /// The server could not be started; `code` is the system's error number.
  public struct Failure: Error {
    /// The system's error number.
    public var code: Int32
  }

  private let line: Int32
  private let server: String
  private let pause: Duration
  private let connections = Mutex(0)

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - path: Its socket.
  ///   - server: The socket of the server that answers.
  ///   - pause: How long each answer is kept.
  /// - Throws: ``Failure``.
  public init(at path: String, before server: String, pause: Duration) throws(Failure) {
    line = Self.socket(at: path) { bind($0, $1, $2) }
    guard line >= 0, listen(line, 100) == 0 else { throw Failure(code: errno) }
    (self.server, self.pause) = (server, pause)
    Thread { [weak self, line] in
      while true {
        let client = accept(line, nil, nil)
        guard client >= 0, let self else { return }
        connections.withLock { $0 += 1 }
        Thread { [server, pause] in Self.relay(client, to: server, pause: pause) }.start()
      }
    }.start()
  }

  deinit {
    shutdown(line, Int32(SHUT_RDWR))
    close(line)
  }

  /// How many have connected so far.
  public var connectionCount: Int { connections.withLock { $0 } }

  /// Carries what both sides say until one of them leaves.
  private static func relay(_ client: Int32, to path: String, pause: Duration) {
    let server = socket(at: path) { connect($0, $1, $2) }
    defer {
      close(client)
      close(server)
    }
    var ends = [
      pollfd(fd: client, events: Int16(POLLIN), revents: 0),
      pollfd(fd: server, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&ends, 2, -1) > 0 {
      if ends[0].revents != 0, !carry(from: client, to: server) { return }
      guard ends[1].revents != 0 else { continue }
      // Nobody is polled, so that this is a pause of the answer and not a look at anything.
      var nobody = pollfd(fd: -1, events: 0, revents: 0)
      poll(&nobody, 1, Int32(pause / .milliseconds(1)))
      if !carry(from: server, to: client) { return }
    }
  }

  private static func carry(from source: Int32, to target: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(source, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    var start = 0
    while start < count {
      let sent = bytes[start..<count].withUnsafeBytes {
        send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return false }
      start += sent
    }
    return true
  }

  private static func socket(
    at path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    let line = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: path.utf8.prefix($0.count - 1))
    }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(line, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return status == 0 ? line : -1
  }
}
