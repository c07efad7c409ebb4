import EarshotModel

/// The part of a content that a scroll view shows, and where a page further leads.
struct ScrolledPage {
  /// What is shown, in the coordinates of the content.
  var bounds: Rect
  /// The extent of the content.
  var content: Size
  /// Room around the content, which bars may cover.
  var inset: EdgeInsets
  /// Whether the next page stands to the left.
  var isMirrored: Bool

  /// The offset after a page in some direction, or `nil` when nothing scrolls that way; at the end it
  /// is the present one.
  func offset(after direction: AccessibilityScrollDirection) -> Point? {
    let isVertical = vertical.scrolls
    switch direction {
    case .down: return step(.vertical, by: 1)
    case .up: return step(.vertical, by: -1)
    case .right: return step(.horizontal, by: 1)
    case .left: return step(.horizontal, by: -1)
    case .next: return isVertical ? step(.vertical, by: 1) : step(.horizontal, by: reading)
    case .previous: return isVertical ? step(.vertical, by: -1) : step(.horizontal, by: -reading)
    }
  }

  /// The offset nearest to the present one that shows a rectangle, or its start when it is too large.
  func offset(showing rect: Rect) -> Point {
    guard rect.isFinite else { return bounds.origin }
    return Point(
      x: horizontal.offset(showing: rect.minX..<max(rect.minX, rect.maxX)) - inset.left,
      y: vertical.offset(showing: rect.minY..<max(rect.minY, rect.maxY)) - inset.top)
  }

  /// The page that is shown and how many there are, along the way that the content scrolls.
  var place: (page: Int, count: Int) {
    (vertical.scrolls || !horizontal.scrolls ? vertical : horizontal).place
  }

  private enum Axis {
    case horizontal, vertical
  }

  private var reading: Double { isMirrored ? -1 : 1 }

  private var horizontal: Way {
    Way(
      offset: bounds.origin.x + inset.left, shown: bounds.width - inset.left - inset.right,
      extent: content.width)
  }

  private var vertical: Way {
    Way(
      offset: bounds.origin.y + inset.top, shown: bounds.height - inset.top - inset.bottom,
      extent: content.height)
  }

  private func step(_ axis: Axis, by pages: Double) -> Point? {
    switch axis {
    case .horizontal:
      horizontal.step(by: pages).map { Point(x: $0 - inset.left, y: bounds.origin.y) }
    case .vertical:
      vertical.step(by: pages).map { Point(x: bounds.origin.x, y: $0 - inset.top) }
    }
  }
}

/// One of the two ways that a content scrolls; the room around the content is left out of it.
private struct Way {
  /// How far the content has moved, from where it rests.
  var offset: Double
  /// How much of it can be seen.
  var shown: Double
  var extent: Double

  /// Whether there is more of it than can be seen.
  var scrolls: Bool { shown > 0 && extent > shown && extent.isFinite }

  private var end: Double { max(0, extent - shown) }

  func step(by pages: Double) -> Double? {
    scrolls ? min(max(offset + pages * shown, 0), end) : nil
  }

  func offset(showing range: Range<Double>) -> Double {
    guard shown > 0, range.lowerBound.isFinite, range.upperBound.isFinite else { return offset }
    var wanted = offset
    if range.upperBound > wanted + shown { wanted = range.upperBound - shown }
    if range.lowerBound < wanted { wanted = range.lowerBound }
    // What stands outside of the content is not reason to leave it.
    return wanted == offset ? offset : min(max(wanted, 0), end)
  }

  /// The page and how many there are.
  ///
  /// A page is gone as soon as anything of it is, so that every step is a page further from the end as from
  /// the start (Decisions, "Pages count from either end").
  var place: (page: Int, count: Int) {
    guard shown > 0, extent.isFinite, extent / shown < 1e9 else { return (1, 1) }
    let last = max(0, (extent / shown).rounded(.up) - 1)
    let gone = max(0, ((offset - 0.5) / shown).rounded(.up))
    return (Int(min(gone, last)) + 1, Int(last) + 1)
  }
}
