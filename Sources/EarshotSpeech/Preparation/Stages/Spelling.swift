/// Spells text: every character by itself, symbols and blanks by their names.
///
/// Commas stand between the characters, for a voice reads a lone letter before a word as a word.
struct Spelling: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard passage.isSpelled else { return [passage] }
    var spelled: [SourcedScalar] = []
    for character in Spelling.characters(of: passage.scalars) {
      let source = character.source
      let name = name(of: character, in: passage)
      if !spelled.isEmpty {
        spelled.append(SourcedScalar(",", source: source, isSettled: true))
        spelled.append(SourcedScalar(" ", source: source, isSettled: true))
      }
      if let name {
        spelled += name.unicodeScalars.map { SourcedScalar($0, source: source, isSettled: true) }
      } else {
        spelled += character
      }
    }
    return [passage.with(spelled)]
  }

  /// The name of what is no letter or digit; skin tones follow the picture they colour.
  private func name(of character: ArraySlice<SourcedScalar>, in passage: Passage) -> String? {
    guard let first = character.first, !first.isSettled else { return nil }
    if first.scalar.isBlank {
      return symbols.definition(of: " ", in: passage.namesLanguage)?.name
    }
    if character.count == 1 {
      guard first.scalar.isSymbol else { return nil }
      return symbols.definition(of: String(first.scalar), in: passage.namesLanguage)?.name
    }
    guard character.contains(where: { $0.scalar.isSymbol }) else { return nil }
    var picture = passage.with(Array(character))
    picture.level = .character
    let named = EmojiNames(symbols: symbols).prepare(picture)
    return named.first.flatMap { $0.scalars.allSatisfy(\.isSettled) ? $0.text.string : nil }
  }

  /// The characters of Unicode that the scalars make up; settled text stays whole.
  private static func characters(of scalars: [SourcedScalar]) -> [ArraySlice<SourcedScalar>] {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar.scalar) }
    var characters: [ArraySlice<SourcedScalar>] = []
    var start = 0
    for character in String(text) {
      let end = start + character.unicodeScalars.count
      let isSettled = scalars[start].isSettled
      if isSettled, let last = characters.last, last.last?.isSettled == true {
        characters[characters.count - 1] = scalars[last.startIndex..<end]
      } else {
        characters.append(scalars[start..<end])
      }
      start = end
    }
    return characters
  }
}
