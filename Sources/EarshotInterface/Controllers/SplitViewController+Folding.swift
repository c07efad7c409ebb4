// Where there is room for one column only and the list is a stack:
//
//  1. the other columns are put on that stack (`fold`), as many as it held before when that is known,
//     else all of them unless the delegate leaves them aside;
//  2. a person who goes back takes them off again; they stay children of the split view, so that they
//     keep their place in archives (`listDidChange`);
//  3. when there is room again they stand beside the list (`unfold`).

extension SplitViewController {
  /// How the columns stand on the stack of the list, or are to stand there as soon as they are shown;
  /// `nil` when nothing is known.
  final var folding: ColumnFolding? {
    guard isFolded, let screens = columnStack?.viewControllers else { return knownFolding }
    let first = screens.firstIndex(where: isColumn)
    let columns = screens.count(where: isColumn)
    let isCovered = first.map { $0 + columns < screens.count } ?? false
    return ColumnFolding(columns: columns, screensBelow: isCovered ? first : nil)
  }

  /// Whether something other than the list is in front where there is room for one only.
  final var isDetailInFront: Bool {
    guard isFolded, let stack = columnStack else { return showsDetail }
    return stack.topViewController.map(isColumn) ?? false
  }

  /// Puts the columns where the room has them.
  final func foldOrUnfold() {
    if isCollapsed {
      fold()
    } else {
      // What was kept of another width says nothing about this one.
      knownFolding = nil
      unfold()
    }
  }

  /// Puts the other columns on the stack of the list.
  private func fold() {
    guard !isFolded, let stack = columnStack, let detail = controllers.last, detail !== stack
    else { return }
    isFolded = true
    let known = knownFolding
    knownFolding = nil
    let isLeftAside =
      known == nil
      && delegate?.splitViewController(self, collapseSecondary: detail, onto: stack) ?? false
    let columns = controllers.dropFirst().prefix(isLeftAside ? 0 : known?.columns ?? .max)
    guard !columns.isEmpty else { return }
    for column in columns { column.viewIfLoaded?.removeFromSuperview() }
    let list = stack.viewControllers
    let below = min(known?.screensBelow ?? list.count, list.count)
    stack.setViewControllers(
      Array(list[..<below]) + Array(columns) + Array(list[below...]), animated: false)
  }

  /// Takes the other columns off the stack of the list again, with whatever stands on them.
  final func unfold() {
    guard isFolded, let stack = columnStack else { return }
    isFolded = false
    let list = Array(stack.viewControllers.prefix { !isColumn($0) })
    if list.count < stack.viewControllers.count { stack.setViewControllers(list, animated: false) }
    takeInColumns()
  }

  /// Keeps a column that was taken off the stack of the list as a child.
  final func listDidChange() {
    if isFolded { takeInColumns() }
  }

  private func takeInColumns() {
    for column in controllers.dropFirst() where column.parent == nil {
      addChild(column)
      column.tellDidJoinParent(self)
    }
    orderChildren(controllers)
  }

  /// Gives the stack of the list its own screens back, with the columns on it as they were.
  final func changeList(_ change: () -> Void) {
    let before = keptFolding ?? folding
    keptFolding = nil
    unfold()
    change()
    knownFolding = before
    showColumns()
  }
}

/// How columns stand on the stack of a list.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct ColumnFolding: Equatable {
  /// How many columns besides the list stand on it.
  var columns: Int
  /// How many screens of the list stand below them, when not all do.
  var screensBelow: Int?

  init(columns: Int, screensBelow: Int? = nil) {
    self.columns = columns
    self.screensBelow = screensBelow
  }
}

extension ColumnFolding {
  /// What was kept; `nil` when nothing was.
  ///
  /// Older archives only say that the list was in front.
  init?(_ coder: RestorationCoder) {
    if let columns = coder.decode(Int.self, for: .columnsOnList) {
      self.init(
        columns: max(0, columns),
        screensBelow: coder.decode(Int.self, for: .screensBelowColumns).map { max(0, $0) })
    } else if coder.decode(Bool.self, for: .showsDetail) == false {
      self.init(columns: 0)
    } else {
      return nil
    }
  }

  func encode(with coder: RestorationCoder) {
    coder.encode(columns, for: .columnsOnList)
    coder.encode(screensBelow, for: .screensBelowColumns)
  }
}
