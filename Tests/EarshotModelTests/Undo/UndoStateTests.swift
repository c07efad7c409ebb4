import EarshotModel
import Testing

/// What an undo manager says of itself before, while and after it takes something back.
@Suite struct UndoStateTests {
  private final class Note {
    var lines: [String] = []
  }

  private let manager = UndoManager()
  private let note = Note()

  /// Whether something can be taken back or done again, and the groups that are open.
  private var state: String {
    let flags = [
      ("undo", manager.canUndo), ("redo", manager.canRedo), ("undoing", manager.isUndoing),
      ("redoing", manager.isRedoing), ("deaf", !manager.isUndoRegistrationEnabled),
    ]
    return (flags.filter(\.1).map(\.0) + ["\(manager.groupingLevel)"]).joined(separator: " ")
  }

  /// Registers something that tells its name and the state, and registers itself again.
  private func register(_ name: String) {
    let manager = manager
    let tests = self
    manager.registerUndo(withTarget: note) { note in
      note.lines.append("\(name): \(tests.state)")
      tests.register(name)
    }
  }

  private func take() -> [String] {
    defer { note.lines = [] }
    return note.lines
  }

  @Test func itTellsWhatItIsDoing() {
    #expect(state == "0")
    register("a")
    #expect(state == "undo 0")
    manager.undo()
    #expect(take() == ["a: undoing 1"] && state == "redo 0")
    manager.redo()
    #expect(take() == ["a: redoing 1"] && state == "undo 0")
    // What is not there is not done.
    manager.redo()
    #expect(take() == [] && state == "undo 0")
  }

  @Test func openGroupsCountOnceSomethingIsInThem() {
    manager.beginUndoGrouping()
    #expect(state == "1")
    manager.beginUndoGrouping()
    register("a")
    #expect(state == "undo 2")
    manager.setActionName("Inner")
    #expect(manager.undoActionName == "Inner")
    manager.endUndoGrouping()
    manager.setActionName("Outer")
    #expect(manager.undoActionName == "Outer" && state == "undo 1")
    register("b")
    // Taking back ends the groups that are open, and the last goes first.
    manager.undo()
    #expect(take() == ["b: undoing 1", "a: undo undoing 1"] && state == "redo 0")
    #expect(manager.redoActionName == "Outer" && manager.undoActionName == "")
    manager.redo()
    #expect(take() == ["a: redoing 1", "b: undo redoing 1"] && manager.undoActionName == "Outer")
  }

  /// A new registration forgets what could be done again; those of undoing and redoing do not.
  @Test func whatIsNewForgetsWhatWasTakenBack() {
    for name in ["a", "b", "c"] { register(name) }
    manager.undo()
    manager.undo()
    manager.redo()
    #expect(state == "undo redo 0")
    register("d")
    #expect(state == "undo 0")
    _ = take()
    for _ in 0..<4 { manager.undo() }
    #expect(take() == ["d: undo undoing 1", "b: undo redo undoing 1", "a: redo undoing 1"])
  }

  @Test func disablingCountsAndNeverBelowNothing() {
    manager.enableUndoRegistration()
    #expect(state == "0")
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    register("a")
    #expect(state == "deaf 0")
    manager.enableUndoRegistration()
    register("a")
    #expect(state == "undo 0")
  }

  /// As many groups as the limit says; nothing is no limit, and a lower one counts at once.
  @Test(arguments: [(0, 4), (1, 1), (3, 3), (4, 4), (5, 4)])
  func aLimitHoldsForBothWays(limit: Int, expected: Int) {
    manager.levelsOfUndo = limit
    for name in ["a", "b", "c", "d"] { register(name) }
    var steps = 0
    while manager.canUndo {
      manager.undo()
      steps += 1
    }
    #expect(steps == expected)
    manager.levelsOfUndo = 2
    var again = 0
    while manager.canRedo {
      manager.redo()
      again += 1
    }
    #expect(again == min(2, expected))
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(!manager.canUndo)
  }

  /// One turn of the app is one group, which groups of its own stay inside and which ends by itself.
  @Test func aTurnIsAGroup() {
    manager.groupsByEvent = true
    manager.endEvent()
    #expect(state == "0")
    register("a")
    register("b")
    #expect(state == "undo 1")
    manager.endEvent()
    #expect(state == "undo 0")
    register("c")
    manager.beginUndoGrouping()
    manager.endEvent()
    #expect(state == "undo 2")
    manager.endUndoGrouping()
    manager.endEvent()
    #expect(state == "undo 0")
    // A group that the app has opened is not the turn's.
    manager.beginUndoGrouping()
    register("d")
    manager.endEvent()
    #expect(state == "undo 1")
    manager.endUndoGrouping()
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(take().map { String($0.prefix(1)) } == ["d", "c", "b", "a"])
    register("e")
    manager.removeAllActions()
    #expect(state == "0")
    manager.beginUndoGrouping()
    register("f")
    manager.endEvent()
    #expect(state == "undo 1")
  }
}
