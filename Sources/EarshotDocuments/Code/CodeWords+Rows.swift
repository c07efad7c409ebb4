/// How a file of code makes copies of the patterns of rows and items.
nonisolated extension CodeWords {
  /// The methods that are handed the kind of a row or an item to make one.
  static let rowMakers = Set(
    [
      "dequeueReusableCell", "dequeueReusableCellWithIdentifier",
      "dequeueReusableCellWithReuseIdentifier",
    ]
    .map { CodeName($0) })

  /// Whether each row that the file makes is of a kind that stands there as a text.
  var makesRowsByTextsOnly: Bool {
    tokens.indices.allSatisfy { place in
      guard tokens.word(at: place).map(Self.rowMakers.contains) ?? false else { return true }
      // In Swift a label follows the bracket.
      let label = tokens.sign(at: place + 1) == "(" ? place + 2 : place
      guard tokens.sign(at: label + 1) == ":" else { return false }
      let text = text(from: label + 2)
      return tokens.kind(at: text) == .text && isWholeArgument(text)
    }
  }
}
