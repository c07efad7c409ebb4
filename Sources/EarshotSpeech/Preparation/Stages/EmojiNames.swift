/// Names emoji and symbols, the longest sequence first.
///
/// 1. `EmojiSequence` finds where the picture that begins here ends: flags, keycaps, skin tones,
///    joined pictures.
/// 2. The whole sequence is looked up without variation selectors and skin tones; tones are named
///    after it.
/// 3. What has no name as a whole is named part by part, joiners left out.
/// 4. What is not named at this level leaves a blank; what has no name at all stays for the voice,
///    except the lines that pictures are drawn with, and letters of flags, which become letters.
struct EmojiNames: PreparationStage {
  let symbols: SymbolCatalog

  func prepare(_ passage: Passage) -> [Passage] {
    let scalars = passage.scalars
    guard scalars.contains(where: { EmojiSequence.mayBegin(with: $0.scalar) }) else {
      return [passage]
    }
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    while index < scalars.count {
      guard !scalars[index].isSettled,
        let end = EmojiSequence.end(of: scalars, from: index)
      else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      write(scalars[index..<end], to: &writer, in: passage)
      index = end
    }
    return [passage.with(writer.scalars)]
  }

  private func write(
    _ sequence: ArraySlice<SourcedScalar>, to writer: inout PassageWriter, in passage: Passage
  ) {
    var parts = [sequence]
    if definition(of: sequence, in: passage) == nil {
      parts = sequence.split { $0.scalar.value == 0x200D || EmojiSequence.isTag($0.scalar) }
    }
    for part in parts {
      guard let definition = definition(of: part, in: passage) else {
        if part.first?.scalar.isDrawing == true {
          writer.drop(part.source)
        } else {
          keep(part, in: &writer)
        }
        continue
      }
      guard definition.level <= passage.level else {
        let stays = definition.preservation != .never
        if stays { writer.keep(part) } else { writer.drop(part.source) }
        continue
      }
      writer.say(
        ([definition.name] + tones(of: part, in: passage)).joined(separator: ", "),
        for: part.source)
    }
  }

  /// Keeps what has no name for the voice; letters of flags that make none become letters.
  private func keep(_ part: ArraySlice<SourcedScalar>, in writer: inout PassageWriter) {
    let letters = part.compactMap { EmojiSequence.regionalLetter($0.scalar) }
    guard letters.isEmpty else {
      return writer.say(letters.map { String($0) }.joined(separator: " "), for: part.source)
    }
    for scalar in part where scalar.scalar.value != 0xFE0F { writer.keep(scalar) }
  }

  private func definition(
    of sequence: ArraySlice<SourcedScalar>, in passage: Passage
  ) -> SymbolDefinition? {
    var key = String.UnicodeScalarView()
    for scalar in sequence where scalar.scalar.value != 0xFE0F {
      let isToneOfSequence = sequence.count > 1 && EmojiSequence.isTone(scalar.scalar)
      if !isToneOfSequence { key.append(scalar.scalar) }
    }
    return symbols.definition(of: String(key), in: passage.namesLanguage)
  }

  /// The names of the skin tones of a sequence, each once.
  private func tones(of sequence: ArraySlice<SourcedScalar>, in passage: Passage) -> [String] {
    guard sequence.count > 1 else { return [] }
    var tones: [Unicode.Scalar] = []
    for scalar in sequence where EmojiSequence.isTone(scalar.scalar) {
      if !tones.contains(scalar.scalar) { tones.append(scalar.scalar) }
    }
    return tones.compactMap {
      symbols.definition(of: String($0), in: passage.namesLanguage)?.name
    }
  }
}
