/// Delivers typed messages to their observers, in the order in which these were added.
///
/// Unlike Foundation's centre it needs no names or dictionaries, and it belongs to one application:
/// there is no default centre.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class TypedNotificationCenter {
  private struct Observer {
    let number: Int
    let deliver: (any NotificationMessage) -> Void
  }

  private var observers: [ObjectIdentifier: [Observer]] = [:]
  private var lastNumber = 0

  /// Creates a centre with no observers.
  public init() {}

  /// Adds an observer of every message of one type.
  ///
  /// - Parameters:
  ///   - message: The type of message.
  ///   - handler: Called inside ``post(_:)``, once per message.
  /// - Returns: The observation, which ends when it is released or cancelled.
  public func addObserver<Message: NotificationMessage>(
    for message: Message.Type, using handler: @escaping (Message) -> Void
  ) -> NotificationObservation {
    lastNumber += 1
    let number = lastNumber
    let observer = Observer(number: number) { posted in
      if let posted = posted as? Message { handler(posted) }
    }
    let key = ObjectIdentifier(message)
    observers[key, default: []].append(observer)
    return NotificationObservation { [weak self] in
      self?.observers[key]?.removeAll { $0.number == number }
    }
  }

  /// Whether anybody observes a type of message.
  public func hasObservers<Message: NotificationMessage>(of message: Message.Type) -> Bool {
    observers[ObjectIdentifier(message)]?.isEmpty == false
  }

  /// Delivers a message to everyone who observes its type at the time of the call.
  ///
  /// An observer that is cancelled while the message is delivered no longer receives it; one that
  /// is added meanwhile receives the next message first.
  public func post<Message: NotificationMessage>(_ message: Message) {
    let key = ObjectIdentifier(Message.self)
    for observer in observers[key] ?? [] {
      let isStillThere = observers[key]?.contains { $0.number == observer.number } ?? false
      if isStillThere { observer.deliver(message) }
    }
  }
}
