extension RegularExpressionFault: CustomStringConvertible {
  /// What is wrong and what was expected.
  public var description: String {
    switch self {
    case .unclosed(let opening):
      "\"\(opening)\" is never closed; expected \"\(opening == "(" ? ")" : "]")\" after it"
    case .closesNothing:
      "\")\" closes nothing; expected \"(\" before it"
    case .repeatsNothing(let sign):
      "\"\(sign)\" repeats nothing; expected a character, a set or a group before it"
    case .runsBackwards(let range):
      "\"\(range)\" runs backwards; expected its lower end first"
    case .unknown(let sign):
      "\"\(sign)\" means nothing; expected a regular expression as Python reads them"
    }
  }
}
