/// A table of lines in the order of their bytes, each a key and its fields with tabs between, in which
/// a key is found by halving.
///
/// Nothing is read or built beforehand, so a table costs nothing until it is asked.
struct SymbolTable {
  private let table: StaticString

  /// Creates a view of a table; it must be sorted.
  init(_ table: StaticString) {
    self.table = table
  }

  /// The fields of the line that begins with `key`, or `nil` when there is none.
  func fields(of key: String) -> [Substring]? {
    line(of: key)?.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  /// The first field of the line that begins with `key`.
  func field(of key: String) -> String? {
    fields(of: key)?.first.map { String($0) }
  }

  private func line(of key: String) -> String? {
    var key = key
    return table.withUTF8Buffer { bytes in
      key.withUTF8 { key in
        var low = 0
        var high = bytes.count
        while low < high {
          let line = SymbolTable.line(around: (low + high) / 2, in: bytes)
          switch SymbolTable.compare(key, with: bytes[line]) {
          case 0: return String(decoding: bytes[line], as: UTF8.self)
          case ..<0: high = line.lowerBound
          default: low = line.upperBound + 1
          }
        }
        return nil
      }
    }
  }

  private static func line(
    around index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = index
    while start > 0, bytes[start - 1] != newline { start -= 1 }
    var end = index
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return start..<max(start, end)
  }

  /// Less than zero when `key` stands before the key of `line`, zero when it is that key.
  private static func compare(
    _ key: UnsafeBufferPointer<UInt8>, with line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    var index = line.startIndex
    for byte in key {
      guard index < line.endIndex, line[index] != tab else { return 1 }
      if byte != line[index] { return Int(byte) - Int(line[index]) }
      index += 1
    }
    return index == line.endIndex || line[index] == tab ? 0 : -1
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}
