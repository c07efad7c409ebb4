/// Remembers how to take back what was done, and to do it again (`UndoManager` of Foundation).
///
/// What is registered between ``beginUndoGrouping()`` and ``endUndoGrouping()`` is taken back together.
/// By itself, each registration is a group of its own; where ``groupsByEvent`` is set, as in the manager of
/// a window, everything registered during one turn of the app is one group.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class UndoManager {
  /// Whether what is registered during one turn of the app is taken back together.
  public var groupsByEvent = false

  /// The most groups that can be taken back, the oldest of which are forgotten; 0 is no limit.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }

  /// Whether something is being taken back right now.
  public private(set) var isUndoing = false
  /// Whether something is being done again right now.
  public private(set) var isRedoing = false

  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  private var openGroups: [UndoGroup] = []
  private var isEventGroupOpen = false
  private var disabled = 0

  /// Creates a manager that remembers nothing.
  public init() {}

  // MARK: What can be done

  /// Whether there is anything to take back.
  public var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }
  /// Whether there is anything to do again.
  public var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups are open.
  public var groupingLevel: Int { openGroups.count }
  /// Whether registrations are taken.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// What would be taken back, as the app has called it; empty where it has no name.
  public var undoActionName: String {
    openGroups.last { !$0.isEmpty }?.name ?? undoGroups.last?.name ?? ""
  }
  /// What would be done again, as the app has called it; empty where it has no name.
  public var redoActionName: String { redoGroups.last?.name ?? "" }

  // MARK: Registering

  /// Remembers how something is taken back.
  ///
  /// - Parameters:
  ///   - target: Whose doing it is; the manager does not keep it, and forgets what belongs to a target
  ///     that is gone.
  ///   - handler: Takes it back. What it registers meanwhile does it again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoGroups.removeAll() }
    let undo = RegisteredUndo(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
      openGroups.append(UndoGroup())
      isEventGroupOpen = true
    }
    if openGroups.isEmpty {
      close(UndoGroup([undo]))
    } else {
      openGroups[openGroups.count - 1].add(undo)
    }
  }

  /// Calls what is being done by a name, such as "Typing".
  public func setActionName(_ name: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = name
    } else if isUndoing {
      if let last = redoGroups.indices.last { redoGroups[last].name = name }
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = name
    }
  }

  /// Begins a group, which may stand inside another one.
  public func beginUndoGrouping() {
    openGroups.append(UndoGroup())
  }

  /// Ends the group that was begun last; without one it does nothing.
  public func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty { isEventGroupOpen = false }
    guard !group.isEmpty else { return }
    if openGroups.isEmpty {
      close(group)
    } else {
      openGroups[openGroups.count - 1].add(group)
    }
  }

  /// Ends the group of a turn of the app.
  package func endEvent() {
    if isEventGroupOpen, openGroups.count == 1 { endUndoGrouping() }
  }

  /// Takes no registrations, until it was enabled as often.
  public func disableUndoRegistration() {
    disabled += 1
  }

  /// Takes registrations again.
  public func enableUndoRegistration() {
    disabled = max(0, disabled - 1)
  }

  private func close(_ group: UndoGroup) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
    }
    forgetOldest()
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Taking back

  /// Takes back what was done last; groups that are still open end before.
  public func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Does again what was taken back last.
  public func redo() {
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// What a group registers while it is performed is one group.
  private func perform(_ group: UndoGroup) {
    beginUndoGrouping()
    setActionName(group.name)
    for undo in group.undos.reversed() { undo.perform() }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  // MARK: Forgetting

  /// Forgets everything.
  public func removeAllActions() {
    (undoGroups, redoGroups, openGroups, isEventGroupOpen) = ([], [], [], false)
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    for index in openGroups.indices { openGroups[index].forget(target) }
    undoGroups = undoGroups.compactMap { $0.without(target) }
    redoGroups = redoGroups.compactMap { $0.without(target) }
  }
}
