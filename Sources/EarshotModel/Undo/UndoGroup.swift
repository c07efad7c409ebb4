/// How one thing is taken back.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct RegisteredUndo {
  /// Whose doing it is.
  weak var target: AnyObject?
  /// Takes it back.
  let perform: () -> Void
}

/// What is taken back together, in the order in which it was done.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct UndoGroup {
  /// What the app calls it.
  var name = ""
  /// How everything in it is taken back.
  private(set) var undos: [RegisteredUndo]

  /// Creates a group.
  init(_ undos: [RegisteredUndo] = []) {
    self.undos = undos
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { undos.isEmpty }

  /// Adds what was done next.
  mutating func add(_ undo: RegisteredUndo) {
    undos.append(undo)
  }

  /// Adds a group that stands inside.
  mutating func add(_ group: UndoGroup) {
    undos += group.undos
    if name.isEmpty { name = group.name }
  }

  /// Forgets what belongs to a target, and to those that are gone.
  mutating func forget(_ target: AnyObject) {
    undos.removeAll { $0.target == nil || $0.target === target }
  }

  /// The group without what belongs to a target; `nil` where nothing is left.
  func without(_ target: AnyObject) -> UndoGroup? {
    var group = self
    group.forget(target)
    return group.isEmpty ? nil : group
  }
}
