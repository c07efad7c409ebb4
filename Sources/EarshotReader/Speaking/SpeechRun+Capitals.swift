import EarshotSpeech
import EarshotVoices

extension [SpeechRun] {
  /// The runs with the word that tells a capital letter before each that is spoken by itself, as devices say
  /// "cap Z".
  ///
  /// - Parameter language: The language of runs that name none, as a BCP 47 tag; `nil` is English.
  /// - Returns: The runs; in a language whose word nobody knows they stay as they are.
  func tellingCapitals(in language: String?) -> [SpeechRun] {
    guard contains(where: \.isCapitalLetter) else { return self }
    return map { run in
      guard run.isCapitalLetter,
        let word = Self.wordForCapitals(in: run.language ?? language ?? "en")
      else { return run }
      var told = run
      told.text = "\(word) \(run.text)"
      told.spellsOut = false
      return told
    }
  }

  /// What listeners of a language hear before a capital letter, where that is known.
  private static func wordForCapitals(in language: String) -> Substring? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let table = SymbolNames.spokenNames(in: primary)?.description ?? ""
    let line = table.split(separator: "\n").first { $0.hasPrefix("capital\t") }
    return line?.split(separator: "\t").last
  }
}

extension SpeechRun {
  /// Whether it is one capital letter that is spoken by its name.
  fileprivate var isCapitalLetter: Bool {
    guard spellsOut, let letter = text.first, text.index(after: text.startIndex) == text.endIndex
    else {
      return false
    }
    return letter.isUppercase && letter.isLetter
  }
}
