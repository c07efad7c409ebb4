/// What the system writes on its own controls in English where the name of a line does not say it.
enum EnglishSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: checked
    # source: guide
    {1} items.one | {1} item
    {1} hours.one | {1} hour
    {1} minutes.one | {1} minute
    """
}
