import EarshotTestSupport
import Foundation
import Glibc

/// A server of OpenSSH for one connection, with keys of its own, that listens nowhere: the client starts it.
final class SecureShellServer {
  private let folder: ScratchFolder

  /// Makes the keys.
  ///
  /// - Throws: Why they cannot be made.
  init() throws {
    folder = try ScratchFolder()
    for name in ["host", "client"] {
      let maker = try ChildProcess(
        ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder.path(of: name)],
        environment: ["PATH": "/usr/bin:/bin"])
      guard maker.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
    try folder.write(
      """
      HostKey \(folder.path(of: "host"))
      AuthorizedKeysFile \(folder.path(of: "client.pub"))
      StrictModes no
      UsePAM no
      PidFile none
      PermitRootLogin yes
      """, to: "configuration")
    // What the package's own service makes when it begins; without root none is needed.
    if getuid() == 0 { mkdir("/run/sshd", 0o755) }
  }

  /// The command that runs another one over there, on a terminal.
  func client(_ command: String) -> [String] {
    let user = getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "root"
    let options = [
      "ProxyCommand=/usr/sbin/sshd -i -f \(folder.path(of: "configuration"))",
      "IdentityFile=\(folder.path(of: "client"))", "IdentitiesOnly=yes",
      "StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR",
    ]
    return ["ssh", "-tt", "-F", "none"] + options.flatMap { ["-o", $0] }
      + ["\(user)@localhost", command]
  }
}
