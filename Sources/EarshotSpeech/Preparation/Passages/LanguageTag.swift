/// What preparation needs of BCP 47 tags.
enum LanguageTag {
  /// The first subtag in lower case: `pt` of `pt-BR`; espeak-ng's name of Mandarin counts as `zh`.
  static func primary(of tag: String) -> String {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return primary == "cmn" ? "zh" : primary
  }
}
