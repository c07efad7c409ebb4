import Glibc
import Synchronization
import Testing

@testable import EarshotTerminal

@Suite("The thread of a host")
struct HostThreadTests {
  /// The numbers that were taken, and on which threads.
  private final class Log: Sendable {
    let taken = Mutex<[(number: Int, thread: pthread_t)]>([])

    var numbers: [Int] { taken.withLock { $0.map(\.number) } }

    func isAll(on thread: pthread_t) -> Bool {
      taken.withLock { $0.allSatisfy { pthread_equal($0.thread, thread) != 0 } }
    }
  }

  private let events = HostEvents()
  private let thread = HostThread()
  private let log = Log()

  /// Begins to take what comes, on this thread until it waits.
  private func listen() throws -> Task<Void, Never> {
    var listener: Task<Void, Never>?
    thread.lend {
      listener = Task(executorPreference: thread) { [events, log] in
        for await event in events {
          guard case .patience(let number) = event else { continue }
          log.taken.withLock { $0.append((number, pthread_self())) }
        }
      }
    }
    return try #require(listener)
  }

  @Test("What is told on a thread that is lent is taken there, behind what it does")
  func lending() async throws {
    try thread.start()
    let listener = try listen()
    tell()
    events.finish()
    await listener.value
    thread.end()
  }

  private func tell() {
    for number in 1..<100 {
      var before: [Int] = []
      thread.lend {
        events.send(.patience(number))
        before = log.numbers
      }
      #expect(before == Array(1..<number))
      #expect(log.numbers == Array(1...number))
    }
    #expect(log.isAll(on: pthread_self()))
  }

  @Test("What is told from threads that are lent and from others is taken once, in its order")
  func both() async throws {
    try thread.start()
    let listener = try listen()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in stride(from: 0, to: 4_000, by: 2) { events.send(.patience(number)) }
      }
      group.addTask {
        for number in stride(from: 1, to: 4_000, by: 2) {
          thread.lend { events.send(.patience(number)) }
        }
      }
    }
    events.finish()
    await listener.value
    thread.end()
    let numbers = log.numbers
    #expect(numbers.filter { $0.isMultiple(of: 2) } == Array(stride(from: 0, to: 4_000, by: 2)))
    #expect(numbers.filter { !$0.isMultiple(of: 2) } == Array(stride(from: 1, to: 4_000, by: 2)))
  }
}
