extension YAMLScan {
  /// The column of the present byte, counted from 0; what stands before a token is ASCII.
  var column: Int { index - lineStart }

  /// Whether a space, a tab, a line break or the end stands at `offset`.
  func isBlank(_ offset: Int) -> Bool {
    guard offset < source.bytes.count else { return true }
    return isSpace(offset) || isBreak(offset)
  }

  private func isSpace(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x20 || source.bytes[offset] == 0x09
  }

  private func isBreak(_ offset: Int) -> Bool {
    source.bytes[offset] == 0x0A || source.bytes[offset] == 0x0D
  }

  private var isAtEnd: Bool { index >= source.bytes.count }

  /// Whether `---` or `...` stands at the beginning of a line.
  var isDocumentMarker: Bool {
    guard column == 0, isBlank(index + 3) else { return false }
    let rest = source.bytes[index...]
    return rest.starts(with: "---".utf8) || rest.starts(with: "...".utf8)
  }

  /// Goes over one line break, which may be two bytes.
  private mutating func skipBreak() {
    if source.bytes[index] == 0x0D, index + 1 < source.bytes.count,
      source.bytes[index + 1] == 0x0A
    {
      index += 1
    }
    index += 1
    lineStart = index
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    while !isAtEnd, !isBreak(index) { index += 1 }
  }

  /// Goes over spaces, comments and line breaks.
  mutating func skipToToken() {
    while !isAtEnd {
      if isSpace(index) {
        index += 1
      } else if isBreak(index) {
        skipBreak()
      } else if source.bytes[index] == UInt8(ascii: "#") {
        skipLine()
      } else {
        return
      }
    }
  }

  /// Goes over a text in quotation marks.
  mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while !isAtEnd {
      let byte = source.bytes[index]
      if isBreak(index) {
        skipBreak()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
        if !isAtEnd, !isBreak(index) { index += 1 }
      } else if byte == quote {
        index += 1
        let isDoubled =
          quote == UInt8(ascii: "'") && !isAtEnd && source.bytes[index] == quote
        guard isDoubled else { return }
        index += 1
      } else {
        index += 1
      }
    }
  }

  /// Goes over a text without quotation marks, which goes on as long as lines are indented.
  mutating func skipPlain() {
    let indent = (indents.last ?? -1) + 1
    while !isAtEnd, !isDocumentMarker, source.bytes[index] != UInt8(ascii: "#") {
      while !isBlank(index) {
        if endsPlain(index) { return }
        index += 1
      }
      while !isAtEnd, isBlank(index) {
        if isBreak(index) { skipBreak() } else { index += 1 }
      }
      if brackets.isEmpty, column < indent { return }
    }
  }

  private func endsPlain(_ offset: Int) -> Bool {
    let byte = source.bytes[offset]
    if byte == UInt8(ascii: ":") { return isBlank(offset + 1) }
    return !brackets.isEmpty && ",[]{}".utf8.contains(byte)
  }

  /// Goes over a text introduced by `|` or `>`: its header and every line that is indented enough.
  mutating func skipBlockScalar() {
    let parent = indents.last ?? -1
    index += 1
    var indent = 0
    while !isBlank(index) {
      let digit = Int(source.bytes[index]) - 0x30
      if (1...9).contains(digit) { indent = max(parent, 0) + digit }
      index += 1
    }
    skipLine()
    if !isAtEnd { skipBreak() }

    var widest = 0
    while !isAtEnd {
      while !isAtEnd, source.bytes[index] == 0x20, indent == 0 || column < indent { index += 1 }
      widest = max(widest, column)
      if isAtEnd { return }
      if isBreak(index) {
        skipBreak()
        continue
      }
      if indent == 0 { indent = max(widest, parent + 1, 1) }
      guard column == indent else { return }
      skipLine()
      if !isAtEnd { skipBreak() }
    }
  }

  /// Refuses characters that YAML does not allow, and line breaks that no editor shows as one.
  ///
  /// - Throws: `malformed`, at the first such character.
  func checkCharacters() throws(FileError) {
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
          .malformed(
            format: "YAML",
            reason: "the character U+\(hexadecimal(scalar)) may only stand there as an escape"))
      }
      offset += 1
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
