/// A value of a YAML or JSON file, with the place where it stands.
///
/// Both formats end in this one tree, so that screen documents, scripts and settings are read in one
/// way. Scalars keep their text as written: `on`, `no` and `1.50` mean what the key says they mean.
package struct SourceNode: Sendable {
  /// What a value is made of.
  package enum Content: Sendable {
    /// Keys with their values, in the order of the file; every key stands once.
    case mapping([Member])
    /// Values in the order of the file.
    case sequence([SourceNode])
    /// A text, or something that its key may take as a number, a flag or nothing.
    case scalar(String, isQuoted: Bool)
  }

  /// A key with its value.
  package struct Member: Sendable {
    /// The key as written.
    package var key: String
    /// Where the key stands.
    package var place: SourcePlace
    /// The value.
    package var value: SourceNode

    package init(key: String, place: SourcePlace, value: SourceNode) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  /// What the value is made of.
  package var content: Content
  /// Where the value begins.
  package var place: SourcePlace

  package init(_ content: Content, at place: SourcePlace) {
    self.content = content
    self.place = place
  }
}

/// A place in a file.
package struct SourcePlace: Hashable, Sendable {
  // A tree of two million values holds a place for each, so the numbers are small.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column in Unicode scalars, counted from 1.
  package var column: Int { Int(storedColumn) }

  /// The beginning of a file.
  package static let start = SourcePlace(line: 1, column: 1)

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}
