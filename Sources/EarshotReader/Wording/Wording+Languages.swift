import EarshotVoices

extension Wording {
  /// The languages that have words, as BCP 47 tags.
  nonisolated public static var languages: [String] { WordingTables.languages }

  /// The language of ``languages`` that speaks to somebody who asks for a tag, which may be a POSIX locale;
  /// `nil` where none does.
  public static func language(for tag: String) -> String? { WordingTables.language(for: tag) }

  /// Whether somebody who speaks the language has checked its words; they are a draft otherwise.
  public static func isChecked(_ language: String) -> Bool { WordingTables.isChecked(language) }
}
