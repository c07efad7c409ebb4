import EarshotFiles

/// The text of a storyboard or xib in the language that was asked for.
struct LocalizedStoryboard {
  /// The file that is read: the one asked for, or its copy in the language.
  let source: SourceText
  /// The texts in place of those in the file.
  private(set) var strings: StringsTable?
  /// The language of the texts, as a BCP 47 tag, when it is known.
  private(set) var language: String?
  /// Whether there are no texts in the language that was asked for.
  private(set) var isMissing = false

  /// Looks for a file's texts in `language`; `nil` takes them as they stand in the file.
  ///
  /// A whole copy is what a device loads; a table of texts belongs to a file that has none.
  init(
    _ source: SourceText, language wanted: String?, from origin: FileOrigin
  ) throws(FileError) {
    let files = LocalizedFiles(source.file)
    language = files.language
    guard let wanted, !files.isLanguage(wanted) else {
      self.source = source
      return
    }
    if let copy = files.copy(in: wanted), copy != source.file {
      self.source = try SourceText(contentsOf: copy, as: .interfaceBuilder, from: origin)
      language = wanted
      return
    }
    self.source = source
    strings = try Self.table(for: wanted, in: files, from: origin)
    if strings != nil { language = wanted } else { isMissing = true }
  }

  /// The texts in the most special of the languages that will do.
  ///
  /// Where there are both for one language, a `.strings` file of its own comes before the catalog of all.
  private static func table(
    for wanted: String, in files: LocalizedFiles, from origin: FileOrigin
  ) throws(FileError) -> StringsTable? {
    let catalog = try files.catalog.map { path throws(FileError) in
      try StringCatalog(contentsOf: path, from: origin)
    }
    for tag in LocalizedFiles.fallbacks(of: wanted) {
      if let strings = files.strings(in: tag) {
        return try StringsTable(contentsOf: strings, from: origin)
      }
      if let table = catalog?.table(in: tag) { return table }
    }
    return nil
  }
}
