/// What the system writes on its own controls, such as "Back", in every language; that of English has
/// only what its names do not say, the singulars.
///
/// A line has the English text, which is its name, and behind a bar what stands for it. `{1}` to `{5}` are places,
/// which each language puts in its order: a date has month, day and year, a time of day has the hour of twelve,
/// the minute, the part of the day, the hour of twenty-four, and that in two digits. A name with a plural
/// category behind a dot has the words for such a number, and one with `date` is what a month is called beside a
/// day. The marks are those of ``WordingTables``.
public enum SystemTextTables {
  /// The table of a language, by its tag in ``WordingTables/languages``.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "en": EnglishSystemTexts.table
    case "ar": ArabicSystemTexts.table
    case "de": GermanSystemTexts.table
    case "es": SpanishSystemTexts.table
    case "fr": FrenchSystemTexts.table
    case "he": HebrewSystemTexts.table
    case "it": ItalianSystemTexts.table
    case "ja": JapaneseSystemTexts.table
    case "ko": KoreanSystemTexts.table
    case "nl": DutchSystemTexts.table
    case "pl": PolishSystemTexts.table
    case "pt": PortugueseSystemTexts.table
    case "ru": RussianSystemTexts.table
    case "sv": SwedishSystemTexts.table
    case "zh-Hans": SimplifiedChineseSystemTexts.table
    case "zh-Hant": TraditionalChineseSystemTexts.table
    default: nil
    }
  }
}
