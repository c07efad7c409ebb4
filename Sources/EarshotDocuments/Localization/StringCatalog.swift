import EarshotFiles

/// The texts of a String Catalog: one file with those of all languages, in place of a `.strings` file
/// for each.
struct StringCatalog {
  /// The language of the texts in the storyboard or xib itself, as a BCP 47 tag.
  let sourceLanguage: String?
  /// The texts of each language, by its tag in lower case and then by key.
  private var tables: [String: StringsTable] = [:]

  /// Reads a catalog.
  ///
  /// - Throws: What ``SourceText/init(contentsOf:as:from:limit:)`` and the reader of JSON throw, and
  ///   `wrongValue` or `missingKey` for what is no catalog.
  init(contentsOf file: String, from origin: FileOrigin) throws(FileError) {
    let source = try SourceText(contentsOf: file, as: .stringCatalog, from: origin)
    self = try source.keepingForeignWords { () throws(FileError) in try StringCatalog(source) }
  }

  /// Reads the contents of a catalog; what it says besides texts is for translators.
  init(_ source: SourceText) throws(FileError) {
    let root = NodeCursor(
      file: source.file, key: "catalog", node: try SourceNode(json: source))
    let catalog = try root.mapping()
    sourceLanguage = try catalog["sourceLanguage"]?.text()
    for entry in try catalog.required("strings").mapping().members {
      let cursor = NodeCursor(file: source.file, key: entry.key, node: entry.value)
      guard let localizations = try cursor.mapping()["localizations"] else { continue }
      for localization in try localizations.mapping().members {
        let cursor = NodeCursor(
          file: source.file, key: localization.key, node: localization.value)
        guard let text = try Self.text(of: cursor) else { continue }
        tables[Self.tag(localization.key), default: StringsTable()].texts[entry.key] = text
      }
    }
  }

  /// The texts of exactly that language; `nil` where the catalog has none.
  ///
  /// For the language of the storyboard itself there need not be any: it speaks for itself.
  func table(in language: String) -> StringsTable? {
    let tag = Self.tag(language)
    if let table = tables[tag] { return table }
    return sourceLanguage.map(Self.tag) == tag ? StringsTable() : nil
  }

  private static func tag(_ language: String) -> String {
    language.replacing("_", with: "-").lowercased()
  }

  /// Which of the forms of a text is taken, where there are several: that of a phone, and the form that
  /// stands for any number.
  private static let preferredForms = ["iphone", "other"]

  /// The text of one language, or the best of its variations; `nil` while nobody has translated it.
  private static func text(of localization: NodeCursor) throws(FileError) -> String? {
    let forms = try localization.mapping()
    if let unit = try forms["stringUnit"]?.mapping() {
      // Xcode keeps a place for what is still to be translated.
      if try unit["state"]?.text() == "new" { return nil }
      return try unit["value"]?.text()
    }
    guard let variations = try forms["variations"]?.mapping() else { return nil }
    for kind in ["device", "plural"] {
      guard let forms = try variations[kind]?.mapping() else { continue }
      let others = forms.members.map(\.key).filter { !preferredForms.contains($0) }
      for form in preferredForms + others {
        if let form = forms[form], let text = try text(of: form) { return text }
      }
    }
    return nil
  }
}
