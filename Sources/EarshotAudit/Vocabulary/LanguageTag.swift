import EarshotVoices

/// The name of a language (BCP 47), as far as a voice has to understand it.
struct LanguageTag {
  /// Whether the parts stand as BCP 47 wants them.
  let isWellFormed: Bool
  /// Whether the program has a voice that speaks the language.
  let hasVoice: Bool

  init(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }
    let primary = parts.first ?? ""
    let isPlain = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    isWellFormed =
      isPlain && primary.allSatisfy(\.isLetter)
      && ((2...3).contains(primary.count) || (primary == "x" && parts.count > 1))
    hasVoice = primary == "x" || Self.spoken.contains(primary)
  }

  /// Languages under names that the table of voices has under another.
  private static let alternatives: Set = ["zh", "no", "iw", "in", "fil", "tl"]

  private static let spoken: Set<String> = {
    let tags = VoiceLanguages.table.description.split(separator: "\n").compactMap { line in
      line.split { $0 == " " || $0 == "-" }.first.map(String.init)
    }
    return alternatives.union(tags)
  }()
}
