import EarshotModel

extension LayoutDirection {
  /// The direction in which a language is written: by the script of its tag, or else by the script in which
  /// the language is mostly written (Unicode CLDR, likely subtags).
  ///
  /// - Parameter language: A BCP 47 tag, with hyphens or underscores.
  init(language: String) {
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }
    let isMirrored =
      script.map { Self.mirroredScripts.contains($0) }
      ?? subtags.first.map { Self.mirroredLanguages.contains($0) } ?? false
    self = isMirrored ? .rightToLeft : .leftToRight
  }

  private static let mirroredScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  private static let mirroredLanguages: Set<String> = [
    "ar", "arc", "ars", "ary", "arz", "azb", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
    "lrc", "mid", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "syr", "ug", "ur", "yi",
  ]
}
