/// The names of emoji, symbols and punctuation as tables: lines in the order of their bytes, each a
/// symbol, a tab and what stands for it.
///
/// Nothing is read before somebody looks a symbol up, so a table costs a start nothing. The tables
/// from Unicode CLDR are made by `.ci/symbols`; they hold no variation selectors and, inside
/// sequences, no skin tones.
public enum SymbolNames {
  /// The languages that have names from Unicode CLDR, as BCP 47 tags.
  public static let languages = [
    "ar", "cs", "de", "el", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt",
    "ru", "sv", "th", "tr", "uk", "vi", "zh",
  ]

  /// The names that Unicode CLDR gives symbols in a language, which is the first subtag of its tag.
  public static func names(in language: String) -> StaticString? {
    switch language {
    case "ar": ar
    case "cs": cs
    case "de": de
    case "el": el
    case "en": en
    case "es": es
    case "fr": fr
    case "he": he
    case "hi": hi
    case "id": id
    case "it": it
    case "ja": ja
    case "ko": ko
    case "nl": nl
    case "pl": pl
    case "pt": pt
    case "ru": ru
    case "sv": sv
    case "th": th
    case "tr": tr
    case "uk": uk
    case "vi": vi
    case "zh": zh
    default: nil
    }
  }

  /// Languages with units and currencies as they are written beside numbers, and the words of each plural category
  /// (`one=kilometer`); earlier tables win.
  public static let units: [StaticString] = [spokenUnitLines, unitLines]

  /// The plural category of Unicode CLDR that a whole number has in a language, by the first subtag of its tag.
  @Sendable public static func pluralCategory(of number: Int, in language: String) -> String {
    PluralCategory(of: number, in: language == "zh" ? "zh-Hans" : language).rawValue
  }

  /// The short names that listeners of a language expect for what stands on a keyboard, with a third
  /// field where several at once have another name.
  public static func spokenNames(in language: String) -> StaticString? {
    switch language {
    case "de": spokenGerman
    case "en": spokenEnglish
    case "es": spokenSpanish
    case "fr": spokenFrench
    case "ja": spokenJapanese
    case "ko": spokenKorean
    default: nil
    }
  }
}
