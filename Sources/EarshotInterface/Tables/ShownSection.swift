/// A section as a table shows it: what stands around its rows, and where all of it is.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct ShownSection {
  /// What stands above the rows.
  var header: View?
  /// What stands below the rows.
  var footer: View?
  /// The rows, those that do not exist included.
  var rows: RowExtents
  /// Where the first row begins, in points below the top of the content.
  var top = 0.0
  /// How many elements of the table come before this section.
  var firstElement = 0

  /// How many elements the section has: its rows, and what stands around them.
  var elementCount: Int { (header == nil ? 0 : 1) + rows.count + (footer == nil ? 0 : 1) }

  /// What stands around the rows.
  var borders: [View] { [header, footer].compactMap(\.self) }
}

extension Array where Element == ShownSection {
  /// The number of the last section for which a condition holds, where it holds for all before that too.
  func lastIndex(whereAllBefore holds: (ShownSection) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
