/// The words of the reader in every language that has a table.
public enum WordingTables {
  /// The table of a language, by a BCP 47 tag or the start of one in lower case.
  ///
  /// `nil` stands for a language without a table; the table of `en` holds every word.
  public static func table(language: String) -> StaticString? {
    switch language {
    case "en": EnglishWording.table
    default: nil
    }
  }
}
