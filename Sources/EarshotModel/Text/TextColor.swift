/// The colour of a text, as a listener is told of it.
public enum TextColor: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One that the reader has a word for in each language.
  case basic(BasicColor)
  /// One that an app or a page names, in its words or as it writes the shares.
  case named(String)

  /// A colour that an app or a page names.
  public init(stringLiteral name: String) {
    self = .named(name)
  }
}
