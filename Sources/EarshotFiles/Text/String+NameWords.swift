nonisolated extension String {
  /// The words of a name out of code, as it writes them: each begins with a capital letter or behind what is no
  /// letter, as "text" and "Style" of `textStyle`; of several capitals in a row the last begins a word where small
  /// letters follow, as in "VO" and "Label" of `VOLabel`.
  package var nameWords: [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    let characters = Array(prefix(200))
    for (place, character) in characters.enumerated() {
      let isLetter = character.isLetter || character.isNumber
      let begins =
        character.isUppercase
        && (wasSmall
          || word.count > 1 && place + 1 < characters.count && characters[place + 1].isLowercase)
      if !isLetter || begins {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word.append(character) }
      wasSmall = isLetter && !character.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
