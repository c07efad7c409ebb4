import EarshotModel

extension ReadingOrder {
  /// What is said at a stop because of the containers around it.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - previous: Where the cursor comes from. Only containers that it was not in before are
  ///     named, and the row of a table only when it changes.
  /// - Returns: The context. When containers of one kind are nested, only the outermost counts.
  public func context(of stop: Stop, comingFrom previous: Stop? = nil) -> StopContext {
    var context = StopContext()
    var kinds: Set<ContainerKind> = []
    var ends: [StopContext.Boundary] = []
    for container in stop.containers {
      if let name = enteredName(of: container, comingFrom: previous) {
        context.enteredNames.append(name)
      }
      if container.kind == .tabBar, isEntered(container, comingFrom: previous) {
        context.entersTabBar = true
      }
      guard kinds.insert(container.kind).inserted else { continue }
      if container.kind != .semanticGroup {
        context.provider = context.provider ?? container.kind
      }
      switch container.kind {
      case .list:
        switch edge(of: container, at: stop) {
        case .start: context.boundaries.append(StopContext.Boundary(.listStart))
        case .end: ends.insert(StopContext.Boundary(.listEnd), at: 0)
        case nil: break
        }
      case .landmark:
        // Where the cursor comes from the landmark as a whole, it was just named.
        let isNamed = previous.map(container.isStop) ?? false
        let name = isNamed ? nil : container.container.accessibilityAttributedLabel
        switch edge(of: container, at: stop) {
        case .start: context.boundaries.append(StopContext.Boundary(.landmarkStart, of: name))
        case .end: ends.insert(StopContext.Boundary(.landmarkEnd, of: name), at: 0)
        case nil:
          guard isEntered(container, comingFrom: previous) else { break }
          context.boundaries.append(StopContext.Boundary(.landmarkInside, of: name))
        }
      case .series, .tabBar:
        // The names of tabs and alternatives stand for themselves; the outermost count is told.
        if context.position == nil {
          context.position = StopContext.Position(
            index: container.index + 1, count: container.count, isTab: container.kind == .tabBar)
        }
      case .dataTable: tell(of: container, at: stop, comingFrom: previous, in: &context)
      case .semanticGroup: break
      }
    }
    context.boundaries += ends
    return context
  }

  private func enteredName(
    of container: StopContainer, comingFrom previous: Stop?
  ) -> AttributedText? {
    switch container.kind {
    case .tabBar, .series, .landmark: return nil
    case .list, .dataTable, .semanticGroup:
      guard isEntered(container, comingFrom: previous) else { return nil }
      return container.container.accessibilityAttributedLabel
    }
  }

  private func isEntered(_ container: StopContainer, comingFrom previous: Stop?) -> Bool {
    guard let previous else { return true }
    return !container.contains(previous) && !container.isStop(previous)
  }

  private enum Edge {
    case start, end
  }

  /// Whether a container starts or ends at a stop; one with a single stop only starts.
  private func edge(of container: StopContainer, at stop: Stop) -> Edge? {
    if isOutermost(stop, in: container, stepping: .previous) { return .start }
    return isOutermost(stop, in: container, stepping: .next) ? .end : nil
  }

  /// Whether no stop of a container comes before or after a stop.
  private func isOutermost(_ stop: Stop, in container: StopContainer, stepping direction: Direction)
    -> Bool
  {
    if !container.tree.groups[container.group].holdsRows {
      return container.index == (direction == .previous ? 0 : container.count - 1)
    }
    // Rows that are not made yet may turn out to be empty: look at the neighbour.
    let neighbour = self.stop(from: stop, stepping: direction)
    return !(neighbour.map(container.contains) ?? false)
  }

  // MARK: Data tables

  private func tell(
    of container: StopContainer, at stop: Stop, comingFrom previous: Stop?,
    in context: inout StopContext
  ) {
    guard let table = container.container as? any AccessibilityContainerDataTable else { return }
    switch edge(of: container, at: stop) {
    case .start:
      context.startedTable = StopContext.TableSize(
        rows: table.accessibilityRowCount(), columns: table.accessibilityColumnCount())
    case .end: context.endsTable = true
    case nil: break
    }
    guard let cell = cell(of: stop, in: table) else { return }
    let last = previous.flatMap { container.contains($0) ? self.cell(of: $0, in: table) : nil }
    // Inside a cell nothing of its place is new.
    guard last !== cell else { return }
    context.cell = TableCell(cell, in: table, comingFrom: last)
  }
}
