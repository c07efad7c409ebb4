/// Names punctuation by level, and leaves what is not named only where it makes a pause, a melody or
/// part of a word.
///
/// Inside words and numbers a mark means something else than between them:
/// - an apostrophe or hyphen inside a word is part of it, and named only where all is or in names of
///   programs and files;
/// - the full stop inside a name such as `example.com` is named from `some` on, but not in `3.14` or
///   `e.g.`;
/// - what stands between digits belongs to the number, unless a sign says otherwise.
struct PunctuationNames: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard !passage.isSpelled else { return [passage] }
    let scalars = passage.scalars
    guard scalars.contains(where: { !$0.isSettled && $0.scalar.isSymbol }) else { return [passage] }
    var writer = PassageWriter(capacity: scalars.count)
    for index in scalars.indices {
      let scalar = scalars[index]
      guard !scalar.isSettled, scalar.scalar.isSymbol,
        let definition = symbols.definition(
          of: String(scalar.scalar), in: passage.namesLanguage)
      else {
        writer.keep(scalar)
        continue
      }
      write(scalar, as: definition, use: Use(at: index, in: scalars), to: &writer, in: passage)
    }
    return [passage.with(writer.scalars)]
  }

  /// What a mark does where it stands.
  private enum Use {
    case separates, joinsWord, joinsName, joinsNumber

    init(at index: Int, in scalars: [SourcedScalar]) {
      guard index > 0, index + 1 < scalars.count else {
        self = .separates
        return
      }
      let before = scalars[index - 1].scalar
      let after = scalars[index + 1].scalar
      switch scalars[index].scalar {
      case "'", "\u{2019}", "-", "\u{2010}", "\u{2011}":
        self = before.isLetter && after.isLetter ? .joinsWord : .separates
      case "." where before.isPartOfWord && after.isPartOfWord:
        let isAbbreviation =
          (index < 2 || !scalars[index - 2].scalar.isPartOfWord)
          && (index + 2 >= scalars.count || !scalars[index + 2].scalar.isPartOfWord)
        self =
          before.isDigit && after.isDigit ? .joinsNumber : isAbbreviation ? .joinsWord : .joinsName
      case ",", ":":
        self = before.isDigit && after.isDigit ? .joinsNumber : .separates
      default:
        self = .separates
      }
    }
  }

  private func write(
    _ scalar: SourcedScalar,
    as definition: SymbolDefinition,
    use: Use,
    to writer: inout PassageWriter,
    in passage: Passage
  ) {
    let isNamed =
      switch use {
      case .separates: definition.level <= passage.level
      case .joinsWord:
        (passage.readsIdentifiers ? definition.level : .all) <= passage.level
      case .joinsName: min(definition.level, .some) <= passage.level
      case .joinsNumber: false
      }
    if isNamed { writer.say(definition.name, for: scalar.source) }
    if stays(definition, isNamed: isNamed, use: use) {
      writer.keep(scalar)
    } else if !isNamed {
      writer.drop(scalar.source)
    }
  }

  /// A named mark stays only where it ends something; an unnamed one also where it is part of a word.
  private func stays(_ definition: SymbolDefinition, isNamed: Bool, use: Use) -> Bool {
    switch definition.preservation {
    case .never: false
    case .always: !isNamed || use == .separates
    case .unlessNamed: !isNamed
    }
  }
}
