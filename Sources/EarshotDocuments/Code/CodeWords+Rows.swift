/// How a file of code makes copies of the patterns of rows and items.
nonisolated extension CodeWords {
  /// The methods that are handed the kind of a row or an item to make one.
  static let rowMakers = Set(
    [
      "dequeueReusableCell", "dequeueReusableCellWithIdentifier",
      "dequeueReusableCellWithReuseIdentifier",
    ]
    .map { CodeName($0) })

  /// Whether each row that the file makes is of a kind that stands in it as a text: there, or behind the name of a
  /// constant, as in `static NSString *kind = @"Row"`.
  var makesRowsByTextsOnly: Bool {
    tokens.indices.allSatisfy { place in
      guard tokens.word(at: place).map(Self.rowMakers.contains) ?? false else { return true }
      // In Swift a label follows the bracket.
      let label = tokens.sign(at: place + 1) == "(" ? place + 2 : place
      guard tokens.sign(at: label + 1) == ":" else { return false }
      let kind = text(from: label + 2)
      guard isWholeArgument(kind) else { return false }
      return tokens.kind(at: kind) == .text || tokens.word(at: kind).map(isConstant) ?? false
    }
  }

  /// Whether a name stands for a text wherever something is given to it.
  private func isConstant(_ name: CodeName) -> Bool {
    let given = tokens.indices.filter {
      tokens[$0].name == name && tokens[$0].kind == .word && tokens.sign(at: $0 + 1) == "="
        && tokens.sign(at: $0 + 2) != "="
    }
    return !given.isEmpty && given.allSatisfy { tokens.kind(at: text(from: $0 + 2)) == .text }
  }
}
