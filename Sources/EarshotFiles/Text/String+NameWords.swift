nonisolated extension String {
  /// The words of a name out of code, as it writes them: each begins with a capital letter or behind what is no
  /// letter, as "text" and "Style" of `textStyle`.
  package var nameWords: [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in prefix(200) {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word.append(character) }
      wasSmall = isLetter && !character.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
