/// Takes names of programs and files apart, so that their words are heard: `readMe2` becomes
/// "read Me 2".
///
/// What stands between the words, such as `_` and `/`, is punctuation and named by its own stage.
struct IdentifierWords: PreparationStage {
  func prepare(_ passage: Passage) -> [Passage] {
    guard passage.readsIdentifiers, !passage.isSpelled else { return [passage] }
    let scalars = passage.scalars
    var writer = PassageWriter(capacity: scalars.count)
    for index in scalars.indices {
      if index > 0, !scalars[index].isSettled, !scalars[index - 1].isSettled,
        IdentifierWords.beginsWord(at: index, in: scalars)
      {
        writer.separate(at: scalars[index].source.lowerBound)
      }
      writer.keep(scalars[index])
    }
    return [passage.with(writer.scalars)]
  }

  /// A capital after a small letter, the last capital before a small letter, and a change between
  /// letters and digits.
  private static func beginsWord(at index: Int, in scalars: [SourcedScalar]) -> Bool {
    let before = scalars[index - 1].scalar
    let scalar = scalars[index].scalar
    if before.isSmall && scalar.isCapital { return true }
    if before.isCapital && scalar.isCapital {
      return index + 1 < scalars.count && scalars[index + 1].scalar.isSmall
    }
    return (before.isASCIILetter && scalar.isDigit) || (before.isDigit && scalar.isASCIILetter)
  }
}
