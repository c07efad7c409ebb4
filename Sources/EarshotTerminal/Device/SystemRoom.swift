import CTerminal
import EarshotFiles
import Glibc

/// Room for threads, memory and open files, tried out before something begins that could not go on without.
///
/// Tasks run on threads that the system gives when they are needed; where it has none left, a task waits
/// for ever and nobody is told, and where it has no memory left, the program ends by a fault. The numbers
/// are what runs were seen to need (Decisions, "What is missing is said first").
nonisolated package struct SystemRoom: Hashable, Sendable {
  /// How many threads there have to be beside the present ones; each takes memory for its stack.
  package var threads: Int
  /// How many other processes there have to be, with their threads, whose memory is their own.
  package var processes = 0
  /// How many files have to be open beside the present ones.
  package var descriptors: Int
  /// How many megabytes of memory there have to be beside the stacks.
  package var memory = 16

  /// What work in several tasks takes.
  package static let tasks = SystemRoom(threads: 3, descriptors: 5)
  /// What an app as lines of text takes.
  package static let lines = SystemRoom(threads: 4, descriptors: 5)
  /// What an app drawn on a terminal takes.
  package static let drawing = SystemRoom(threads: 5, descriptors: 13)
  /// What a program takes that runs behind the terminal: four threads, its terminal, three bells, and what is left
  /// open of what the system tells of it.
  package static let program = SystemRoom(threads: 4, processes: 1, descriptors: 16)
  /// What a question to the voice takes: it is a process with a thread of its own.
  package static let voice = SystemRoom(threads: 0, processes: 2, descriptors: 2, memory: 4)
  /// What speech into a file takes: the voice is a process.
  package static let rendering = SystemRoom(threads: 3, processes: 1, descriptors: 5)
  /// What speech on a sound device takes.
  package static let sound = SystemRoom(threads: 7, processes: 1, descriptors: 16)

  /// The room for both.
  package static func + (one: SystemRoom, other: SystemRoom) -> SystemRoom {
    SystemRoom(
      threads: one.threads + other.threads, processes: one.processes + other.processes,
      descriptors: one.descriptors + other.descriptors, memory: one.memory + other.memory)
  }

  /// What the system has no room for.
  package enum Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// Threads and processes, as many as were to be had and not.
    case threads(Int)
    /// Megabytes of memory, likewise.
    case memory(Int)
    /// Open files, likewise.
    case descriptors(Int)

    /// What is missing and what was expected, as one line.
    package var description: String {
      switch self {
      case .threads(let count):
        "the system has no room for \(count) more threads and processes; "
          + "expected a higher limit (ulimit -u)"
      case .memory(let count):
        "the system has no room for \(count) MB more of memory; expected a higher limit (ulimit -v)"
      case .descriptors(let count):
        "the system has no room for \(count) more open files; expected a higher limit (ulimit -n)"
      }
    }
  }

  /// Keeps what threads reserve the same on every machine where memory is limited; to be called before
  /// there are any.
  package static func spareMemory() {
    memory_spare()
  }

  /// Checks that there is the room now.
  ///
  /// - Throws: ``Missing``.
  package func require() throws(Missing) {
    guard Self.opens(descriptors) else { throw .descriptors(descriptors) }
    // First memory, for where there is none a thread cannot be started either.
    let bytes = threads * memory_of_thread() + memory << 20
    guard Self.reserves(bytes) else { throw .memory((bytes + 1 << 20 - 1) >> 20) }
    guard Self.starts(threads + processes) else { throw .threads(threads + processes) }
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

  /// Whether so much of the address space is free; nothing is written there.
  private static func reserves(_ count: Int) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let place = mmap(nil, count, PROT_NONE, flags, -1, 0), place != MAP_FAILED else {
      return false
    }
    munmap(place, count)
    return true
  }

  /// The stack of a thread that only waits.
  private static let smallStack = 64 << 10

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
      let thread = try? SystemThread.start(stackSize: smallStack) {
        var byte: UInt8 = 0
        while read(gate, &byte, 1) < 0, errno == EINTR {}
      }
      guard let thread else { return false }
      threads.append(thread)
    }
    return true
  }
}
