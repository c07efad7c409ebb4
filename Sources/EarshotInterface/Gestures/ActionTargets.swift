import EarshotModel

/// Who is called when a control or a gesture acts, in the order in which they asked.
///
/// Targets are held weakly: a target that went away is forgotten at the next call.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct ActionTargets<Condition> {
  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  struct Entry {
    let condition: Condition
    /// The target, when a method of an object was given.
    let target: WeakReference?
    /// The action, when one was given as a value.
    let action: Action?
    /// Whether a responder acts, when no target was given and the chain is searched.
    var acts: ((Responder) -> Bool)?
    let call: (AnyObject, Event?) -> Void

    var isAlive: Bool { target.map { $0.object != nil } ?? true }

    /// The same entry under another condition.
    func with(_ condition: Condition) -> Entry {
      Entry(condition: condition, target: target, action: action, acts: acts, call: call)
    }

    /// What a transcript calls the one that acts on what `sender` sends.
    func transcriptName(for sender: AnyObject) -> String {
      if let object = target?.object {
        return (object as? Responder)?.transcriptName ?? String(describing: type(of: object))
      }
      if let acts { return ActionChain.first(from: sender, where: acts)?.transcriptName ?? "" }
      let name = action?.identifier?.rawValue ?? action?.title ?? ""
      return name.isEmpty ? "Action" : name
    }

    /// Whether the entry belongs to `target`; `nil` stands for every target.
    func belongs(to target: AnyObject?) -> Bool {
      guard let target else { return action == nil }
      return self.target?.object === target
    }
  }

  private var entries: [Entry] = []

  /// Whether there are neither targets nor actions.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a target with one of its methods; without a target, the first in the responder chain that
  /// is of its type acts.
  mutating func add<Target: AnyObject>(
    _ target: Target?, for condition: Condition,
    call: @escaping (Target, AnyObject, Event?) -> Void
  ) {
    guard let target else {
      addSearch(for: condition, where: { $0 is Target }) { found, sender, event in
        if let found = found as? Target { call(found, sender, event) }
      }
      return
    }
    entries.append(
      Entry(condition: condition, target: WeakReference(object: target), action: nil) {
        [weak target] sender, event in
        if let target { call(target, sender, event) }
      })
  }

  /// Adds a target with the name of one of its methods; without a target, the first in the responder
  /// chain that has a method of that name acts.
  mutating func add(_ target: AnyObject?, selector: String, for condition: Condition) {
    guard let target else {
      addSearch(for: condition, where: { ActionMethod.method(selector, of: $0) != nil }) {
        ActionMethod.perform(selector, on: $0, sender: $1, event: $2)
      }
      return
    }
    add(target, for: condition) { target, sender, event in
      ActionMethod.perform(selector, on: target, sender: sender, event: event)
    }
  }

  private mutating func addSearch(
    for condition: Condition, where acts: @escaping (Responder) -> Bool,
    call: @escaping (Responder, AnyObject, Event?) -> Void
  ) {
    entries.append(
      Entry(condition: condition, target: nil, action: nil, acts: acts) { sender, event in
        if let found = ActionChain.first(from: sender, where: acts) { call(found, sender, event) }
      })
  }

  /// Adds an action given as a value.
  mutating func add(_ action: Action, for condition: Condition) {
    entries.append(
      Entry(condition: condition, target: nil, action: action) { sender, _ in
        action.perform(sender: sender)
      })
  }

  /// Replaces every entry by what `change` makes of it, or drops it for `nil`.
  mutating func update(_ change: (Entry) -> Entry?) {
    entries = entries.compactMap(change)
  }

  /// Forgets the targets that went away, and gives those that are there.
  mutating func takeAlive() -> [Entry] {
    entries.removeAll { !$0.isAlive }
    return entries
  }
}

/// An object that may go away.
struct WeakReference {
  weak var object: AnyObject?
}

/// Who acts when no target was named: the first in the responder chain that can.
#if MainActorApps
  @preconcurrency @MainActor
#endif
enum ActionChain {
  /// Searches the chain of the first responder, then that of the sender.
  static func first(from sender: AnyObject, where acts: (Responder) -> Bool) -> Responder? {
    guard let start = sender as? Responder ?? (sender as? GestureRecognizer)?.view else {
      return nil
    }
    let window = ResponderPath(from: start).first { $0 as? Window }
    return window?.firstResponder.flatMap { ResponderPath(from: $0).first(where: acts) }
      ?? ResponderPath(from: start).first(where: acts)
  }
}
