extension TextTableError: CustomStringConvertible {
  /// The place and what is wrong, as `file:line:column: error: what; what was expected`.
  public var description: String {
    "\(file):\(line):\(column): error: \(problem)"
  }
}

extension TextTableError.Problem: CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String {
    switch self {
    case .tooLarge(let limit):
      "the file is too large; expected at most \(limit) bytes"
    case .notUTF8:
      "the text is not UTF-8; expected a file saved as UTF-8"
    case .noSection:
      "an entry stands before any section; expected \"symbols:\" above it"
    case .missingField(let field):
      "\(field) is missing; expected fields with tabs between"
    case .tooManyFields(let limit):
      "the line has too many fields; expected at most \(limit)"
    case .tooLong(let limit):
      "the field is too long; expected at most \(limit) characters"
    case .unknownLevel(let level):
      "unknown level \"\(level)\"; expected none, some, most, all or char"
    case .unknownPreservation(let word):
      "unknown word \"\(word)\"; expected never, always or norep"
    case .unknownOption(let option):
      "unknown option \"\(option)\"; expected case, part or language=TAG"
    case .noLanguage(let known):
      "no language is named; expected \"# language:\" and one of \(known.joined(separator: ", "))"
    case .noWords: "words are missing; expected a name, a bar and what is said"
    case .unknownWord(let name):
      "there is no word \"\(name)\"; expected a name of a table in Voices/Wording or Voices/SystemTexts"
    case .unknownForm(let form, let known):
      "the language has no form \"\(form)\"; expected "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .wrongPlaces(let expected):
      "the places are not those of the English words; expected "
        + (expected.isEmpty ? "none" : expected.map { "{\($0)}" }.joined(separator: ", "))
    }
  }
}
