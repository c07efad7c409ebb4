/// Names what the listener's own symbol files list beyond single symbols: words, and signs such as
/// `->`.
struct ListenersSymbols: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    guard !symbols.files.isEmpty else { return [passage] }
    let words = symbols.ownWords(in: passage.namesLanguage)
    guard !words.isEmpty else { return [passage] }
    let scalars = passage.scalars
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard let symbol = word(at: index, in: scalars, of: words),
        let definition = symbols.definition(of: symbol.text, in: passage.namesLanguage)
      else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      let matched = scalars[index..<(index + symbol.count)]
      let isNamed = definition.level <= passage.level
      if isNamed { writer.say(definition.name, for: matched.source) }
      let stays =
        definition.preservation == .always || (!isNamed && definition.preservation == .unlessNamed)
      if stays {
        for scalar in matched {
          writer.keep(SourcedScalar(scalar.scalar, source: scalar.source, isSettled: true))
        }
      } else if !isNamed {
        writer.drop(matched.source)
      }
      index += symbol.count
    }
    return [passage.with(writer.scalars)]
  }

  private func word(
    at index: Int, in scalars: [SourcedScalar], of words: [Unicode.Scalar: [[Unicode.Scalar]]]
  ) -> (text: String, count: Int)? {
    guard !scalars[index].isSettled, let candidates = words[scalars[index].scalar] else {
      return nil
    }
    let found = candidates.first { word in
      guard index + word.count <= scalars.count else { return false }
      return word.indices.allSatisfy {
        scalars[index + $0].scalar == word[$0] && !scalars[index + $0].isSettled
      }
    }
    return found.map { word in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word)
      return (String(text), word.count)
    }
  }
}
