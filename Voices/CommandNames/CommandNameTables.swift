/// What commands, keys and gestures are called in every language but English.
///
/// A line has the English name, by which files and scripts know the command, and behind a bar what is heard.
/// A name with a plural category behind a dot has the words for such a number. The marks are those of
/// ``WordingTables``.
public enum CommandNameTables {
  /// The table of a language, by its tag in ``WordingTables/languages``; `nil` for English, whose
  /// texts are the names.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "ar": ArabicCommandNames.table
    case "de": GermanCommandNames.table
    case "es": SpanishCommandNames.table
    case "fr": FrenchCommandNames.table
    case "he": HebrewCommandNames.table
    case "it": ItalianCommandNames.table
    case "ja": JapaneseCommandNames.table
    case "ko": KoreanCommandNames.table
    case "nl": DutchCommandNames.table
    case "pl": PolishCommandNames.table
    case "pt": PortugueseCommandNames.table
    case "ru": RussianCommandNames.table
    case "sv": SwedishCommandNames.table
    case "zh-Hans": SimplifiedChineseCommandNames.table
    case "zh-Hant": TraditionalChineseCommandNames.table
    default: nil
    }
  }
}
