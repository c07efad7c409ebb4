extension SourceText {
  /// The text as located nodes: JSON or YAML, as the name of the file says, or else as it begins.
  ///
  /// - Throws: `empty`, `invalidUTF8`, and whatever is wrong with the YAML or JSON.
  package func node() throws(FileError) -> SourceNode {
    guard !bytes.isEmpty else { throw error(.empty) }
    try requireUTF8()
    return isJSON ? try JSONNodeParser.parse(self) : try YAMLNodeParser.parse(self)
  }

  private var isJSON: Bool {
    let name = file.lowercased()
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    let first = bytes[textStart...].first { $0 > 0x20 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
