/// What is to be done later, by its time and, at equal times, in the order in which it was asked for.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct Schedule {
  /// A binary heap: the work at `index` is due no later than at `2 * index + 1` and `2 * index + 2`.
  private var heap: [ScheduledWork] = []
  private var lastNumber = 0

  /// Adds work that is due at a time.
  mutating func add(due: Duration, work: @escaping () -> Void) -> ScheduledWork {
    lastNumber += 1
    let scheduled = ScheduledWork(due: due, number: lastNumber, work: work)
    heap.append(scheduled)
    var index = heap.count - 1
    while index > 0, Self.isBefore(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return scheduled
  }

  /// When the next work is due; cancelled work is forgotten on the way.
  mutating func nextDue() -> Duration? {
    while let first = heap.first, !first.isPending { removeFirst() }
    return heap.first?.due
  }

  /// Takes the work that is due at `now`; what it schedules itself is due in a later call.
  mutating func takeDue(at now: Duration) -> [ScheduledWork] {
    var taken: [ScheduledWork] = []
    while let due = nextDue(), due <= now, let first = heap.first {
      taken.append(first)
      removeFirst()
    }
    return taken
  }

  /// Cancels everything.
  mutating func cancelAll() {
    for scheduled in heap { scheduled.cancel() }
    heap = []
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < heap.count else { return }
      let right = left + 1
      let child =
        right < heap.count && Self.isBefore(heap[right], heap[left]) ? right : left
      guard Self.isBefore(heap[child], heap[index]) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }

  private static func isBefore(_ first: ScheduledWork, _ second: ScheduledWork) -> Bool {
    (first.due, first.number) < (second.due, second.number)
  }
}
