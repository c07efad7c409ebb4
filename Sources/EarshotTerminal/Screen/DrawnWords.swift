import EarshotReader

/// The words that stand in a drawing beside those of the app.
struct DrawnWords: Hashable, Sendable {
  /// The name of a back button that has none.
  let back: String
  /// What tells that something does not respond.
  let dimmed: String
  /// What tells a picture from a text.
  let image: String

  /// The words of the language that a reader speaks of itself.
  init(of reader: ScreenReader) {
    self.init { reader.text($0) }
  }

  /// The words of a language.
  init(_ wording: Wording = Wording()) {
    self.init { wording.text($0) }
  }

  private init(_ text: (Word) -> String) {
    (back, dimmed, image) = (text(.back), text(.dimmed), text(.image))
  }
}
