import CTerminal
import Glibc
import Synchronization

// A host in real time says something as soon as it is told of it, and to wake the thread that does takes about as long
// as all that it does. So the task of a host has a thread of its own, and whoever tells it something may lend it his
// instead (`lend`): what is to be done then is done there, once he has told it, and nobody is woken.

/// Where the task of a host goes on: on a thread of its own, or on one that is lent to it, on one at a time.
nonisolated final class HostThread: TaskExecutor {
  private struct State {
    /// What is to be done, in its order.
    var jobs: [UnownedJob] = []
    /// Whether a thread is at it, which goes on until nothing is left.
    var isRunning = false
    /// The thread that is lent and has not begun.
    var lender: pthread_t?
    var isEnded = false

    /// What is to be done next; `nil` once nothing is left, and then nobody is at it.
    mutating func next() -> UnownedJob? {
      isRunning = !jobs.isEmpty
      return isRunning ? jobs.removeFirst() : nil
    }
  }

  private let state = Mutex(State())
  private let bell = Bell()

  /// Begins to wait for what is to be done.
  ///
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  func start() throws(TerminalError) {
    pthread_detach(try SystemThread.start { self.wait() })
  }

  /// Ends the thread, once the task goes on elsewhere.
  func end() {
    state.withLock { $0.isEnded = true }
    bell.ring()
  }

  /// Adds something to be done.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = state.withLock { state in
      state.jobs.append(job)
      return state.isRunning || state.lender.map { pthread_equal($0, pthread_self()) != 0 } ?? false
    }
    if !isTaken { bell.ring() }
  }

  /// Does some work, and then what that has left for the task, on this thread.
  func lend(_ work: () -> Void) {
    state.withLock { $0.lender = pthread_self() }
    work()
    state.withLock { $0.lender = nil }
    run()
  }

  private func wait() {
    while !state.withLock({ $0.isEnded }) {
      bell.wait(nil)
      run()
    }
  }

  private func run() {
    let isOther = state.withLock { state in
      defer { state.isRunning = true }
      return state.isRunning
    }
    guard !isOther else { return }
    while let next = state.withLock({ $0.next() }) {
      next.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
