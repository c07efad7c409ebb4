/// Whether a line that fills its row goes on in the next one.
///
/// What the emulator knows of it does not come with a frame, so it is told by the lines themselves: rows of a table that
/// are exactly as wide as the window stand in columns below each other, and what is broken does not.
enum LineWrap {
  /// Whether a line goes on in the one below it.
  static func goesOn(_ line: String, in next: String, columns: Int) -> Bool {
    guard line.count >= columns, let first = next.first, first != " " else { return false }
    return !standInColumns(line, next)
  }

  /// Whether most words of two lines begin, or end, below each other.
  private static func standInColumns(_ line: String, _ next: String) -> Bool {
    let (above, below) = (edges(of: line), edges(of: next))
    return areShared(above.starts, below.starts) || areShared(above.ends, below.ends)
  }

  private static func areShared(_ above: Set<Int>, _ below: Set<Int>) -> Bool {
    let count = above.intersection(below).count
    return count >= 3 && count * 2 >= min(above.count, below.count)
  }

  /// Where the words of a line begin and end, but for its own beginning and end, which other lines have as well.
  private static func edges(of line: String) -> (starts: Set<Int>, ends: Set<Int>) {
    var starts: Set<Int> = []
    var ends: Set<Int> = []
    var isBlank = false
    for (column, character) in line.enumerated() {
      if column > 0, isBlank != (character == " ") {
        if isBlank { starts.insert(column) } else { ends.insert(column) }
      }
      isBlank = character == " "
    }
    return (starts, ends)
  }
}
