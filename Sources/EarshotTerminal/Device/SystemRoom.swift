import EarshotFiles
import Glibc

/// Room for threads and open files, tried out before something begins that could not go on without.
///
/// Tasks run on threads that the system gives when they are needed; where it has none left, a task waits
/// for ever and nobody is told. The numbers are what runs were seen to need (Decisions, "What is missing
/// is said first").
nonisolated package struct SystemRoom: Hashable, Sendable {
  /// How many threads and processes there have to be beside the present ones.
  package var threads: Int
  /// How many files have to be open beside the present ones.
  package var descriptors: Int

  /// What work in several tasks takes.
  package static let tasks = SystemRoom(threads: 3, descriptors: 5)
  /// What an app as lines of text takes.
  package static let lines = SystemRoom(threads: 4, descriptors: 5)
  /// What an app drawn on a terminal takes.
  package static let drawing = SystemRoom(threads: 5, descriptors: 13)
  /// What a program takes that runs behind the terminal: three threads, its terminal and two bells.
  package static let program = SystemRoom(threads: 4, descriptors: 8)
  /// What a question to the voice takes: it is a process with a thread of its own.
  package static let voice = SystemRoom(threads: 2, descriptors: 2)
  /// What speech into a file takes: the voice is a process.
  package static let rendering = SystemRoom(threads: 4, descriptors: 5)
  /// What speech on a sound device takes.
  package static let sound = SystemRoom(threads: 8, descriptors: 16)

  /// The room for both.
  package static func + (one: SystemRoom, other: SystemRoom) -> SystemRoom {
    SystemRoom(
      threads: one.threads + other.threads, descriptors: one.descriptors + other.descriptors)
  }

  /// What the system has no room for.
  package enum Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// Threads, as many as were to be had and not.
    case threads(Int)
    /// Open files, likewise.
    case descriptors(Int)

    /// What is missing and what was expected, as one line.
    package var description: String {
      switch self {
      case .threads(let count):
        "the system has no room for \(count) more threads; "
          + "expected a higher limit of processes (ulimit -u) or of memory (ulimit -v)"
      case .descriptors(let count):
        "the system has no room for \(count) more open files; expected a higher limit (ulimit -n)"
      }
    }
  }

  /// Checks that there is the room now.
  ///
  /// - Throws: ``Missing``.
  package func require() throws(Missing) {
    guard Self.opens(descriptors) else { throw .descriptors(descriptors) }
    guard Self.starts(threads) else { throw .threads(threads) }
  }

  private static func opens(_ count: Int) -> Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      opened.append(descriptor)
    }
    return true
  }

  /// Whether as many threads can live at the same time; each waits for the end of a pipe.
  private static func starts(_ count: Int) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let gate = ends[0]
    var threads: [pthread_t] = []
    defer {
      close(ends[1])
      for thread in threads { pthread_join(thread, nil) }
      close(gate)
    }
    while threads.count < count {
      let thread = try? SystemThread.start {
        var byte: UInt8 = 0
        while read(gate, &byte, 1) < 0, errno == EINTR {}
      }
      guard let thread else { return false }
      threads.append(thread)
    }
    return true
  }
}
