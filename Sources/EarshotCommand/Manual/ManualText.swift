/// Plain text as lines of the mdoc language.
enum ManualText {
  /// Paragraphs stay paragraphs; indented lines stay as they are, in a display of their own.
  static func lines(_ text: String) -> [String] {
    var result: [String] = []
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix(" ")
      if isIndented != isLiteral {
        result.append(isIndented ? ".Bd -literal -offset indent" : ".Ed")
        isLiteral = isIndented
      }
      if line.isEmpty {
        result.append(".Pp")
      } else {
        result.append(escaped(isIndented ? line.drop { $0 == " " } : line))
      }
    }
    if isLiteral { result.append(".Ed") }
    return result
  }

  /// The text as one argument of a macro, which must not be taken for a macro itself.
  static func argument(_ text: String) -> String {
    "\"\(escaped(text[...]).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq"))\""
  }

  /// Takes the meaning away from what the language would interpret.
  private static func escaped(_ line: Substring) -> String {
    var result = line.first.map { $0 == "." || $0 == "'" } == true ? "\\&" : ""
    for character in line {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
