/// How a program draws a cell.
public struct TerminalStyle: Hashable, Sendable {
  /// What is drawn besides colours (SGR).
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Bold.
    public static let bold = Attributes(rawValue: 1)
    /// Underlined in any manner.
    public static let underline = Attributes(rawValue: 2)
    /// Italic.
    public static let italic = Attributes(rawValue: 4)
    /// Blinking.
    public static let blink = Attributes(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 16)
    /// Struck through.
    public static let strike = Attributes(rawValue: 32)
    /// Dim.
    public static let dim = Attributes(rawValue: 64)
    /// Concealed: the character is there and nobody sees it.
    public static let concealed = Attributes(rawValue: 128)
  }

  /// The colour of the character.
  public var foreground: TerminalColor
  /// The colour behind it.
  public var background: TerminalColor
  /// What is drawn besides colours.
  public var attributes: Attributes

  /// Creates a style; without arguments that of plain text.
  public init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A colour as a program names it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// One of the palette's 256.
  case indexed(UInt8)
  /// A mixture of its own.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
