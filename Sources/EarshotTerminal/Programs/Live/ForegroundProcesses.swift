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
  /// The other side.
  private let terminal: FileIdentity?
  /// The folder of the thread that waited for keys when it was looked last.
  private var reader: String?
  /// The call in which a thread was found to read the terminal and nothing else, and the folder of that thread.
  ///
  /// As long as it is in the same call again, that need not be found out anew with every key.
  private var reading: (folder: String, call: String)?
  private var files = ProcessFiles()

  /// Looks at a terminal from our side.
  init(leader: pid_t, descriptor: Int32, path: String) {
    self.leader = leader
    self.descriptor = descriptor
    terminal = FileIdentity(path)
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
    var isReading = false
    let allWait = allThreads { processes, process, folder in
      switch processes.waiting(process, in: folder, call: folder == processes.reader ? call : nil) {
      case .forKeys:
        isReading = true
        processes.reader = folder
        return true
      case .forOthers: return true
      case nil: return false
      }
    }
    return allWait && isReading
  }

  /// Whether somebody who runs there reads what is typed, or may do so for all that is known.
  mutating func mayRead() -> Bool {
    !allThreads { processes, process, folder in
      guard let text = processes.files.text(at: folder + "syscall") else { return false }
      guard let (call, arguments) = Self.call(text) else { return true }
      return !processes.reads(process, call, arguments)
    }
  }

  /// Whether something holds of every thread that runs in the foreground; `false` as well where not all of them are
  /// known.
  private mutating func allThreads(
    _ holds: (inout Self, _ process: pid_t, _ folder: String) -> Bool
  ) -> Bool {
    let group = tcgetpgrp(descriptor)
    guard group > 0 else { return false }
    var processes = [leader]
    var count = 0
    while let process = processes.popLast() {
      let isInForeground = getpgid(process) == group
      guard let threads = self.threads(of: process) else { return false }
      for thread in threads {
        count += 1
        guard count <= Self.limit else { return false }
        let folder = "/proc/\(process)/task/\(thread)/"
        guard let children = files.text(at: folder + "children") else { return false }
        processes += children.split(separator: " ").compactMap { pid_t($0) }
        guard !isInForeground || holds(&self, process, folder) else { return false }
      }
    }
    return true
  }

  /// Whether what a process waits for is what is typed, whatever else it waits for.
  private mutating func reads(_ process: pid_t, _ call: Int, _ arguments: [UInt]) -> Bool {
    var hasLooked = false
    switch terminal_waiting_in(process, call, arguments, 0, &hasLooked) {
    case TERMINAL_WAITS_FOR_ONE: return isTerminal(Int(clamping: arguments[0]), of: process)
    case TERMINAL_WAITS_BELOW, TERMINAL_WAITS_FOR_ANY:
      let numbers = Self.names(in: "/proc/\(process)/fd")?.compactMap { Int($0) } ?? []
      return numbers.contains { isTerminal($0, of: process) }
    default: return false
    }
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
    if let reading, reading == (folder, text) { return .forKeys }
    guard let (call, arguments) = Self.call(text) else { return nil }
    var hasLooked = false
    let kind = terminal_waiting_in(process, call, arguments, Self.longPause, &hasLooked)
    // What was found in its memory is the time of this wait, unless that has ended meanwhile.
    if hasLooked, files.text(at: folder + "syscall") != text { return nil }
    switch kind {
    case TERMINAL_WAITS_FOR_ONE:
      guard isTerminal(Int(clamping: arguments[0]), of: process) else { return nil }
      if !hasLooked { reading = (folder, text) }
      return .forKeys
    case TERMINAL_WAITS_BELOW: return keys(of: process, below: Int(clamping: arguments[0]))
    case TERMINAL_WAITS_FOR_ANY: return keys(of: process, below: .max)
    case TERMINAL_WAITS_FOR_OTHERS: return .forOthers
    default: return nil
    }
  }

  /// Whether what a process waits for among its descriptors can be nothing but keys.
  private mutating func keys(of process: pid_t, below limit: Int) -> Waiting? {
    let numbers = Self.names(in: "/proc/\(process)/fd")?.compactMap { Int($0) } ?? []
    var hasTerminal = false
    for number in numbers where number < limit {
      if isTerminal(number, of: process) {
        hasTerminal = true
      } else if target(of: process, number)?.first != "/" {
        return nil
      }
    }
    return hasTerminal ? .forKeys : nil
  }

  /// Whether what a descriptor leads to is this terminal, by itself or as the one that is the process's own.
  private mutating func isTerminal(_ number: Int, of process: pid_t) -> Bool {
    guard let found = files.identity(of: String(number), in: Self.descriptors(of: process)) else {
      return false
    }
    return found == terminal || found.isOwnTerminal
  }

  // MARK: What the system tells

  /// A call and its arguments, of a line with the number of the one and those of the others behind `0x`.
  private static func call(_ text: String) -> (number: Int, arguments: [UInt])? {
    var numbers: [UInt] = []
    numbers.reserveCapacity(8)
    var value: UInt = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value &* (numbers.isEmpty ? 10 : 16) &+ UInt(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value &* 16 &+ UInt(byte - UInt8(ascii: "a") + 10)
      // What stands before it is a zero.
      case UInt8(ascii: "x"): break
      case UInt8(ascii: " "):
        numbers.append(value)
        value = 0
      // It is in no call, or goes on.
      default: return nil
      }
    }
    // Behind them stand two places in its memory.
    guard numbers.count == 8 else { return nil }
    return (Int(clamping: numbers[0]), Array(numbers[1...6]))
  }

  private static func string(_ bytes: some Sequence<CChar>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The threads of a process.
  ///
  /// How many folders stand in that of its threads is told without opening it, and most
  /// often there is the one that has the number of the process.
  private mutating func threads(of process: pid_t) -> [String]? {
    let path = "/proc/\(process)/task"
    guard let links = files.links(at: path) else { return nil }
    return links == 3 ? [String(process)] : Self.names(in: path)
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
  private mutating func target(of process: pid_t, _ number: Int) -> String? {
    files.target(of: String(number), in: Self.descriptors(of: process))
  }

  private static func descriptors(of process: pid_t) -> String { "/proc/\(process)/fd" }
}
