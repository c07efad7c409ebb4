/// What a list of texts should be: entry by entry, or with any others between.
nonisolated public struct ExpectedList: Hashable, Sendable {
  /// What stands in a list of a script for any others.
  static let others = "..."

  /// What is expected of each text; `nil` stands for any number of others.
  public let entries: [ExpectedText?]

  /// Whether texts are as expected, one after the other.
  public func isMet(inOrderBy texts: [String]) -> Bool {
    // How many of the texts may be used up before the next entry.
    var reached = [true] + Array(repeating: false, count: texts.count)
    for entry in entries {
      var next = Array(repeating: false, count: texts.count + 1)
      if let entry {
        for index in texts.indices where reached[index] && entry.isMet(by: texts[index]) {
          next[index + 1] = true
        }
      } else if let first = reached.firstIndex(of: true) {
        for index in first...texts.count { next[index] = true }
      }
      reached = next
    }
    return reached[texts.count]
  }

  /// Whether texts are as expected, in whatever order.
  public func isMet(inAnyOrderBy texts: [String]) -> Bool {
    let wanted = entries.compactMap(\.self)
    return wanted.allSatisfy { entry in texts.contains { entry.isMet(by: $0) } }
      && (wanted.count < entries.count
        || texts.allSatisfy { text in wanted.contains { $0.isMet(by: text) } })
  }

  /// Texts as one line.
  static func line(of texts: [String]) -> String {
    texts.isEmpty ? Expectation.nothing : texts.joined(separator: "; ")
  }
}

nonisolated extension ExpectedList: CustomStringConvertible {
  /// The entries as one line.
  public var description: String {
    Self.line(of: entries.map { $0.map { "\($0)" } ?? Self.others })
  }
}
