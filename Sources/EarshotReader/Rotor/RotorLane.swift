import EarshotModel

/// What steps stay on that go over the screen or a table.
///
/// Something wide on the way would lead aside if each step began in its middle.
enum RotorLane: Hashable {
  /// A line from top to bottom, so far from the left edge of the screen.
  case line(Double)
  /// A column, for steps from row to row.
  case column(Int)
  /// A row, for steps from column to column.
  case row(Int)

  /// The setting of the rotor that steps on it.
  var kind: RotorKind {
    switch self {
    case .line: .verticalNavigation
    case .column: .rows
    case .row: .columns
    }
  }
}

extension ReadingOrder {
  /// The lane on which a stop stands; `nil` for a setting that has none, and outside of tables.
  func lane(of kind: RotorKind, at stop: Stop) -> RotorLane? {
    switch kind {
    case .verticalNavigation: .line(stop.element.accessibilityFrame.center.x)
    case .rows:
      (tablePlace(of: stop)?.cell.accessibilityColumnRange()).map { .column($0.lowerBound) }
    case .columns: (tablePlace(of: stop)?.cell.accessibilityRowRange()).map { .row($0.lowerBound) }
    default: nil
    }
  }

  /// The stop that follows another one on a lane.
  ///
  /// - Parameters:
  ///   - lane: The lane.
  ///   - stop: The stop.
  ///   - direction: Which way.
  /// - Returns: The stop, or `nil` at the end of the lane.
  func stop(on lane: RotorLane, from stop: Stop, stepping direction: Direction) -> Stop? {
    switch lane {
    case .line(let line): self.stop(onLine: line, from: stop, stepping: direction)
    case .column(let column): self.stop(besideRowOf: stop, column: column, stepping: direction)
    case .row(let row): self.stop(besideColumnOf: stop, row: row, stepping: direction)
    }
  }

  /// The stop on a line in the nearest row that the line crosses, above (`.previous`) or below.
  ///
  /// At most a hundred thousand stops are passed over, so that a list without an end is not made.
  private func stop(onLine line: Double, from stop: Stop, stepping direction: Direction) -> Stop? {
    var last = stop
    // The row around the cursor is left first.
    var row: [Stop]?
    for _ in 0..<100_000 {
      let next = self.stop(from: last, stepping: direction)
      if let next, direction == .next ? isInRow(next, of: last) : isInRow(last, of: next) {
        row?.append(next)
      } else {
        if let found = row.flatMap({ Self.stop(onLine: line, inRow: $0) }) { return found }
        row = next.map { [$0] }
      }
      guard let next else { return nil }
      last = next
    }
    return nil
  }

  /// Whether a stop goes on with the row of the one before it: level with it, and further along.
  private func isInRow(_ stop: Stop, of before: Stop) -> Bool {
    let (frame, nearer) = (stop.element.accessibilityFrame, before.element.accessibilityFrame)
    let isAlong =
      layoutDirection == .rightToLeft
      ? frame.maxX <= nearer.minX + 0.5 : frame.minX >= nearer.maxX - 0.5
    return isAlong && stop.element.isLevel(with: before.element)
  }

  /// The stop of a row that is nearest to a line, if the line crosses the row.
  private static func stop(onLine line: Double, inRow row: [Stop]) -> Stop? {
    let frames = row.map(\.element.accessibilityFrame)
    guard frames.contains(where: { $0.minX <= line }), frames.contains(where: { line <= $0.maxX })
    else { return nil }
    func distance(_ frame: Rect) -> Double { max(frame.minX - line, line - frame.maxX, 0) }
    return zip(row, frames).min {
      (distance($0.1), $0.1.minX) < (distance($1.1), $1.1.minX)
    }?.0
  }
}

extension Responder {
  /// Whether the element stands beside another one, and neither above nor below.
  func isLevel(with other: Responder) -> Bool {
    let (frame, beside) = (accessibilityFrame, other.accessibilityFrame)
    return min(frame.maxY, beside.maxY) > max(frame.minY, beside.minY)
  }
}
