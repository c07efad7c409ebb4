/// What may stand in one line of a terminal, whatever an app or a file puts into its texts.
extension Unicode.Scalar {
  /// Whether the scalar ends a line or commands the terminal: control characters and the separators of
  /// lines and paragraphs.
  ///
  /// By its number: to ask for its category took half of the time of playing a script.
  package var breaksLine: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar lays out anew what stands behind it on its line, up to another that may not come.
  ///
  /// These are the embeddings, overrides and isolates of Unicode Standard Annex 9, section 2; a voice
  /// passes over them.
  package var reordersLine: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text as it may stand in one line: what breaks lines is a blank, and what reorders them is left
  /// out.
  package var asSingleLine: String {
    let scalars = unicodeScalars
    guard scalars.contains(where: { $0.breaksLine || $0.reordersLine }) else { return self }
    return String(
      String.UnicodeScalarView(
        scalars.lazy.filter { !$0.reordersLine }.map { $0.breaksLine ? " " : $0 }))
  }
}
