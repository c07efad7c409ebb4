import EarshotModel

/// Sorts what stands on a screen into rows, top-down, and each row by leading edges.
///
/// A row holds the tops that lie less than ``tolerance`` points below the first top of the row.
/// Rows are found before anything is compared by its leading edge, because comparing in pairs is no
/// ordering: of three tops at 0, 5 and 10 points the second shares a row with both others.
struct RowOrder: Equatable {
  /// The height within which tops belong to one row, in points.
  var tolerance: Double

  /// The rows of a kind of device: 8 points on a phone, 13 on a pad and, by likeness, on a tv.
  init(_ idiom: InterfaceIdiom) {
    tolerance =
      switch idiom {
      case .phone: 8
      case .pad, .tv: 13
      }
  }

  /// Puts items into reading order; items with equal edges keep their order.
  func sort<Item>(_ items: inout [Item], by anchor: (Item) -> Anchor) {
    guard items.count > 1 else { return }
    var places = items.indices.map { (anchor: anchor(items[$0]), index: $0) }
    places.sort { ($0.anchor.top, $0.index) < ($1.anchor.top, $1.index) }
    var start = 0
    while start < places.count {
      let first = places[start].anchor.top
      var end = start + 1
      while end < places.count, isSameRow(places[end].anchor.top, first: first) { end += 1 }
      places[start..<end].sort {
        ($0.anchor.leading, $0.anchor.top, $0.index) < ($1.anchor.leading, $1.anchor.top, $1.index)
      }
      start = end
    }
    items = places.map { items[$0.index] }
  }

  /// The place that is read first, or `nil` when there is none.
  func first(of anchors: some Sequence<Anchor>) -> Anchor? {
    guard let top = anchors.lazy.map(\.top).min() else { return nil }
    return anchors.lazy.filter { isSameRow($0.top, first: top) }
      .min { ($0.leading, $0.top) < ($1.leading, $1.top) }
  }

  private func isSameRow(_ top: Double, first: Double) -> Bool {
    top == first || top - first < tolerance
  }
}

/// What the reading order depends on besides the elements.
struct OrderRules: Equatable {
  /// The kind of device.
  let idiom: InterfaceIdiom
  /// How elements fall into rows.
  var rows: RowOrder
  /// The side on which rows begin.
  var direction: LayoutDirection

  /// The rules of a kind of device and a reading direction.
  init(idiom: InterfaceIdiom, direction: LayoutDirection) {
    self.idiom = idiom
    rows = RowOrder(idiom)
    self.direction = direction
  }
}
