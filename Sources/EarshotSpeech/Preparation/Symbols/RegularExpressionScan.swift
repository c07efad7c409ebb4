/// Looks at the form of a regular expression, as Python writes those of NVDA's symbol files.
///
/// It goes through the text once, so that no file can make it slow, and keeps only the open groups.
/// Nothing is matched, and what concerns matching, such as the width of a look-behind, is not judged.
struct RegularExpressionScan {
  /// What is wrong, and where, in Unicode scalars from the beginning.
  struct Failure: Error, Hashable {
    var fault: RegularExpressionFault
    var offset: Int
  }

  let scalars: [Unicode.Scalar]
  var index = 0
  /// Where the groups begin that are open.
  private var openGroups: [Int] = []
  private var groupCount = 0
  /// Whether a repetition may follow.
  private var canRepeat = false

  /// Goes through an expression.
  ///
  /// - Throws: The first thing that is wrong with it.
  static func check(_ expression: some StringProtocol) throws(Failure) {
    var scan = RegularExpressionScan(scalars: Array(expression.unicodeScalars))
    while scan.index < scan.scalars.count { try scan.readItem() }
    if let open = scan.openGroups.last { throw Failure(fault: .unclosed("("), offset: open) }
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func readItem() throws(Failure) {
    let start = index
    switch scalars[index] {
    case "(":
      try readGroup()
    case ")":
      index += 1
      guard openGroups.popLast() != nil else { throw Failure(fault: .closesNothing, offset: start) }
      canRepeat = true
    case "[":
      try readSet()
      canRepeat = true
    case "\\":
      let escaped = try readEscape(inSet: false)
      if case .group(let number) = escaped, number > groupCount {
        throw unknown(from: start)
      }
      canRepeat = escaped != .place
    case "^", "$", "|":
      index += 1
      canRepeat = false
    case "*", "+", "?":
      index += 1
      try endRepetition(from: start)
    case "{":
      if try readCount() { try endRepetition(from: start) } else { readCharacter() }
    default:
      readCharacter()
    }
  }

  private mutating func readCharacter() {
    index += 1
    canRepeat = true
  }

  /// Takes the sign for few or for no second thoughts that may follow a repetition.
  private mutating func endRepetition(from start: Int) throws(Failure) {
    guard canRepeat else {
      throw Failure(fault: .repeatsNothing(text(start..<index)), offset: start)
    }
    canRepeat = false
    if next == "?" || next == "+" { index += 1 }
  }

  /// Reads `{2}`, `{2,}`, `{,3}` or `{2,3}`; any other brace is a character, and nothing is read.
  private mutating func readCount() throws(Failure) -> Bool {
    let start = index
    index += 1
    guard next != "}" else {
      index = start
      return false
    }
    let least = readNumber()
    var most = least
    if next == "," {
      index += 1
      most = readNumber()
    }
    guard next == "}" else {
      index = start
      return false
    }
    index += 1
    if let most, let least, most < least {
      throw Failure(fault: .runsBackwards(text(start..<index)), offset: start)
    }
    return true
  }

  /// Reads digits; numbers too large to count count as the largest.
  private mutating func readNumber() -> Int? {
    let start = index
    var number = 0
    while let digit = next?.digitValue {
      number = min(number * 10 + digit, 1 << 32)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Reads what opens a group, and all of those that hold no expression.
  private mutating func readGroup() throws(Failure) {
    let start = index
    index += 1
    guard next == "?" else {
      groupCount += 1
      return open(from: start)
    }
    index += 1
    switch take() {
    case ":", "=", "!", ">":
      open(from: start)
    case "<":
      guard let sign = take(), sign == "=" || sign == "!" else { throw unknown(from: start) }
      open(from: start)
    case "P":
      switch take() {
      case "<":
        try readName(to: ">", from: start)
        groupCount += 1
        open(from: start)
      case "=":
        try readName(to: ")", from: start)
        canRepeat = true
      default:
        throw unknown(from: start)
      }
    case "(":
      try readName(to: ")", from: start)
      open(from: start)
    case "#":
      while let scalar = take() {
        if scalar == ")" { return }
        if scalar == "\\" { _ = take() }
      }
      throw Failure(fault: .unclosed("("), offset: start)
    case nil:
      throw Failure(fault: .unclosed("("), offset: start)
    default:
      index -= 1
      try readFlags(from: start)
    }
  }

  private mutating func open(from start: Int) {
    openGroups.append(start)
    canRepeat = false
  }

  private mutating func readName(to end: Unicode.Scalar, from start: Int) throws(Failure) {
    let first = index
    while let scalar = next, scalar == "_" || scalar.properties.isXIDContinue { index += 1 }
    guard index > first, take() == end else { throw unknown(from: start) }
  }

  /// Reads letters such as `i`, which hold for the whole expression or for the group they open.
  private mutating func readFlags(from start: Int) throws(Failure) {
    while let scalar = take() {
      switch scalar {
      case "a", "i", "L", "m", "s", "u", "x", "-": continue
      case ":": return open(from: start)
      case ")" where scalars[index - 2] != "?": return
      default: throw unknown(from: start)
      }
    }
    throw Failure(fault: .unclosed("("), offset: start)
  }
}

// What its parts share.
extension RegularExpressionScan {
  /// The scalar that comes next, or `nil` at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Goes past the scalar that comes next.
  mutating func take() -> Unicode.Scalar? {
    defer { if index < scalars.count { index += 1 } }
    return next
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The failure of a sign that means nothing, from its beginning to where it was read.
  func unknown(from start: Int) -> Failure {
    Failure(fault: .unknown(text(start..<index)), offset: start)
  }
}
