import EarshotSpeech
import Glibc

/// The program `earshot-espeak`: a conversation over standard input and output, and a word about
/// itself for people who start it by hand.
package enum WorkerProgram {
  /// Runs the program and returns its exit status.
  package static func run(arguments: [String]) -> Int32 {
    switch arguments.dropFirst().first {
    case nil:
      guard isatty(STDIN_FILENO) == 0 else {
        say(usage, to: STDERR_FILENO)
        return 2
      }
      return converse()
    case "--version":
      say("earshot-espeak, wire format \(WireFormat.version)\n\(notice)", to: STDOUT_FILENO)
      return 0
    case "--license":
      say(license, to: STDOUT_FILENO)
      return 0
    case "--help", "-h":
      say(usage, to: STDOUT_FILENO)
      return 0
    case let argument?:
      say("earshot-espeak: error: unknown argument \"\(argument)\"\n\(usage)", to: STDERR_FILENO)
      return 2
    }
  }

  /// Only the conversation may reach standard output: what the engine prints goes elsewhere.
  private static func converse() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return 2 }
    switch WorkerService(input: STDIN_FILENO, output: output).run() {
    case .closed:
      return 0
    case .malformed(let error):
      say("earshot-espeak: error: \(error)\n", to: STDERR_FILENO)
      return 2
    case .engineUnavailable:
      say("earshot-espeak: error: espeak-ng cannot read its data\n", to: STDERR_FILENO)
      return 2
    }
  }

  private static func say(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  private static let usage = """
    usage: earshot-espeak [--version | --license]

    The voice of earshot, started by it. It reads requests from standard input and writes
    sound to standard output; there is nothing to type here. Try: earshot speak "Hello"

    """

  private static let notice = """
    This program is linked with espeak-ng and distributed under the GNU General Public
    License, version 3 or later. It comes with no warranty. See earshot-espeak --license.

    """

  private static let license = """
    earshot-espeak is a program of the Earshot project, whose own source files are under
    the Apache License, Version 2.0 (file LICENSE).

    This executable is linked with espeak-ng (libespeak-ng), Copyright its authors, which
    is free software under the GNU General Public License, version 3 or any later version.
    The executable as a whole is therefore distributed under the GNU General Public
    License, version 3 or any later version, as published by the Free Software Foundation:
    https://www.gnu.org/licenses/gpl-3.0.html

    It is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without
    even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.

    No other program or library of the Earshot project links espeak-ng; they talk to this
    executable through pipes and stay under the Apache License. The sources of both are
    where this program came from; on Debian, those of espeak-ng: apt-get source espeak-ng

    """
}
