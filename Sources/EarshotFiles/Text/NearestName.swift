/// Finds the known name that is most like a misspelt one, for the advice in an error message.
package enum NearestName {
  /// The name among `names` that is most like `typed`, or `nil` when none is like it.
  ///
  /// Names are alike when they differ in case only, when one has Apple's `accessibility` in front, or
  /// when at most a third of the letters have to change.
  package static func to(_ typed: String, among names: [String]) -> String? {
    guard typed.utf8.count <= 64 else { return nil }
    let (key, whole) = (plain(typed), Array(typed.lowercased()))
    guard !key.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let (plainName, wholeName) = (plain(name), Array(name.lowercased()))
      var distance = distance(key, plainName)
      // That word may be what is misspelt.
      if wholeName != plainName { distance = min(distance, self.distance(whole, wholeName)) }
      guard distance <= max(key.count, name.count) / 3 else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The question whether a name was meant that is like a misspelt one; `nil` where none is like it.
  package static func question(about typed: String, among names: [String]) -> String? {
    to(typed, among: names).map { "did you mean '\($0)'?" }
  }

  /// What to write in the place of a name that nothing has: the one that is most like it, or else one of all.
  package static func advice(about typed: String, among names: [String]) -> String {
    question(about: typed, among: names) ?? "expected one of: \(names.joined(separator: ", "))"
  }

  private static func plain(_ name: String) -> [Character] {
    let lowered = name.lowercased()
    guard let range = lowered.firstRange(of: "accessibility") else { return Array(lowered) }
    let rest = lowered[..<range.lowerBound] + lowered[range.upperBound...]
    return Array(rest.isEmpty ? lowered : String(rest))
  }

  /// How many letters have to be put in, taken out, changed or swapped with their neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
