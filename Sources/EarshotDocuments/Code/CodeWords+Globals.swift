/// What a file of Swift declares outside of types.
nonisolated extension CodeWords {
  /// The names of constants, variables and functions that stand in no type: who uses one comes to the file.
  var globals: Set<CodeName> {
    var names: Set<CodeName> = []
    var depth = 0
    for place in tokens.indices {
      switch tokens.sign(at: place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default:
        guard depth == 0, let word = tokens.word(at: place), Self.declaring.contains(word),
          let name = tokens.word(at: place + 1)
        else { continue }
        names.insert(name)
      }
    }
    return names
  }

  private static let declaring = Set(["func", "let", "typealias", "var"].map { CodeName($0) })
}
