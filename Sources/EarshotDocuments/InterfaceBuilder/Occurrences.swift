/// How often something occurs in a document, and where first.
struct Occurrences {
  /// How often.
  private(set) var count = 0
  /// Where first; the beginning of the file while there are none.
  private(set) var first = SourcePlace.start

  /// Counts one more.
  mutating func add(_ element: Element) {
    if count == 0 { first = element.place }
    count += 1
  }

  /// The number before a noun, which has an s behind it unless there is one.
  func counted(_ noun: String) -> String { Self.counted(count, noun) }

  /// A number before a noun, which has an s behind it unless there is one.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
