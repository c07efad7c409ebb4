import EarshotInterface
import EarshotModel

// Names, and the values beside them.

extension OrderChecks {
  /// How many rows make a table of names and values.
  private static let fewestRows = 3

  /// The second of several names, and the value that stands beside the first: all names are heard before any of the
  /// values beside them, which are numbers; `nil` where that is not so.
  static func valuesApart(
    _ stops: [WalkedStop], _ places: [Rect]
  ) -> (name: Int, value: Int)? {
    for first in stops.indices where stops[first].isText {
      let column = places[first...].prefix { abs($0.minX - places[first].minX) < 1 }
      let (count, next) = (column.count, first + column.count)
      guard count >= fewestRows, places.indices.contains(next + count - 1),
        (0..<count).allSatisfy({ row in
          stops[next + row].isNumber && !stops[first + row].isNumber
            && abs(places[next + row].minY - places[first + row].minY) < 1
            && abs(places[next + row].minX - places[next].minX) < 1
        })
      else { continue }
      return (first + 1, next)
    }
    return nil
  }
}

extension WalkedStop {
  /// Whether it is a text that is a number, such as a price, which says nothing without what it is of.
  fileprivate var isNumber: Bool {
    isText && words.contains(where: \.isNumber) && words.count(where: \.isLetter) <= 2
  }
}
