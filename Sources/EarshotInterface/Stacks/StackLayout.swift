import EarshotModel

/// Where the views of a stack stand, along its axis and across it.
///
///  1. every view has a natural length, that of its content or else its present one;
///  2. the distribution turns lengths and the room into final lengths and gaps;
///  3. the alignment places each view across.
struct StackLayout {
  /// One view of the stack: its natural size.
  struct Item {
    let length: Double
    let breadth: Double
  }

  let room: Rect
  let isHorizontal: Bool
  let isMirrored: Bool
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  /// The gaps behind each view but the last, in points.
  let gaps: [Double]

  /// The frames of the views, in order, in the coordinates of `room`.
  func frames(of items: [Item]) -> [Rect] {
    guard !items.isEmpty else { return [] }
    let length = isHorizontal ? room.width : room.height
    let (lengths, starts) = spread(items.map(\.length), over: length)
    return items.indices.map { index in
      let (offset, breadth) = across(items[index].breadth)
      guard isHorizontal else {
        return Rect(
          x: room.minX + offset, y: room.minY + starts[index], width: breadth,
          height: lengths[index])
      }
      let start = isMirrored ? length - starts[index] - lengths[index] : starts[index]
      return Rect(
        x: room.minX + start, y: room.minY + offset, width: lengths[index], height: breadth)
    }
  }

  private func spread(
    _ natural: [Double], over length: Double
  ) -> (lengths: [Double], starts: [Double]) {
    let free = max(0, length - gaps.reduce(0, +))
    let total = natural.reduce(0, +)
    var lengths = natural
    var gaps = gaps
    switch distribution {
    case .fill:
      // One view takes what is left or gives what is missing: the last, as with equal priorities.
      lengths[lengths.count - 1] = max(0, lengths[lengths.count - 1] + free - total)
    case .fillEqually:
      lengths = natural.map { _ in free / Double(natural.count) }
    case .fillProportionally:
      lengths = natural.map { total > 0 ? $0 * free / total : free / Double(natural.count) }
    case .equalSpacing:
      let gap = natural.count > 1 ? (length - total) / Double(natural.count - 1) : 0
      gaps = gaps.map { max($0, gap) }
    case .equalCentering:
      return (lengths, equallyCentredStarts(natural, over: length))
    }
    var starts: [Double] = []
    var position = 0.0
    for index in lengths.indices {
      starts.append(position)
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    return (lengths, starts)
  }

  private func equallyCentredStarts(_ natural: [Double], over length: Double) -> [Double] {
    guard natural.count > 1, let first = natural.first, let last = natural.last else { return [0] }
    let step = (length - first / 2 - last / 2) / Double(natural.count - 1)
    return natural.indices.map { first / 2 + step * Double($0) - natural[$0] / 2 }
  }

  private func across(_ natural: Double) -> (offset: Double, breadth: Double) {
    let breadth = isHorizontal ? room.height : room.width
    let own = min(natural, breadth)
    switch alignment {
    case .fill: return (0, breadth)
    case .center: return ((breadth - own) / 2, own)
    case .leading, .top, .firstBaseline:
      return (isMirrored && !isHorizontal ? breadth - own : 0, own)
    case .trailing, .bottom, .lastBaseline:
      return (isMirrored && !isHorizontal ? 0 : breadth - own, own)
    }
  }
}
