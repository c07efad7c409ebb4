/// Tells capital letters from small ones in spelled text; in running text nothing is told.
struct Capitals: PreparationStage {
  /// How much higher the voice is on a capital letter.
  static let pitch = 1.3

  let indication: CapitalIndication
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard indication != .none, passage.isSpelled else { return [passage] }
    let isCapital: (SourcedScalar) -> Bool = { $0.scalar.isCapital && !$0.isSettled }
    guard passage.scalars.contains(where: isCapital) else { return [passage] }
    switch indication {
    case .none: return [passage]
    case .word: return [withWords(passage, where: isCapital)]
    case .pitch, .sound: return Capitals.split(passage, where: isCapital).map(indicated)
    }
  }

  private func withWords(_ passage: Passage, where isCapital: (SourcedScalar) -> Bool) -> Passage {
    guard let word = symbols.definition(of: "capital", in: passage.namesLanguage)?.name else {
      return passage
    }
    var writer = PassageWriter(capacity: passage.scalars.count)
    for scalar in passage.scalars {
      if isCapital(scalar) { writer.say(word, for: scalar.source) }
      writer.keep(scalar)
    }
    return passage.with(writer.scalars)
  }

  /// Each capital letter with the marks on it becomes a passage.
  private static func split(
    _ passage: Passage, where isCapital: (SourcedScalar) -> Bool
  ) -> [(passage: Passage, isCapital: Bool)] {
    var parts: [(passage: Passage, isCapital: Bool)] = []
    for scalar in passage.scalars {
      let capital = isCapital(scalar)
      if !capital, let last = parts.indices.last, !parts[last].isCapital || !scalar.standsByItself {
        parts[last].passage.scalars.append(scalar)
      } else {
        parts.append((passage.with([scalar]), capital))
      }
    }
    return parts
  }

  private func indicated(_ part: (passage: Passage, isCapital: Bool)) -> Passage {
    guard part.isCapital else { return part.passage }
    var passage = part.passage
    if indication == .pitch { passage.pitch = Capitals.pitch } else { passage.sound = .capital }
    return passage
  }
}

extension SourcedScalar {
  /// Whether this is no mark on what stands before it, and no comma after it.
  fileprivate var standsByItself: Bool {
    scalar != "," && scalar.properties.generalCategory != .nonspacingMark
  }
}

/// How a capital letter is told from a small one where characters are spoken by themselves.
public enum CapitalIndication: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// By a word before it, such as "cap".
  case word
  /// By a higher voice.
  case pitch
  /// By a sound before it.
  case sound
}
