/// How tall the rows of a section are, one below the other from the top of the first.
///
/// Where all are equally tall, a million rows take no more room than one.
struct RowExtents {
  private enum Heights {
    case same(Double)
    /// Where each row ends, in points below the top of the first.
    case ends([Double])
  }

  /// How many rows there are.
  let count: Int
  private let heights: Heights

  /// The height of rows for which nobody has given one that can be drawn, in points.
  static let standardHeight = 44.0
  /// How many rows a section has at most, so that counting several of them stays exact.
  private static let most = 1 << 40

  /// Rows that are equally tall.
  init(count: Int = 0, height: Double = standardHeight) {
    self.count = min(max(0, count), Self.most)
    heights = .same(Self.usable(height))
  }

  /// Rows that are asked for their heights one by one.
  init(count: Int, height: (Int) -> Double) {
    guard count > 0 else {
      self.count = 0
      heights = .same(Self.standardHeight)
      return
    }
    let first = Self.usable(height(0))
    var ends: [Double] = []
    var end = first
    for row in 1..<count {
      let next = Self.usable(height(row))
      if ends.isEmpty, next != first {
        ends.reserveCapacity(count)
        for before in 1...row { ends.append(Double(before) * first) }
      }
      end += next
      if !ends.isEmpty { ends.append(end) }
    }
    self.count = count
    heights = ends.isEmpty ? .same(first) : .ends(ends)
  }

  /// The height of all rows together, in points.
  var total: Double { top(of: count) }

  /// How far below the first row a row begins, in points; for the number behind the last, where that ends.
  func top(of row: Int) -> Double {
    switch heights {
    case .same(let height): Double(row) * height
    case .ends(let ends): row == 0 ? 0 : ends[row - 1]
    }
  }

  /// The height of a row, in points.
  func height(of row: Int) -> Double {
    switch heights {
    case .same(let height): height
    case .ends: top(of: row + 1) - top(of: row)
    }
  }

  /// The rows of which anything lies between two places, in points below the top of the first row.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > 0, top < total, top < bottom else { return 0..<0 }
    let first = firstRow { self.top(of: $0 + 1) > top }
    let end = firstRow { self.top(of: $0) >= bottom }
    return first..<max(first, end)
  }

  /// The first row for which a condition holds that holds for all rows behind it too, or their count.
  private func firstRow(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func usable(_ height: Double) -> Double {
    height > 0 && height.isFinite ? height : standardHeight
  }
}
