/// Words for libxml2's error numbers; its own are for people who write parsers.
enum MarkupFault {
  /// The document ends before its elements do.
  static let unfinished = "it ends too early"

  /// What an error number of `xmlParserErrors` means; others keep their number.
  static func message(code: Int) -> String {
    switch code {
    case 1: "a name, a text or an attribute is too long"
    case 4: "something else stands where the outermost element should begin"
    case 5: "something stands outside the outermost element"
    case 6, 7, 8: "a broken character reference"
    case 9: "a character that XML does not allow"
    case 22, 68: "a name is missing or broken"
    case 23: "an entity without ';' at its end"
    case 26, 27: "an entity that is not declared"
    case 38: "a '<' inside an attribute"
    case 39: "an attribute without quotes"
    case 40: "an attribute whose quotes do not end"
    case 41: "an attribute without a value"
    case 42, 203: "the same attribute twice"
    case 45: "a comment that does not end"
    case 46: "a processing instruction without a name"
    case 47: "a processing instruction that does not end"
    case 62: "']]>' outside a CDATA section"
    case 63: "a CDATA section that does not end"
    case 64: "an XML declaration that is not at the beginning"
    case 65: "a space is missing"
    case 73: "a '>' is missing"
    case 75: "an attribute without '='"
    case 76: "a closing tag that matches no open element"
    case 77: unfinished
    case 78: "'standalone' that is neither yes nor no"
    case 80: "'--' inside a comment"
    case 96, 108: "an XML version that is not known"
    case 201: "a prefix that is not declared"
    case 202, 205: "a ':' in the wrong place"
    default: "error \(code) of libxml2"
    }
  }
}
