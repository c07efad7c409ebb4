/// What is told of files that were passed over one after the other, so that many of a kind take one line.
package struct PassedOverFiles {
  /// The first of each kind with how many there are of it, in the order in which the kinds were met.
  private var groups: [(first: Project.Note, count: Int)] = []
  private let tellsEach: Bool

  /// Begins with none.
  ///
  /// - Parameter tellsEach: Whether each has a line of its own.
  package init(tellingEach tellsEach: Bool = false) {
    self.tellsEach = tellsEach
  }

  /// Takes one more.
  package mutating func add(_ note: Project.Note) {
    let known = tellsEach ? nil : groups.firstIndex { $0.first.message == note.message }
    if let known { groups[known].count += 1 } else { groups.append((note, 1)) }
  }

  /// A line for each kind, which has the first of its files and how many more there are.
  package var lines: [String] {
    groups.map { first, count in
      switch count {
      case 1: first.description
      case 2: "\(first.description); so is another file"
      default: "\(first.description); so are \(count - 1) other files"
      }
    }
  }
}
