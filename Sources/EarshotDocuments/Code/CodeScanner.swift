/// Takes source code in Swift, Objective-C or C# apart, just far enough to tell names from texts and comments.
///
/// Left out are comments, what is imported, what is built for nobody who uses the app, what is never come to, and names that are only announced
/// (`@class`, and in C# `[Register ("Name")]`): none of them uses anything. Nothing is refused: code that does not compile gives tokens too.
nonisolated struct CodeScanner {
  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var place = 0
  private var tokens: [CodeToken] = []
  /// Whether each of the conditions around a place has had a branch that every user has, the innermost last.
  private var decided: [Bool] = []
  /// The tokens before which a condition begins, goes on or ends.
  private var borders: Set<Int> = []

  /// The tokens of some code.
  static func tokens(of bytes: [UInt8], in language: CodeLanguage = .swift) -> [CodeToken] {
    var scanner = CodeScanner(bytes: bytes, language: language)
    scanner.tokens.reserveCapacity(bytes.count / 6)
    while scanner.place < bytes.count { scanner.step() }
    return UnreachedCode.leftOut(
      of: scanner.tokens, in: bytes, language: language, borders: scanner.borders)
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
    case UInt8(ascii: "#"): followCondition()
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

  /// Follows a condition under which code is built: what no user has is left out.
  private mutating func followCondition() {
    let word = place + 1
    var end = word
    borders.insert(tokens.count)
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    switch String(decoding: bytes[word..<end], as: UTF8.self) {
    case "if": begin(BuildCondition.answer(to: restOfLine(from: end)))
    case "ifdef": begin(BuildCondition.answer(to: restOfLine(from: end)))
    case "ifndef": begin(BuildCondition.answer(to: restOfLine(from: end)).opposite)
    case "elif", "elseif":
      guard decided.last == true else {
        let answer = BuildCondition.answer(to: restOfLine(from: end))
        return decided.isEmpty ? skipLine() : enter(answer)
      }
      skipLine()
      skipBranch()
    case "else":
      skipLine()
      if decided.last ?? false { skipBranch() }
    case "endif":
      skipLine()
      _ = decided.popLast()
    default:
      borders.remove(tokens.count)
      add(.sign(bytes[place]), place..<place + 1)
      place += 1
    }
  }

  private mutating func begin(_ answer: BuildCondition.Answer) {
    decided.append(false)
    enter(answer)
  }

  /// Goes into a branch, or behind it.
  private mutating func enter(_ answer: BuildCondition.Answer) {
    skipLine()
    if answer == .always { decided[decided.count - 1] = true }
    if answer == .never { skipBranch() }
  }

  /// Goes to what ends a branch: the next one, or the end of all.
  private mutating func skipBranch() {
    var depth = 0
    while place < bytes.count {
      while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
      if begins("#if") {
        depth += 1
      } else if depth == 0, begins("#el") || begins("#endif") {
        return
      } else if begins("#endif") {
        depth -= 1
      }
      skipLine()
    }
  }

  private func restOfLine(from start: Int) -> [UInt8] {
    Array(bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
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
