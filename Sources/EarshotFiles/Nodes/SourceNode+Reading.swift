extension SourceText {
  /// The text as located nodes: JSON or YAML, as the name of the file says, or else as it begins.
  ///
  /// - Throws: `empty`, `invalidUTF8`, and whatever is wrong with the YAML or JSON.
  package func node() throws(FileError) -> SourceNode {
    guard !bytes.isEmpty else { throw error(ReadingProblem.empty) }
    try requireUTF8()
    do throws(FileError) {
      return isJSON
        ? try JSONNodeParser.parse(self)
        : try YAMLNodeParser.parse(self)
    } catch {
      throw namingConflict(error)
    }
  }

  /// Whether it is JSON, as its name says, or else as it begins.
  package var isJSON: Bool {
    let name = file.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    let first = bytes[textStart...].first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension SourceNode {
  /// Reads the one value of a JSON file.
  ///
  /// - Throws: `empty`, `invalidUTF8`, or whatever is wrong with the JSON, at its place.
  package init(json source: SourceText) throws(FileError) {
    guard !source.bytes.isEmpty else { throw source.error(ReadingProblem.empty) }
    try source.requireUTF8()
    self = try JSONNodeParser.parse(source)
  }
}
