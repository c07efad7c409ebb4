/// Says words the way the listener wants them said.
///
/// A replacement in another script gets the voice that reads it.
struct Pronunciations: PreparationStage {
  let dictionary: PronunciationDictionary
  let languages: LanguageSplit

  func prepare(_ passage: Passage) -> [Passage] {
    guard !dictionary.isEmpty else { return [passage] }
    let scalars = passage.scalars
    var writer = PassageWriter(capacity: scalars.count)
    var index = 0
    var hasReplaced = false
    while index < scalars.count {
      guard !scalars[index].isSettled,
        let (entry, count) = dictionary.entry(
          matching: scalars, at: index, in: passage.namesLanguage)
      else {
        writer.keep(scalars[index])
        index += 1
        continue
      }
      let matched = scalars[index..<(index + count)]
      let words = SanitizedText(entry.replacement).string
      if entry.matchesInsideWords {
        writer.insert(words, for: matched.source)
      } else {
        writer.say(words, for: matched.source)
      }
      index += count
      hasReplaced = true
    }
    guard hasReplaced else { return [passage] }
    return languages.prepare(passage.with(writer.scalars))
  }
}
