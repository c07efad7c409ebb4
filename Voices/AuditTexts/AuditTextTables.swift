/// What an audit says of screens, and of itself, in every language but English.
///
/// A line has the English sentence with its places, which is its name, and behind a bar what stands for it. The name of a
/// rule with `title` or `fix` behind a dot has the fault in a few words, and what to do about it. A name with a
/// plural category behind a dot has the words for such a number. The marks are those of ``WordingTables``.
public enum AuditTextTables {
  /// The table of a language, by its tag in ``WordingTables/languages``; `nil` for English, whose sentences are the
  /// names.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "ar": ArabicAuditTexts.table
    case "de": GermanAuditTexts.table
    case "es": SpanishAuditTexts.table
    case "fr": FrenchAuditTexts.table
    case "he": HebrewAuditTexts.table
    case "it": ItalianAuditTexts.table
    case "ja": JapaneseAuditTexts.table
    case "ko": KoreanAuditTexts.table
    case "nl": DutchAuditTexts.table
    case "pl": PolishAuditTexts.table
    case "pt": PortugueseAuditTexts.table
    case "ru": RussianAuditTexts.table
    case "sv": SwedishAuditTexts.table
    case "zh-Hans": SimplifiedChineseAuditTexts.table
    case "zh-Hant": TraditionalChineseAuditTexts.table
    default: nil
    }
  }
}
