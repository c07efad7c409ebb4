/// A piece of source code: a word, a text in quotes, or a sign.
nonisolated struct CodeToken {
  /// What it is.
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// What stands between quotes.
    case text
    /// Any other character.
    case sign(UInt8)
  }

  /// What it is.
  var kind: Kind
  /// Where it stands, without its quotes.
  var range: Range<Int>
  /// Which word it is, so that no text has to be made of it.
  var name: CodeName
}

nonisolated extension [CodeToken] {
  /// The kind of the token at a place; `nil` where there is none.
  func kind(at place: Int) -> CodeToken.Kind? {
    indices.contains(place) ? self[place].kind : nil
  }

  /// The sign at a place; zero where there is none.
  func sign(at place: Int) -> Unicode.Scalar {
    if case .sign(let byte)? = kind(at: place) { Unicode.Scalar(byte) } else { "\0" }
  }

  /// The word at a place; `nil` where there is none.
  func word(at place: Int) -> CodeName? {
    kind(at: place) == .word ? self[place].name : nil
  }
}
