import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc

/// A program under `earshot run`, of which a test hears every word as it is said.
///
/// Nothing here sleeps: whoever types next waits for the words that say that it can be typed.
final class ListenedRun {
  /// Who runs it.
  let user: User
  /// Its terminal.
  let terminal: TerminalRun
  private let transcript: Int32
  private var rest: [UInt8] = []
  private var lines: [User.Event] = []
  /// How many of the lines were heard already.
  private var heard = 0

  /// Starts a program under `earshot run`.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - options: What `earshot run` is told besides.
  ///   - environment: What is set besides; the home is a folder of the test's own.
  ///   - user: Who runs it; somebody new without one.
  ///   - rows: The rows of the terminal.
  /// - Throws: Why it cannot be started.
  convenience init(
    _ command: [String], options: [String] = [], environment: [String: String] = [:],
    as user: User? = nil, rows: Int = 24
  ) throws {
    let user = try user ?? User()
    try self.init(
      starting: Self.earshot(user) + options + ["--"] + command, environment: environment, as: user,
      rows: rows)
  }

  /// Starts a command that runs a program under `earshot run` somewhere inside (``earshot(_:)``).
  ///
  /// - Parameters:
  ///   - command: The command and its arguments.
  ///   - environment: What is set besides; the home is a folder of the test's own.
  ///   - user: Who runs it.
  ///   - rows: The rows of the terminal.
  /// - Throws: Why it cannot be started.
  init(
    starting command: [String], environment: [String: String] = [:], as user: User, rows: Int = 24
  ) throws {
    self.user = user
    mkfifo(user.transcript, 0o600)
    transcript = open(user.transcript, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let home = [
      "HOME": user.folderPath, "XDG_CACHE_HOME": user.folderPath,
      "XDG_DATA_HOME": user.folderPath, "LESSHISTFILE": "-",
    ]
    terminal = try TerminalRun(
      command, rows: rows,
      environment: user.environment.merging(home) { $1 }.merging(environment) { $1 })
    terminal.beside = (
      transcript,
      { [unowned self] in
        // The other end is closed, which would be news for ever.
        if !listen() { terminal.beside = nil }
      }
    )
  }

  /// How `earshot run` begins, so that what it says is heard here.
  static func earshot(_ user: User) -> [String] {
    [BuiltProgram.path("earshot"), "run", "--mute", "--transcript", user.transcript]
  }

  deinit {
    close(transcript)
    unlink(user.transcript)
  }

  /// Reads what was told; returns whether somebody is there who may tell more.
  @discardableResult
  private func listen() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(transcript, &buffer, buffer.count)
    while count > 0 {
      rest += buffer[..<count]
      count = read(transcript, &buffer, buffer.count)
    }
    let isOpen = count < 0
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let event = try? JSONDecoder().decode(User.Event.self, from: Data(rest[..<end])) {
        lines.append(event)
      }
      rest.removeSubrange(...end)
    }
    return isOpen
  }

  /// Everything that was spoken so far.
  var spoken: [String] { lines.filter { $0.event == "speech" }.compactMap(\.text) }

  /// Everything that was spoken of the program so far, as one; a busy machine may write in two pieces what is
  /// said as one elsewhere.
  var whole: String {
    lines.filter { $0.event == "speech" && $0.cause != "status" }.compactMap(\.text)
      .joined(separator: " ")
  }

  /// Waits until something is spoken in which a text stands, behind what was waited for before.
  @discardableResult
  func hear(_ text: String) throws -> User.Event {
    var found: User.Event?
    var said = ""
    do {
      try terminal.wait(for: "\"\(text)\", spoken") {
        listen()
        while found == nil, heard < lines.count {
          let event = lines[heard]
          heard += 1
          guard event.event == "speech", let words = event.text else { continue }
          // A busy machine may write one output in two pieces, which are said one after the other.
          said += said.isEmpty ? words : "\n\(words)"
          if said.contains(text) { found = event }
        }
        return found != nil
      }
    } catch {
      throw TerminalRun.Missing(description: "\(error)\nspoken was \(spoken)")
    }
    guard let found else { throw TerminalRun.Missing(description: "\(text) was not spoken") }
    return found
  }

  /// Waits until the cursor of the reader comes to something of which a text is spoken.
  func hearFocus(_ text: String) throws {
    while try hear(text).cause != "focus" {}
  }

  /// Types.
  func type(_ keys: String) throws { try terminal.type(keys) }

  /// Waits for the end; returns the status, and sees to it that the terminal is as it was.
  func end() throws -> Int32 {
    let status = try terminal.end()
    guard terminal.settings == terminal.settingsAtStart else {
      throw TerminalRun.Missing(description: "the settings of the terminal are not as they were")
    }
    return status
  }
}

/// Programs that tests run where they are installed.
enum Installed {
  /// Whether programs are found in the usual folders.
  static func has(_ names: String...) -> Bool {
    names.allSatisfy { name in
      ["/usr/bin/", "/bin/", "/usr/sbin/"].contains {
        FileManager.default.isExecutableFile(atPath: $0 + name)
      }
    }
  }
}
