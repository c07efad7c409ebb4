import EarshotModel

/// Elements that a listener wants to come back to, for as long as the host runs.
struct Bookmarks {
  private struct Bookmark {
    weak var element: Responder?
  }

  /// How many there are at most; of more the oldest goes.
  private static let limit = 100

  private var bookmarks: [Bookmark] = []
  private var last: Int?

  /// Adds an element, or takes it away where it was added before.
  ///
  /// - Returns: Whether it is there now.
  mutating func toggle(_ element: Responder) -> Bool {
    bookmarks.removeAll { $0.element == nil }
    last = nil
    if let place = bookmarks.firstIndex(where: { $0.element === element }) {
      bookmarks.remove(at: place)
      return false
    }
    if bookmarks.count == Self.limit { bookmarks.removeFirst() }
    bookmarks.append(Bookmark(element: element))
    return true
  }

  /// The next element, going round, of those that a host still shows.
  mutating func next(on host: any AccessibilityHost) -> Responder? {
    bookmarks.removeAll { $0.element == nil }
    let roots = host.accessibilityRoots
    for offset in bookmarks.indices {
      let place = ((last ?? -1) + 1 + offset) % bookmarks.count
      guard let element = bookmarks[place].element,
        ResponderPath(from: element).contains(where: { one in roots.contains { $0 === one } })
      else { continue }
      last = place
      return element
    }
    return nil
  }
}
