/// How what is heard differs from what was expected, line by line, as `diff` shows it.
nonisolated struct TranscriptChanges: CustomStringConvertible {
  let description: String

  /// Compares two texts: lines that are missing begin with `-`, new ones with `+`.
  init(from old: [String], to new: [String]) {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("- \(old[left])")
        left += 1
      } else if added.contains(right) {
        lines.append("+ \(new[right])")
        right += 1
      } else {
        lines.append("  \(new[right])")
        left += 1
        right += 1
      }
    }
    description = lines.joined(separator: "\n")
  }
}
