/// Words for libxml2's error numbers, which FoundationXML passes on without a text.
enum MarkupFault {
  /// The document ends before its elements do.
  static let unfinished = "it ends too early"

  /// What an error number of `xmlParserErrors` means; others keep their number.
  static func message(code: Int) -> String {
    switch code {
    case 4: unfinished
    case 5: "something stands outside the outermost element"
    case 9: "a character that XML does not allow"
    case 26, 27: "an entity that is not declared"
    case 38: "a '<' inside an attribute"
    case 39: "an attribute without quotes"
    case 40: "an attribute whose quotes do not end"
    case 41: "an attribute without a value"
    case 42: "the same attribute twice"
    case 65: "a space is missing between attributes"
    case 68: "a name is missing or broken"
    case 73: "a '>' is missing"
    case 76: "a closing tag that matches no open element"
    case 77: unfinished
    case 201: "a prefix that is not declared"
    default: "error \(code) of libxml2"
    }
  }
}
