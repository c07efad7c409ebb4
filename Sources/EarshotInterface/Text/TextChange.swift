/// One change of a text that can be taken back; a run of typing is one that grows.
final class TextChange {
  /// Where it begins, in characters.
  private(set) var start: Int
  /// What it took away.
  private(set) var removed: [Character]
  /// How many characters it put in the place of that.
  private(set) var insertedCount: Int
  /// What was selected before.
  let selectionBefore: Range<Int>
  /// What was selected after it.
  private(set) var selectionAfter: Range<Int>
  /// What people call it.
  let name: SystemText

  /// Creates a change.
  init(
    start: Int, removed: [Character], insertedCount: Int, selectionBefore: Range<Int>,
    selectionAfter: Range<Int>, name: SystemText
  ) {
    self.start = start
    self.removed = removed
    self.insertedCount = insertedCount
    self.selectionBefore = selectionBefore
    self.selectionAfter = selectionAfter
    self.name = name
  }

  /// The change that leads from one text to another; `nil` where both are the same.
  convenience init?(from before: EditedText, to after: EditedText, name: SystemText) {
    let (old, new) = (before.characters, after.characters)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] {
      same += 1
    }
    let removed = Array(old[start..<(old.count - same)])
    let insertedCount = new.count - same - start
    guard !removed.isEmpty || insertedCount > 0 else { return nil }
    self.init(
      start: start, removed: removed, insertedCount: insertedCount,
      selectionBefore: before.selection, selectionAfter: after.selection, name: name)
  }

  /// Whether it puts in or takes away no more than one character, as a key does.
  var isOfOneKey: Bool { removed.count + insertedCount == 1 }

  /// Takes in the change that comes next, where both are one to those who type: what is typed on, what
  /// of it is deleted, and what is deleted on.
  ///
  /// - Returns: Whether it was taken in.
  func take(_ next: TextChange) -> Bool {
    let inserted = start...(start + insertedCount)
    if inserted.contains(next.start), inserted.contains(next.start + next.removed.count),
      insertedCount > 0
    {
      insertedCount += next.insertedCount - next.removed.count
    } else if insertedCount == 0, next.insertedCount == 0, next.start == start {
      removed += next.removed
    } else if insertedCount == 0, next.insertedCount == 0, next.start + next.removed.count == start
    {
      removed = next.removed + removed
      start = next.start
    } else {
      return false
    }
    selectionAfter = next.selectionAfter
    return true
  }
}
