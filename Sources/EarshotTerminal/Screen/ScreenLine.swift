import EarshotModel

/// An element with what is drawn for it.
struct DrawnElement {
  var element: Responder
  var summary: ElementSummary
  var frame: Rect
}

/// Elements that stand beside each other and are drawn in one row.
struct ScreenLine {
  /// The elements, from left to right.
  var elements: [DrawnElement]

  /// The middle of the line on the screen, in points.
  var middle: Double {
    guard !elements.isEmpty else { return 0 }
    return elements.reduce(0) { $0 + $1.frame.center.y } / Double(elements.count)
  }

  /// Puts elements in reading order into lines: one is beside the one before it when each holds the
  /// middle of the other.
  static func lines(of elements: [DrawnElement]) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    for drawn in elements {
      if let last = lines.last?.elements.last, isBeside(drawn.frame, last.frame) {
        lines[lines.count - 1].elements.append(drawn)
      } else {
        lines.append(ScreenLine(elements: [drawn]))
      }
    }
    for index in lines.indices {
      lines[index].elements.sort { $0.frame.minX < $1.frame.minX }
    }
    return lines
  }

  private static func isBeside(_ left: Rect, _ right: Rect) -> Bool {
    guard !left.isEmpty, !right.isEmpty else { return false }
    let shares =
      left.minY <= right.center.y && right.center.y <= left.maxY
      && right.minY <= left.center.y && left.center.y <= right.maxY
    return shares && (left.maxX <= right.minX || right.maxX <= left.minX)
  }
}
