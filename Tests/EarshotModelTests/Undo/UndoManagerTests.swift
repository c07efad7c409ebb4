import EarshotModel
import Testing

/// A number that is changed and remembers how to change back.
private final class Counter {
  let manager: UndoManager
  private(set) var value = 0

  init(_ manager: UndoManager) { self.manager = manager }

  func add(_ number: Int) {
    value += number
    manager.registerUndo(withTarget: self) { $0.add(-number) }
  }
}

@Suite struct UndoManagerTests {
  private let manager = UndoManager()

  @Test func whatIsTakenBackCanBeDoneAgain() {
    let counter = Counter(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    for number in [1, 2, 4] { counter.add(number) }
    manager.undo()
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.redo()
    #expect(counter.value == 3)
    counter.add(8)
    #expect(!manager.canRedo)
    while manager.canUndo { manager.undo() }
    #expect(counter.value == 0)
    while manager.canRedo { manager.redo() }
    #expect(counter.value == 11)
    manager.undo()
    #expect(counter.value == 3)
  }

  @Test func aGroupIsTakenBackTogether() {
    let counter = Counter(manager)
    counter.add(1)
    manager.beginUndoGrouping()
    counter.add(2)
    manager.beginUndoGrouping()
    counter.add(4)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 1)
    manager.redo()
    #expect(counter.value == 7)
    // Groups with nothing in them, and ends without a beginning, are nothing.
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func whatHappensInOneTurnIsTakenBackTogether() {
    manager.groupsByEvent = true
    let counter = Counter(manager)
    counter.add(1)
    counter.add(2)
    manager.endEvent()
    counter.add(4)
    manager.undo()
    #expect(counter.value == 3)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
  }

  @Test func whatIsDoneHasAName() {
    let counter = Counter(manager)
    counter.add(1)
    manager.setActionName("Count")
    counter.add(2)
    #expect(manager.undoActionName == "")
    manager.undo()
    #expect(manager.undoActionName == "Count")
    manager.undo()
    #expect(manager.redoActionName == "Count" && manager.undoActionName == "")
    manager.redo()
    #expect(manager.undoActionName == "Count")
  }

  @Test func theOldestAreForgottenBeyondTheLimit() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    for number in [1, 2, 4] { counter.add(number) }
    while manager.canUndo { manager.undo() }
    #expect(counter.value == 1)
  }

  @Test func whatBelongsToNobodyIsForgotten() {
    let (kept, other) = (Counter(manager), Counter(manager))
    kept.add(1)
    other.add(2)
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(kept.value == 0 && other.value == 2 && !manager.canUndo)
    var gone: Counter? = Counter(manager)
    gone?.add(1)
    gone = nil
    manager.undo()
    manager.disableUndoRegistration()
    kept.add(1)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && kept.value == 1)
    kept.add(1)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }
}
