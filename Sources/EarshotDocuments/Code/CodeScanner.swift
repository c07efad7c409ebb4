/// Takes source code in Swift, Objective-C or C# apart, just far enough to tell names from texts and comments.
///
/// Left out are comments, what is imported, what is built for debugging only, and names that are only announced
/// (`@class`, and in C# `[Register ("Name")]`): none of them uses anything. Nothing is refused: code that does not compile gives tokens too.
nonisolated struct CodeScanner {
  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var place = 0
  private var tokens: [CodeToken] = []

  /// The tokens of some code.
  static func tokens(of bytes: [UInt8], in language: CodeLanguage = .swift) -> [CodeToken] {
    var scanner = CodeScanner(bytes: bytes, language: language)
    scanner.tokens.reserveCapacity(bytes.count / 6)
    while scanner.place < bytes.count { scanner.step() }
    return scanner.tokens
  }

  private init(bytes: [UInt8], language: CodeLanguage) {
    self.bytes = bytes
    self.language = language
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case _ where Self.isWord(byte): takeWord()
    case UInt8(ascii: "/") where isNext("/"): skipLine()
    case UInt8(ascii: "/") where isNext("*"): skipComment()
    case UInt8(ascii: "\""): takeText()
    case UInt8(ascii: "'"): skipCharacter()
    case UInt8(ascii: "#") where begins("#import") || begins("#include"): skipLine()
    case UInt8(ascii: "#") where isForDebugging: skipCondition()
    case UInt8(ascii: "@") where begins("@class"):
      place = bytes[place...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    case UInt8(ascii: "[") where language == .cSharp && begins("[Register"):
      place = bytes[place...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
    case _ where byte <= UInt8(ascii: " "): place += 1
    default:
      add(.sign(byte), place..<place + 1)
      place += 1
    }
  }

  private mutating func takeWord() {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    add(.word, start..<place)
  }

  private mutating func add(_ kind: CodeToken.Kind, _ range: Range<Int>) {
    let name = kind == .word ? CodeName(bytes, at: range) : CodeName.none
    tokens.append(CodeToken(kind: kind, range: range, name: name))
  }

  // MARK: What is left out

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  /// Whether a condition begins that holds for those who make the app and for nobody else.
  private var isForDebugging: Bool {
    guard begins("#if") else { return false }
    let words = bytes[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      .split(separator: UInt8(ascii: " "), maxSplits: 3)
      .map { String(decoding: $0, as: UTF8.self) }
    return (words.starts(with: ["#if", "DEBUG"]) || words.starts(with: ["#ifdef", "DEBUG"]))
      && (words.count == 2 || words[2] == "||")
  }

  /// Goes to the end of what only those who make the app see, or to what stands there for everybody else.
  private mutating func skipCondition() {
    var depth = 0
    while place < bytes.count {
      let isOver = depth == 1 && (begins("#else") || begins("#elif") || begins("#elseif"))
      if begins("#if") { depth += 1 }
      if begins("#endif") { depth -= 1 }
      skipLine()
      if depth == 0 || isOver { return }
      while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    }
  }

  /// Goes behind a comment; only those of Swift stand inside each other.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if begins("/*"), depth == 0 || language == .swift {
        depth += 1
        place += 2
      } else if begins("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// Goes behind a character in C, such as `'"'`, which begins no text.
  private mutating func skipCharacter() {
    place += 1
    let width = place < bytes.count && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    if place + width < bytes.count, bytes[place + width] == UInt8(ascii: "'") { place += width + 1 }
  }

  // MARK: Texts

  /// Takes a text, which ends with its line unless three quotes begin it.
  private mutating func takeText() {
    let isLong = begins("\"\"\"")
    place += isLong ? 3 : 1
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"):
        if isNext("(") { takeInterpolation() } else { place = min(place + 2, bytes.count) }
      case UInt8(ascii: "\"") where !isLong || begins("\"\"\""):
        add(.text, start..<place)
        place += isLong ? 3 : 1
        return
      case UInt8(ascii: "\n") where !isLong:
        add(.text, start..<place)
        return
      default: place += 1
      }
    }
    add(.text, min(start, bytes.count)..<bytes.count)
  }

  /// Takes the names in what is worked out inside a text, up to the end of its line at most.
  private mutating func takeInterpolation() {
    var depth = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if Self.isWord(bytes[place]) {
        takeWord()
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0, bytes[place - 1] == UInt8(ascii: ")") { return }
    }
  }

  // MARK: Bytes

  private func isNext(_ sign: Unicode.Scalar) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: sign)
  }

  private func begins(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for index in wanted.indices where bytes[place + index] != wanted[index] { return false }
      return true
    }
  }

  /// Whether a byte belongs to a name; what is no ASCII does.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
