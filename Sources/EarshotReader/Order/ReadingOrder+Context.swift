import EarshotModel

extension ReadingOrder {
  /// What the containers around a stop add to what is said there.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - previous: Where the cursor comes from; the names of containers that do not hold it are said.
  /// - Returns: The context. Of several containers of one kind around each other the outermost
  ///   speaks (facts/voiceover.md §1.4).
  public func context(of stop: Stop, comingFrom previous: Stop? = nil) -> StopContext {
    var context = StopContext()
    var kinds: Set<ContainerKind> = []
    for container in stop.containers {
      if let name = enteredName(of: container, comingFrom: previous) {
        context.enteredNames.append(name)
      }
      guard kinds.insert(container.kind).inserted else { continue }
      switch container.kind {
      case .list:
        boundary(of: stop, in: container, start: .listStart, end: .listEnd)
          .map { context.boundaries.append($0) }
      case .landmark:
        boundary(of: stop, in: container, start: .landmarkStart, end: .landmarkEnd)
          .map { context.boundaries.append($0) }
      case .series, .tabBar:
        // The names of tabs and alternatives stand for themselves; the outermost count is told.
        if context.position == nil {
          context.position = StopContext.Position(
            index: container.index + 1, count: container.count, isTab: container.kind == .tabBar)
        }
      case .dataTable: context.cell = cell(of: stop, in: container)
      case .semanticGroup: break
      }
    }
    return context
  }

  private func enteredName(
    of container: StopContainer, comingFrom previous: Stop?
  ) -> AttributedText? {
    switch container.kind {
    case .tabBar, .series: return nil
    case .list, .landmark, .dataTable, .semanticGroup:
      if let previous, container.contains(previous) { return nil }
      return container.container.accessibilityAttributedLabel
    }
  }

  private func boundary(
    of stop: Stop, in container: StopContainer, start: StopContext.Boundary,
    end: StopContext.Boundary
  ) -> StopContext.Boundary? {
    if isOutermost(stop, in: container, by: -1) { return start }
    return isOutermost(stop, in: container, by: 1) ? end : nil
  }

  /// Whether no stop of a container comes before (`step` is -1) or after a stop.
  private func isOutermost(_ stop: Stop, in container: StopContainer, by step: Int) -> Bool {
    if !container.tree.groups[container.group].holdsRows {
      return container.index == (step < 0 ? 0 : container.count - 1)
    }
    // Rows that are not made yet may turn out to be empty: look at the neighbour.
    let neighbour = step < 0 ? self.stop(before: stop) : self.stop(after: stop)
    return !(neighbour.map(container.contains) ?? false)
  }

  private func cell(of stop: Stop, in container: StopContainer) -> TableCell? {
    guard let table = container.container as? any AccessibilityContainerDataTable else {
      return nil
    }
    let candidates = [stop.element] + stop.containers.reversed().map(\.container)
    for case let cell as any AccessibilityContainerDataTableCell in candidates where cell !== table
    {
      return TableCell(cell, in: table)
    }
    return nil
  }
}
