extension SourceNode {
  /// Reads the one value of a JSON file.
  ///
  /// - Throws: `empty`, `invalidUTF8`, or whatever is wrong with the JSON, at its place.
  package init(json source: SourceText) throws(FileError) {
    guard !source.bytes.isEmpty else { throw source.error(.empty) }
    try source.requireUTF8()
    self = try JSONNodeParser.parse(source)
  }
}
