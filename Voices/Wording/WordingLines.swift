/// The lines of one table of words, read for a language that somebody hears.
public struct WordingLines: Sendable {
  /// The language of the words, as a tag of ``WordingTables/languages``.
  public let language: String
  /// The words by the names in front of them.
  private var words: [String: String] = [:]
  /// The names that have forms for numbers.
  private var counted: Set<String> = []

  /// Reads a table, in one pass over its bytes.
  ///
  /// - Parameters:
  ///   - table: The table; `nil` holds nothing.
  ///   - language: The language of its words, as a tag of ``WordingTables/languages``.
  ///   - column: Which column is taken, counted from 1; lines that have fewer are taken by their first.
  public init(_ table: StaticString?, language: String, column: Int = 1) {
    self.language = language
    table?.withUTF8Buffer { take($0, column: column) }
  }

  /// Has the lines of another table stand in for those of the same name.
  public mutating func replace(by table: [UInt8], column: Int = 1) {
    table.withUnsafeBufferPointer { take($0, column: column) }
  }

  private mutating func take(_ table: UnsafeBufferPointer<UInt8>, column: Int) {
    for line in table.split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "|"))
      guard columns.count > 1 else { continue }
      let name = Self.trimmed(columns[0])
      words[name] = Self.trimmed(columns.indices.contains(column) ? columns[column] : columns[1])
      if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
        counted.insert(String(name[..<dot]))
      }
    }
  }

  /// The words of a name, their places still open; `nil` where the table has no such line.
  public subscript(name: String) -> String? { words[name] }

  /// The words that a number has beside it, where the table has some of its own for it.
  public func form(of name: String, for number: Int) -> String? {
    guard counted.contains(name) else { return nil }
    return words["\(name).\(PluralCategory(of: number, in: language))"]
  }

  /// Words with texts in their places, the first of them for `{1}`; a place without a text stays open.
  public static func filled(_ template: String, with values: [String]) -> String {
    guard !values.isEmpty else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      text += rest[..<open]
      let after = rest[rest.utf8.index(after: open)...]
      guard let close = after.utf8.firstIndex(of: UInt8(ascii: "}")),
        let place = Int(after[..<close]), values.indices.contains(place - 1)
      else {
        text += "{"
        rest = after
        continue
      }
      text += values[place - 1]
      rest = after[after.utf8.index(after: close)...]
    }
    return text + rest
  }

  private static func trimmed(_ column: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let blank = UInt8(ascii: " ")
    var column = column.drop { $0 == blank }
    while column.last == blank { column.removeLast() }
    return String(decoding: column, as: UTF8.self)
  }
}
