/// The words of the reader in every language that has a table.
public enum WordingTables {
  /// The table of a language, named by the primary or the whole BCP 47 tag in lower case; `nil` for a
  /// language without one. The table of `en` holds every word.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "en": EnglishWording.table
    default: nil
    }
  }
}
