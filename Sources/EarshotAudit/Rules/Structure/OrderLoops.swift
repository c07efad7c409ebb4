// The flow (Tarjan's search for strongly connected components, without recursion, for a chain may be as
// long as a screen has elements):
//
//  1. everything that comes before an element is visited before the element is done; each gets a number
//     when it is begun;
//  2. whoever leads back to one that was begun and is not done takes over the lower number;
//  3. an element that is done and kept its own number has just closed a group, of which each leads to
//     each; only groups of one that do not lead to themselves are no loop.

/// Finds the elements that are, by what their file says, to be read before themselves.
struct OrderLoops {
  /// The elements on loops, by places, in the order of the tree.
  let elements: [Int]

  init(_ screen: AuditedScreen) {
    let following = screen.elements.map { $0.comesAfter }
    var numbers = [Int?](repeating: nil, count: following.count)
    var lowest = [Int](repeating: 0, count: following.count)
    var isWaiting = [Bool](repeating: false, count: following.count)
    var waiting: [Int] = []
    var count = 0
    var looped: [Int] = []
    for start in following.indices where !following[start].isEmpty && numbers[start] == nil {
      var way: [(element: Int, next: Int)] = [(start, 0)]
      while let (element, next) = way.last {
        if next == 0, numbers[element] == nil {
          numbers[element] = count
          lowest[element] = count
          count += 1
          waiting.append(element)
          isWaiting[element] = true
        }
        if next < following[element].count {
          way[way.count - 1].next += 1
          let other = following[element][next]
          if numbers[other] == nil {
            way.append((other, 0))
          } else if isWaiting[other] {
            lowest[element] = min(lowest[element], lowest[other])
          }
          continue
        }
        way.removeLast()
        if let around = way.last?.element {
          lowest[around] = min(lowest[around], lowest[element])
        }
        guard lowest[element] == numbers[element] else { continue }
        var group: [Int] = []
        while let member = waiting.popLast() {
          isWaiting[member] = false
          group.append(member)
          if member == element { break }
        }
        if group.count > 1 || following[element].contains(element) { looped += group }
      }
    }
    elements = looped.sorted()
  }
}
