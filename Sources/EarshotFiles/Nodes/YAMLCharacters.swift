/// The characters that YAML text may not hold.
enum YAMLCharacters {
  /// Refuses characters that YAML does not allow, and line breaks that no editor shows as one.
  ///
  /// - Throws: `malformed`, at the first such character.
  static func check(_ source: SourceText) throws(FileError) {
    let bytes = source.bytes
    var offset = source.textStart
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      let afterNext = offset + 2 < bytes.count ? bytes[offset + 2] : 0
      let isRefused =
        switch byte {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F: true
        // U+0080 to U+009F; U+2028 and U+2029; U+FEFF; U+FFFE and U+FFFF.
        case 0xC2: next < 0xA0
        case 0xE2: next == 0x80 && (afterNext == 0xA8 || afterNext == 0xA9)
        case 0xEF: (next == 0xBB && afterNext == 0xBF) || (next == 0xBF && afterNext >= 0xBE)
        default: false
        }
      guard !isRefused else {
        let character = String(decoding: bytes[offset...].prefix(3), as: UTF8.self)
        let scalar = character.unicodeScalars.first?.value ?? 0
        throw source.error(
          at: offset,
          SyntaxProblem.malformed(
            format: "YAML",
            reason: "the character U+\(hexadecimal(scalar)) may only stand there as an escape"))
      }
      offset += 1
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
