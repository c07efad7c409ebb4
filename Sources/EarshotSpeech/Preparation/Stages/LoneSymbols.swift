/// Names the symbols of a part that has no words, at any level: a button that shows only `+` or `…` is
/// never silent.
///
/// A part is what stands between commas with a blank, as phrases are joined. Rows of one symbol are
/// counted. A part that only sets others apart, such as a lone colon, stays as it is.
struct LoneSymbols: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard !passage.isSpelled, passage.scalars.contains(where: { $0.scalar.isSymbol }) else {
      return [passage]
    }
    let parts = LoneSymbols.parts(of: passage.scalars)
    guard parts.contains(where: { LoneSymbols.isLone(passage.scalars[$0]) }) else {
      return [passage]
    }
    var scalars: [SourcedScalar] = []
    var end = 0
    for part in parts {
      scalars += passage.scalars[end..<part.lowerBound]
      end = part.upperBound
      let text = passage.scalars[part]
      scalars += LoneSymbols.isLone(text) ? named(text, in: passage) : Array(text)
    }
    return [passage.with(scalars)]
  }

  private func named(_ part: ArraySlice<SourcedScalar>, in passage: Passage) -> [SourcedScalar] {
    var lone = passage.with(part.filter { !$0.scalar.isBlank })
    lone.level = .character
    let counted = RepeatedSymbols(symbols: symbols).prepare(lone)[0]
    lone.scalars = counted.scalars
    lone.isSpelled = true
    return Spelling(symbols: symbols).prepare(lone)[0].scalars
  }

  /// The ranges between commas with a blank.
  private static func parts(of scalars: [SourcedScalar]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in scalars.indices.dropLast()
    where scalars[index].scalar == "," && scalars[index + 1].scalar == " " {
      parts.append(start..<index)
      start = index + 2
    }
    parts.append(start..<scalars.count)
    return parts
  }

  private static func isLone(_ part: ArraySlice<SourcedScalar>) -> Bool {
    let marks = part.lazy.filter { !$0.scalar.isBlank }
    guard let first = marks.first?.scalar, marks.allSatisfy({ $0.scalar.isSymbol && !$0.isSettled })
    else { return false }
    return ![",", ".", ";", ":"].contains(first) || marks.dropFirst().first != nil
  }
}
