import Synchronization

/// Where other tasks and threads leave work for an application, which does it in its next turn.
///
/// The only piece of an application that may be handed to another task. What is left here after the
/// application has ended is never done.
public final class Mailbox: Sendable {
  #if MainActorApps
    /// A piece of work that runs inside the application's own task, which is that of the main actor.
    public typealias Letter = @MainActor @Sendable (Application) -> Void
  #else
    /// A piece of work that runs inside the application's own task.
    public typealias Letter = @Sendable (Application) -> Void
  #endif

  private struct Contents {
    var letters: [Letter] = []
    var wake: (@Sendable () -> Void)?
    var isClosed = false
  }

  private let contents = Mutex(Contents())

  init() {}

  /// Leaves work to be done in the next turn, after everything left before it.
  public func send(_ letter: @escaping Letter) {
    let wake: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return nil }
      contents.letters.append(letter)
      return contents.wake
    }
    wake?()
  }

  /// Whether nothing waits.
  public var isEmpty: Bool { contents.withLock { $0.letters.isEmpty } }

  /// Sets what is called, on the sender's thread, whenever something was left; a session that waits
  /// for real time goes on with it.
  public func onArrival(_ wake: (@Sendable () -> Void)?) {
    contents.withLock { $0.wake = wake }
  }

  /// Throws away what waits and whatever else comes.
  func close() {
    contents.withLock { $0 = Contents(isClosed: true) }
  }

  /// Takes everything that waits, in the order of arrival.
  func takeAll() -> [Letter] {
    contents.withLock { contents in
      defer { contents.letters = [] }
      return contents.letters
    }
  }
}
