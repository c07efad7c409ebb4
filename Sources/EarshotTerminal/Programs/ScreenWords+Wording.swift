package import EarshotPrograms
package import EarshotReader

extension Wording {
  /// The words in which texts without a language are told, as settings name it: that of the texts, or else that of the
  /// reader's own words.
  package init(of settings: ReaderSettings) {
    self.init(
      language: settings.language ?? settings.interfaceLanguage ?? "en", files: settings.wordings)
  }
}

extension ScreenWords {
  /// The words of the reader's tables.
  package init(_ wording: Wording) {
    self.init()
    control = Self.name(.keyWithControl, wording)
    alt = Self.name(.keyWithAlt, wording)
    history = wording.text(.historyTitle)
  }

  /// What stands around the name of a key.
  private static func name(_ word: Word, _ wording: Wording) -> @Sendable (String) -> String {
    let gap: Character = "\u{0}"
    let parts = wording.text(word, [String(gap)])
      .split(separator: gap, omittingEmptySubsequences: false).map(String.init)
    return { parts.joined(separator: $0) }
  }
}
