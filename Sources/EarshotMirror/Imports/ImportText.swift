package import EarshotFiles

// Dumps come out of terminals, logs and answers of servers: a shell of Windows writes them as UTF-16, a tool says where it
// has put them, a server hands them out as a text in JSON, and a chat keeps them between fences. What stands around is
// passed over; places stay those of the file wherever the bytes do.

extension SourceText {
  /// The text in UTF-8, where the mark at its beginning says that it is UTF-16.
  package var decodedFromUTF16: SourceText {
    let bytes = bytes
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return self }
    let units = (1..<max(bytes.count / 2, 1)).lazy.map { index in
      let (first, second) = (UInt16(bytes[index * 2]), UInt16(bytes[index * 2 + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return with(bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// The screen that stands in the text as another text: an answer in JSON with its source as a string.
  func withoutEnvelope(of format: ImportFormat) -> SourceText? {
    guard let first = bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return nil }
    guard first == UInt8(ascii: "\"") || ("{[".utf8.contains(first) && mayBeEnvelope(of: format)),
      let node = try? SourceNode(json: self)
    else { return nil }
    let inside: String? =
      switch node.content {
      case .scalar(let text, isQuoted: true): text
      case .mapping(let members): Self.screen(in: members, depth: 0)
      case .sequence(let lines) where format == .xcuiDescription:
        // The text line by line.
        lines.compactMap { line in
          if case .scalar(let text, _) = line.content { text } else { nil }
        }.joined(separator: "\n")
      default: nil
      }
    return inside.map { with(bytes: Array($0.utf8)) }
  }

  /// The text of a screen in an answer, or in what that holds as its result.
  private static func screen(in members: [SourceNode.Member], depth: Int) -> String? {
    members.lazy.filter { envelopes.contains($0.key) }.compactMap { member -> String? in
      switch member.value.content {
      case .scalar(let text, isQuoted: true):
        let isScreen =
          text.contains("<") || text.contains("{") || text.contains(ScreenImport.flutterHeading)
        return isScreen ? text : nil
      case .mapping(let inside): return depth < 1 ? screen(in: inside, depth: depth + 1) : nil
      default: return nil
      }
    }.first
  }

  /// Whether the text may be an answer with a screen in it, rather than the screen.
  private func mayBeEnvelope(of format: ImportFormat) -> Bool {
    switch format {
    case .xcuiTest, .uiAutomator, .xcuiDescription, .flutter: true
    case .appleJSON: bytes.prefix(4_096).contains(UInt8(ascii: "\\"))
    default: false
    }
  }

  /// The keys under which servers hand out a source.
  static let envelopes: Set = [
    "value", "source", "pageSource", "page_source", "xml", "result", "data",
  ]

  /// The text without what stands before its JSON, and between the fences of a note where it is in one; the bytes
  /// that are left out become blanks, so that places stay.
  func blanked(
    until isBeginning: (_ line: Substring, _ before: Substring) -> Bool
  ) -> SourceText {
    let text = Substring(String(decoding: bytes, as: UTF8.self))
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var hasBegun = false
    var hasEnded = false
    var rest = text
    var before: Substring = ""
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      let end = rest[line.endIndex...].prefix(1)
      rest = rest[end.endIndex...]
      let plain = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if !hasBegun { hasBegun = isBeginning(plain, before) }
      if !plain.isEmpty { before = plain }
      if hasBegun, plain.hasPrefix("```") { hasEnded = true }
      if hasBegun, !hasEnded {
        kept += line.utf8
      } else {
        kept += repeatElement(UInt8(ascii: " "), count: line.utf8.count)
      }
      kept += end.utf8
    }
    return with(bytes: kept)
  }

  /// Where the markup stands: from its first tag to its last.
  var markupRange: Range<Int> {
    var start = 0
    while let open = index(of: UInt8(ascii: "<"), from: start), open + 1 < bytes.count {
      start = open
      // A declaration may name an encoding in which the text is no more.
      guard bytes[open + 1] == UInt8(ascii: "?") else { break }
      start = index(of: UInt8(ascii: ">"), from: open).map { $0 + 1 } ?? bytes.count
    }
    let end = bytes.lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    return min(start, end)..<end
  }

  private func with(bytes: [UInt8]) -> SourceText {
    SourceText(file: file, bytes: bytes, as: kind, from: origin)
  }
}
