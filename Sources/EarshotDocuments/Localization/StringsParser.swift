/// Reads an old-style property list of texts: `"key" = "text";`, with comments between.
///
/// The file may stand in braces, words may stand without quotes, and `"text";` alone is its own key:
/// what Apple's reader accepts. Lists and data are refused, for no text is one.
struct StringsParser {
  private let source: SourceText
  private var position: Int

  /// Prepares to read `source`, which must be UTF-8.
  init(_ source: SourceText) {
    self.source = source
    position = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The texts by key.
  ///
  /// - Throws: `malformed`, where the text does not go on as it should.
  mutating func parse() throws(FileError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    let isBraced = take("{")
    try skipSpace()
    while position < source.bytes.count, source.bytes[position] != UInt8(ascii: "}") || !isBraced {
      let key = try word(expected: "a key")
      try skipSpace()
      var text = key
      if take("=") {
        try skipSpace()
        text = try word(expected: "a text")
        try skipSpace()
      }
      // The last semicolon of a braced list is often left out.
      guard take(";") || (isBraced && peek == UInt8(ascii: "}")) else {
        throw fault("a ';' is missing after '\(key)'")
      }
      texts[key] = text
      try skipSpace()
    }
    if isBraced {
      guard take("}") else { throw fault("the closing brace is missing") }
      try skipSpace()
      guard peek == nil else { throw fault("something stands after the closing brace") }
    }
    return texts
  }

  /// Whether a byte is white space between words.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private var peek: UInt8? {
    position < source.bytes.count ? source.bytes[position] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ reason: String) -> FileError {
    source.error(at: position, .malformed(format: "strings file", reason: reason))
  }

  private mutating func skipSpace() throws(FileError) {
    while let byte = peek {
      if Self.isSpace(byte) {
        position += 1
      } else if source.bytes[position...].starts(with: "//".utf8) {
        position =
          source.bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
          ?? source.bytes.count
      } else if source.bytes[position...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FileError) {
    var end = position + 2
    while let star = source.bytes[end...].firstIndex(of: UInt8(ascii: "*")) {
      if source.bytes[star...].starts(with: "*/".utf8) {
        position = star + 2
        return
      }
      end = star + 1
    }
    throw fault("a comment does not end")
  }

  private mutating func word(expected: String) throws(FileError) -> String {
    guard let first = peek else { throw fault("\(expected) is missing") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quoted(by: first)
    }
    let end =
      source.bytes[position...].firstIndex { !Self.standsUnquoted($0) }
      ?? source.bytes.count
    guard end > position else { throw fault("\(expected) is missing") }
    defer { position = end }
    return String(decoding: source.bytes[position..<end], as: UTF8.self)
  }

  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws(FileError) -> String {
    let start = position
    position += 1
    var text = ""
    var run = position
    while let byte = peek {
      if byte == quote {
        text += String(decoding: source.bytes[run..<position], as: UTF8.self)
        position += 1
        return text
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      text += String(decoding: source.bytes[run..<position], as: UTF8.self)
      position += 1
      try text += escaped()
      run = position
    }
    position = start
    throw fault("the closing quote is missing")
  }

  /// What stands for the characters after a backslash.
  private mutating func escaped() throws(FileError) -> String {
    guard let byte = peek else { throw fault("the text ends after a backslash") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return String(Unicode.Scalar(UInt8(truncatingIfNeeded: digits(3, 8))))
    default:
      // A quote, a backslash, the end of a line, or a character that needed none: itself.
      let end =
        source.bytes[position...].firstIndex { $0 & 0b1100_0000 != 0b1000_0000 }
        ?? source.bytes.count
      defer { position = end }
      return String(decoding: source.bytes[position - 1..<end], as: UTF8.self)
    }
  }

  /// The character of `\Uxxxx`, and of a surrogate pair written as two of them.
  private mutating func unicode() throws(FileError) -> String {
    let start = position
    let first = UInt16(truncatingIfNeeded: digits(4, 16))
    var units = [first]
    let rest = source.bytes[position...]
    if UTF16.isLeadSurrogate(first), rest.starts(with: "\\U".utf8) || rest.starts(with: "\\u".utf8)
    {
      position += 2
      units.append(UInt16(truncatingIfNeeded: digits(4, 16)))
    }
    var decoded = ""
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF32.self, stoppingOnError: true,
      into: { if let scalar = Unicode.Scalar($0) { decoded.unicodeScalars.append(scalar) } })
    guard !isBroken, position > start else {
      position = start
      throw fault("this is no character")
    }
    return decoded
  }

  /// The number written in at most `count` digits of a base.
  private mutating func digits(_ count: Int, _ base: Int) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < base
      else { break }
      value = value * base + digit
      position += 1
    }
    return value
  }
}
