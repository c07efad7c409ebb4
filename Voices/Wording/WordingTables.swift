/// What the reader says, in every language that has a table.
///
/// A table is text, so that a language that nobody hears costs no memory. Each line has a word's name and,
/// behind a bar, what is said; a word with further columns is written so in the styles `spoken`,
/// `snapshot` and `ios27`. `{1}`, `{2}` and `{3}` stand for what a sentence is about. A name with a plural
/// category of Unicode CLDR behind a dot (`rowCount.one`) has the words for numbers of that category.
/// `# status:` says whether somebody who speaks the language has checked the table (`checked`) or not
/// (`draft`), and `# source:` where the words below it come from.
public enum WordingTables {
  /// The languages that have a table, as BCP 47 tags.
  public static let languages = [
    "en", "ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "zh-Hans",
    "zh-Hant",
  ]

  /// The table of a language, by its tag in ``languages``; that of `en` holds every word.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "en": EnglishWording.table
    case "ar": ArabicWording.table
    case "de": GermanWording.table
    case "es": SpanishWording.table
    case "fr": FrenchWording.table
    case "he": HebrewWording.table
    case "it": ItalianWording.table
    case "ja": JapaneseWording.table
    case "ko": KoreanWording.table
    case "nl": DutchWording.table
    case "pl": PolishWording.table
    case "pt": PortugueseWording.table
    case "ru": RussianWording.table
    case "sv": SwedishWording.table
    case "zh-Hans": SimplifiedChineseWording.table
    case "zh-Hant": TraditionalChineseWording.table
    default: nil
    }
  }

  /// The language of ``languages`` that speaks to somebody who asks for a tag; `nil` where none does.
  ///
  /// A tag is shortened from its end until there is a table, as BCP 47 has it (RFC 4647, lookup). Chinese is
  /// told apart by its script, which follows from the region where it is not named (Unicode CLDR, likely
  /// subtags).
  public static func language(for tag: String) -> String? {
    let tag = tag.prefix { $0 != "." && $0 != "@" }
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch subtags.first {
    case "zh", "cmn":
      let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional && !subtags.contains("hans") ? "zh-Hant" : "zh-Hans"
    case "iw": return "he"
    case let language?: return languages.contains(language) ? language : nil
    case nil: return nil
    }
  }

  /// Whether somebody who speaks the language has checked its table.
  public static func isChecked(_ language: String) -> Bool {
    table(language: language)?.withUTF8Buffer { table in
      table.starts(with: "# status: checked".utf8)
    } ?? false
  }
}
