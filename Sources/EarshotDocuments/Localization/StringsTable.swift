import EarshotFiles

/// The texts of one `.strings` file: what to say in place of a key.
struct StringsTable {
  /// The texts by key; when a key stands twice the later one counts, as in Apple's own reader.
  var texts: [String: String] = [:]

  /// The text for a property of an object of Interface Builder, such as `a1B-2c-3dE.normalTitle`.
  func text(_ identifier: String, _ property: String) -> String? {
    texts[identifier + "." + property]
  }
}

extension StringsTable {
  /// Reads a `.strings` file: old-style or XML property list, in UTF-8 or UTF-16.
  ///
  /// - Throws: What ``SourceText/init(contentsOf:as:from:limit:)`` throws, `invalidUTF8`, `malformed`, and
  ///   `unsupportedKind` for a compiled (binary) file.
  init(contentsOf file: String, from origin: FileOrigin) throws(FileError) {
    let source = try SourceText(contentsOf: file, as: .strings, from: origin)
    self = try source.keepingForeignWords { () throws(FileError) in try StringsTable(source) }
  }

  /// Reads the contents of a `.strings` file.
  init(_ source: SourceText) throws(FileError) {
    guard !source.bytes.starts(with: "bplist".utf8) else {
      throw source.error(
        ReadingProblem.unsupportedKind(
          name: "a compiled strings file",
          advice: "expected the .strings file of the source project"))
    }
    let text = try source.transcodedFromUTF16()
    try text.requireUTF8()
    let first = text.bytes.first { !StringsParser.isSpace($0) }
    if first == UInt8(ascii: "<") {
      try self.init(propertyList: text)
    } else {
      var parser = StringsParser(text)
      try self.init(texts: parser.parse())
    }
  }

  private init(propertyList source: SourceText) throws(FileError) {
    let root = try ElementTree(source, doctype: .nameOnly).root
    guard root.name == "plist", let list = root.child("dict") else {
      throw root.error(
        ValueProblem.wrongValue(key: root.name, found: "no dictionary", expected: "plist/dict"))
    }
    self.init()
    var key: String?
    for element in list.children {
      if element.name == "key" {
        key = element.text ?? ""
      } else if let name = key {
        // A plural rule (a dictionary) says nothing about one text of a screen.
        if element.name == "string" { texts[name] = element.text ?? "" }
        key = nil
      }
    }
  }
}

extension SourceText {
  /// The same text in UTF-8, when a byte order mark or the zero bytes of ASCII show UTF-16.
  fileprivate func transcodedFromUTF16() throws(FileError) -> SourceText {
    let marks = bytes.prefix(2)
    let isBigEndian: Bool
    if marks.elementsEqual([0xFE, 0xFF]) {
      isBigEndian = true
    } else if marks.elementsEqual([0xFF, 0xFE]) {
      isBigEndian = false
    } else if marks.count == 2, marks.contains(0) {
      isBigEndian = marks.first == 0
    } else {
      return self
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { offset -> UInt16 in
      let first = UInt16(bytes[offset])
      let second = UInt16(bytes[offset + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var transcoded: [UInt8] = []
    transcoded.reserveCapacity(bytes.count)
    var broken = bytes.count % 2 != 0
    broken =
      transcode(
        units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
        into: { transcoded.append($0) }) || broken
    let text = SourceText(file: file, bytes: transcoded, as: kind)
    guard !broken else {
      throw text.error(
        at: transcoded.count,
        SyntaxProblem.malformed(format: "strings file", reason: "this is no UTF-16 character"))
    }
    return text
  }
}
