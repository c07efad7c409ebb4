extension RandomAccessCollection {
  /// The index of the first element that something holds for, found by halving, or the end when there is none.
  ///
  /// What holds for an element has to hold for all behind it.
  func firstIndexByHalving(where holds: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
