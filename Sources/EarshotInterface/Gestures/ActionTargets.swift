import EarshotModel

/// Who is called when a control or a gesture acts, in the order in which they asked.
///
/// Targets are held weakly: a target that went away is forgotten at the next call.
struct ActionTargets<Condition> {
  struct Entry {
    let condition: Condition
    /// The target, when a method of an object was given.
    let target: WeakReference?
    /// The action, when one was given as a value.
    let action: Action?
    let call: (AnyObject, Event?) -> Void

    var isAlive: Bool { target.map { $0.object != nil } ?? true }

    /// The same entry under another condition.
    func with(_ condition: Condition) -> Entry {
      Entry(condition: condition, target: target, action: action, call: call)
    }

    /// What a transcript calls the one that acts.
    var transcriptName: String {
      if let object = target?.object {
        return (object as? Responder)?.transcriptName ?? String(describing: type(of: object))
      }
      return action?.identifier?.rawValue ?? action?.title ?? ""
    }

    /// Whether the entry belongs to `target`; `nil` stands for every target.
    func belongs(to target: AnyObject?) -> Bool {
      guard let target else { return self.target != nil }
      return self.target?.object === target
    }
  }

  private var entries: [Entry] = []

  /// Whether nobody ever asked.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a target with one of its methods.
  mutating func add<Target: AnyObject>(
    _ target: Target, for condition: Condition,
    call: @escaping (Target, AnyObject, Event?) -> Void
  ) {
    entries.append(
      Entry(condition: condition, target: WeakReference(object: target), action: nil) {
        [weak target] sender, event in
        if let target { call(target, sender, event) }
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
