import EarshotFiles
import EarshotModel

// Where trees of React Native stand that were printed as tags: by themselves, as `debug()` prints them, or as the
// snapshots in a file of Jest, each in a template of JavaScript that is called as its test.

extension ScreenImport {
  /// Whether a text holds trees as tags, rather than as JSON.
  static func isReactTags(_ source: SourceText) -> Bool {
    let beginning = Substring(String(decoding: source.bytes.prefix(4_096), as: UTF8.self))
    if beginning.range(of: snapshotHeading) != nil { return true }
    let mark = beginning.first { $0 == "<" || $0 == "{" }
    return mark == "<"
  }

  /// How a snapshot of Jest begins.
  static let snapshotHeading = "exports[`"

  /// Takes in trees of React Native that were printed as tags.
  func readReactTags(_ source: SourceText) throws(FileError) {
    try source.requireUTF8()
    titleOf = { ["header", "heading"].contains($0.role) ? $0.name : nil }
    let snapshots = ReactSnapshot.all(in: source.bytes)
    for snapshot in snapshots {
      var tags = ReactTags(snapshot.tree, line: snapshot.line)
      guard snapshots.count > 1 else { return try readReactTags(&tags, in: source) }
      var group = MirrorNode(role: Vocabulary.reactSnapshot, name: snapshot.name)
      group.source = SourcePlace(line: snapshot.line, column: 1)
      try begin(group)
      try readReactTags(&tags, in: source)
      end()
    }
  }

  private func readReactTags(_ tags: inout ReactTags, in source: SourceText) throws(FileError) {
    let outside = depth
    defer { while depth > outside { end() } }
    while let tag = tags.next() {
      switch tag {
      case .begin(let type, let members, let place, let isClosed):
        try requireDepth(in: source)
        let properties = ReactProperties(
          NodeMapping(file: source.file, place: place, members: members))
        var node = properties.mirrorNode(type: type)
        node.source = place
        if ReactProperties.holdsWords(type) {
          try add(node.with(words: isClosed ? "" : Self.words(of: &tags), type: type))
        } else if isClosed {
          try add(node)
        } else {
          try begin(node)
        }
      case .text(let text, let place):
        guard text.nonBlank != nil else { continue }
        var words = MirrorNode(role: "Text", name: text)
        words.source = place
        try add(words)
      case .end:
        if depth > outside { end() }
      }
    }
    if let place = tags.brokenPlace {
      throw FileError(
        file: source.file, at: place, problem: ImportProblem.noNode(format, found: "a broken tag"))
    }
    // Consoles cut what is long.
    if tags.depth > 0 { notes.append("the file ends before its last element does") }
  }

  /// The words of an element that has begun, to its end.
  private static func words(of tags: inout ReactTags) -> String {
    var words = ""
    let outside = tags.depth - 1
    while tags.depth > outside, let tag = tags.next() {
      if case .text(let text, _) = tag { words += text }
    }
    return words
  }
}

/// A tree in a file of snapshots.
private struct ReactSnapshot {
  /// What its test is called, or `nil` where it stands by itself.
  var name: String?
  /// The tree.
  var tree: [UInt8]
  /// In which line of the file it begins.
  var line: Int

  /// The trees of a file, in their order.
  static func all(in bytes: [UInt8]) -> [ReactSnapshot] {
    let text = Substring(String(decoding: bytes, as: UTF8.self))
    guard let first = text.range(of: ScreenImport.snapshotHeading) else {
      // A terminal's colours stand in no tree.
      let plain = bytes.withoutColours
      return [ReactSnapshot(tree: plain, line: 1)]
    }
    var snapshots: [ReactSnapshot] = []
    var line = 1 + text[..<first].utf8.count { $0 == UInt8(ascii: "\n") }
    var rest = text[first...].utf8.dropFirst(ScreenImport.snapshotHeading.utf8.count)
    while true {
      let name = template(&rest, line: &line)
      guard let begin = rest.firstIndex(of: UInt8(ascii: "`")) else { return snapshots }
      line += rest[..<begin].count { $0 == UInt8(ascii: "\n") }
      rest = rest[rest.index(after: begin)...]
      let start = line
      let tree = template(&rest, line: &line)
      // A snapshot may be of something else, and of several trees.
      if tree.contains(UInt8(ascii: "<")) {
        snapshots.append(
          ReactSnapshot(name: String(decoding: name, as: UTF8.self), tree: tree, line: start))
      }
      guard let next = Substring(rest).range(of: ScreenImport.snapshotHeading) else {
        return snapshots
      }
      line += rest[..<next].count { $0 == UInt8(ascii: "\n") }
      rest = rest[next...].dropFirst(ScreenImport.snapshotHeading.utf8.count)
    }
  }

  /// The text of a template to its end, in which a backslash keeps the next character.
  private static func template(_ rest: inout Substring.UTF8View, line: inout Int) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "`") { break }
      let kept = byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte
      if kept == UInt8(ascii: "\n") { line += 1 }
      text.append(kept)
    }
    return text
  }
}

extension [UInt8] {
  /// The text without what sets the colours of a terminal.
  var withoutColours: [UInt8] {
    guard contains(0x1B) else { return self }
    var plain: [UInt8] = []
    var rest = self[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "[") {
        rest = rest.drop { $0 != UInt8(ascii: "m") }.dropFirst()
      } else {
        plain.append(byte)
      }
    }
    return plain
  }
}
