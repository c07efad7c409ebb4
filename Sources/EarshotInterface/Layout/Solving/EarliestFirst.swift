/// Numbers of which the smallest is taken out first: a binary heap.
struct EarliestFirst {
  private var heap: [Int] = []

  /// Puts a number in.
  mutating func insert(_ number: Int) {
    heap.append(number)
    var index = heap.count - 1
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the smallest number out; `nil` when there is none.
  mutating func removeFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var index = 0
    while true {
      let children = (2 * index + 1)...(2 * index + 2)
      guard
        let child = children.filter({ $0 < heap.count }).min(by: { heap[$0] < heap[$1] }),
        heap[child] < heap[index]
      else { return first }
      heap.swapAt(index, child)
      index = child
    }
  }
}
