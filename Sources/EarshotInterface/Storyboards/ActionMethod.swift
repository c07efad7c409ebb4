/// A method under the name by which storyboards and targets call it (`@IBAction`, guide row G07).
///
/// A class lists its own after those of its superclass:
///
/// ```swift
/// override class var actionMethods: [ActionMethod] {
///   super.actionMethods + [ActionMethod("save:", MyController.save)]
/// }
/// ```
#if MainActorApps
  @preconcurrency @MainActor
#endif
public struct ActionMethod {
  /// The name in the storyboard, as in `save:`.
  public let selector: String
  private let call: (AnyObject, Any?, Event?) -> Bool

  /// Names a method that takes no sender.
  public init<Target: AnyObject>(
    _ selector: String, _ method: @escaping (Target) -> () -> Void
  ) {
    self.selector = selector
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method that takes the sender: a control, a gesture, a bar button, an unwind segue.
  public init<Target: AnyObject, Sender>(
    _ selector: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.selector = selector
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Names a method that takes the sender and the touches.
  public init<Target: AnyObject, Sender>(
    _ selector: String, _ method: @escaping (Target) -> (Sender, Event?) -> Void
  ) {
    self.selector = selector
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }
}

/// An object whose methods a storyboard can name; views, controllers and applications are.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ActionReceiver: AnyObject {
  /// The methods, each under its name.
  static var actionMethods: [ActionMethod] { get }
}

extension ActionMethod {
  /// The method that an object has under a name; of several, that of the innermost class.
  package static func method(_ selector: String, of object: AnyObject) -> ActionMethod? {
    guard let receiver = type(of: object) as? any ActionReceiver.Type else { return nil }
    return receiver.actionMethods.last { $0.selector == selector }
  }

  /// Calls the method that an object has under a name.
  ///
  /// - Returns: Whether there was one that takes such a sender.
  @discardableResult
  package static func perform(
    _ selector: String, on object: AnyObject, sender: Any?, event: Event?
  ) -> Bool {
    method(selector, of: object)?.call(object, sender, event) ?? false
  }
}
