import CTerminal
import EarshotPrograms
import Glibc

// A program that has answered a key waits for the next one, and the system tells what it waits for:
//
//  1. the processes that were started on the terminal and are in its foreground count, with all threads;
//  2. at least one of them reads the terminal, or waits for that and for files, which never let anybody wait;
//  3. all others wait for that one, or for each other;
//  4. who waits for keys, but not without an end, as vim does, counts where that end is farther than the pause after
//     which a frame is read anyway: nothing comes before, and what comes afterwards would be another frame in any case;
//  5. whoever waits for anything else, such as a time, a network or a pipe, may say more without a key; and so
//     may whoever may not be looked at, such as a program of another user.

/// What runs in the foreground of a pseudoterminal.
nonisolated struct ForegroundProcesses {
  /// The process that leads the session of the terminal.
  let leader: pid_t
  /// Our side of the terminal.
  let descriptor: Int32
  /// The path of the other side.
  let path: String
  /// The folder of the thread that waited for keys when it was looked last.
  private var reader: String?
  private var files = ProcessFiles()

  /// Looks at a terminal from our side.
  init(leader: pid_t, descriptor: Int32, path: String) {
    self.leader = leader
    self.descriptor = descriptor
    self.path = path
  }

  /// How long a wait is that counts as one without an end, in nanoseconds: longer than the pause by which a frame is
  /// read anyway, and than output may take from the program to us.
  private static let longPause = Int64(2 * (ProgramSession.quiet.afterKey / .nanoseconds(1)))
  /// How many processes and threads are looked at; of more nothing is known.
  private static let limit = 64

  /// Whether all that runs there waits until somebody types, so that nothing more comes of what was typed.
  ///
  /// `false` as well where that is not known.
  mutating func waitForKeys() -> Bool {
    // Most often it is the same thread again, and as long as that is busy nothing else has to be known.
    let call = reader.flatMap { files.text(at: $0 + "syscall") }
    if call == "running" { return false }
    let group = tcgetpgrp(descriptor)
    guard group > 0 else { return false }
    var isReading = false
    var processes = [leader]
    var count = 0
    while let process = processes.popLast() {
      let isInForeground = getpgid(process) == group
      guard let threads = Self.threads(of: process) else { return false }
      for thread in threads {
        count += 1
        guard count <= Self.limit else { return false }
        let folder = "/proc/\(process)/task/\(thread)/"
        guard let children = files.text(at: folder + "children") else { return false }
        processes += children.split(separator: " ").compactMap { pid_t($0) }
        guard isInForeground else { continue }
        switch waiting(process, in: folder, call: folder == reader ? call : nil) {
        case .forKeys:
          isReading = true
          reader = folder
        case .forOthers: break
        case nil: return false
        }
      }
    }
    return isReading
  }

  private enum Waiting {
    case forKeys
    case forOthers
  }

  /// What a thread waits for; `nil` when it may go on by itself, and when that is not known.
  private mutating func waiting(
    _ process: pid_t, in folder: String, call: String?
  ) -> Waiting? {
    guard let text = call ?? files.text(at: folder + "syscall") else { return nil }
    let words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 7)
    let arguments = words.dropFirst().prefix(6).compactMap {
      UInt(Substring($0.dropFirst(2)), radix: 16)
    }
    guard let call = words.first.flatMap({ Int(Substring($0)) }), arguments.count == 6 else {
      return nil
    }
    var hasLooked = false
    let kind = terminal_waiting_in(process, call, arguments, Self.longPause, &hasLooked)
    // What was found in its memory is the time of this wait, unless that has ended meanwhile.
    if hasLooked, files.text(at: folder + "syscall") != text { return nil }
    switch kind {
    case TERMINAL_WAITS_FOR_ONE:
      return isTerminal(Self.target(of: process, Int(arguments[0]))) ? .forKeys : nil
    case TERMINAL_WAITS_BELOW: return keys(of: process, below: Int(clamping: arguments[0]))
    case TERMINAL_WAITS_FOR_ANY: return keys(of: process, below: .max)
    case TERMINAL_WAITS_FOR_OTHERS: return .forOthers
    default: return nil
    }
  }

  /// Whether what a process waits for among its descriptors can be nothing but keys.
  private func keys(of process: pid_t, below limit: Int) -> Waiting? {
    let numbers = Self.names(in: "/proc/\(process)/fd")?.compactMap { Int($0) } ?? []
    var hasTerminal = false
    for number in numbers where number < limit {
      let target = Self.target(of: process, number)
      if isTerminal(target) {
        hasTerminal = true
      } else if target?.first != "/" {
        return nil
      }
    }
    return hasTerminal ? .forKeys : nil
  }

  /// Whether what a descriptor leads to is this terminal.
  private func isTerminal(_ target: String?) -> Bool {
    target == "/dev/tty" || target == path
  }

  // MARK: What the system tells

  private static func string(_ bytes: some Sequence<CChar>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The threads of a process.
  ///
  /// How many folders stand in that of its threads is told without opening it, and most
  /// often there is the one that has the number of the process.
  private static func threads(of process: pid_t) -> [String]? {
    let path = "/proc/\(process)/task"
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    return found.st_nlink == 3 ? [String(process)] : names(in: path)
  }

  private static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        string($0.bindMemory(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// What a descriptor of a process leads to: a path, or the kind of what has none.
  private static func target(of process: pid_t, _ number: Int) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    let count = readlink("/proc/\(process)/fd/\(number)", &bytes, bytes.count)
    return count > 0 && count < bytes.count ? string(bytes) : nil
  }
}
