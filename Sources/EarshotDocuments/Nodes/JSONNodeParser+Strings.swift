extension JSONNodeParser {
  /// The text of a string, from its opening to its closing quotation mark.
  mutating func string() throws(FileError) -> String {
    let opening = index
    index += 1
    var text: [UInt8] = []
    var copied = index
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let last = source.bytes[copied..<index]
        index += 1
        // Without an escape the bytes of the file are the text, and nothing is copied twice.
        if text.isEmpty { return String(decoding: last, as: UTF8.self) }
        text += last
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += source.bytes[copied..<index]
        text += String(try escape()).utf8
        copied = index
      case 0..<0x20:
        throw broken("a control character stands in a string; write it as an escape")
      default:
        index += 1
      }
    }
    throw broken("a string is not closed", at: opening)
  }

  private mutating func escape() throws(FileError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let kind = peek() else { throw broken("a string is not closed", at: start) }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw broken("this escape does not exist", at: start)
    }
  }

  /// One code point, which may take two escapes (RFC 8259 §7).
  private mutating func unicodeEscape(from start: Int) throws(FileError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), source.bytes[index...].starts(with: [0x5C, 0x75]) else {
      throw broken("this escape is half of a surrogate pair", at: start)
    }
    index += 2
    let second = try codeUnit(from: start)
    guard UTF16.isTrailSurrogate(second) else {
      throw broken("this escape is half of a surrogate pair", at: start)
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func codeUnit(from start: Int) throws(FileError) -> UInt16 {
    let digits = source.bytes[index...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexadecimalDigit }),
      let unit = UInt16(text, radix: 16)
    else { throw broken("'\\u' needs four hexadecimal digits", at: start) }
    index += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
