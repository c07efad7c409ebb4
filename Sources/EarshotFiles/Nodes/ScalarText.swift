import CLibYAML

/// Texts as scalars of YAML, in the way in which another one was written where that can be.
package enum ScalarText {
  /// How a scalar is written.
  enum Style: Hashable {
    /// Without quotes; between brackets or braces fewer texts can be.
    case plain(isFlow: Bool)
    /// In single quotes.
    case single
    /// In double quotes.
    case double

    init(_ style: yaml_scalar_style_t, isFlow: Bool) {
      switch style {
      case YAML_PLAIN_SCALAR_STYLE: self = .plain(isFlow: isFlow)
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .single
      default: self = .double
      }
    }
  }

  /// A text on a line of its own behind a key or a dash, without quotes where it can be read so.
  package static func text(_ text: String) -> String {
    self.text(text, style: .plain(isFlow: false))
  }

  /// A text in a style, or in double quotes where it could not be read again.
  static func text(_ text: String, style: Style) -> String {
    switch style {
    case .plain(let isFlow) where isPlain(text, inFlow: isFlow): text
    case .single where text.unicodeScalars.allSatisfy(isPrintable) && !isCommand(text):
      "'" + text.replacing("'", with: "''") + "'"
    default: OutputValue.quoted(text)
    }
  }

  /// Whether a text without quotes is read as that text.
  private static func isPlain(_ text: String, inFlow isFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !isTakenForAnother(text), text.unicodeScalars.allSatisfy(isPrintable), !isCommand(text)
    else { return false }
    if "-?:,[]{}#&*!|>'\"%@` ".unicodeScalars.contains(first) || text.hasPrefix("...") {
      return false
    }
    if last == " " || last == ":" || text.contains(": ") || text.contains(" #") { return false }
    return !isFlow || !text.unicodeScalars.contains { ",[]{}:#".unicodeScalars.contains($0) }
  }

  /// Whether YAML's own types, which other programs go by, take a text without quotes for something else: for
  /// nothing, for yes or no, or for a number or a time.
  private static func isTakenForAnother(_ text: String) -> Bool {
    let words: Set = [
      "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<", ".inf", "+.inf",
      ".nan",
    ]
    let text = text.lowercased()
    if words.contains(text) { return true }
    // Numbers of any base, times and dates.
    guard let first = text.utf8.first, "0123456789+-.".utf8.contains(first) else { return false }
    return text.utf8.contains { (0x30...0x39).contains($0) }
      && text.utf8.allSatisfy { "0123456789abcdefox_+-.:tz".utf8.contains($0) }
  }

  /// Whether GitHub's runner finds a command in a text, wherever it stands; only double quotes can escape it.
  private static func isCommand(_ text: String) -> Bool {
    // By scalars, as a runner reads: a mark behind the bracket makes another character of both.
    text.unicodeScalars.contains("##[".unicodeScalars)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
