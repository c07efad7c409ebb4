import Foundation

/// The bytes of a file and the name under which the caller knows it: what turns an offset into a
/// place that a person can find.
package struct SourceText {
  /// The path as the caller gave it.
  package var file: String
  /// The whole contents.
  package var bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The line and the column of the byte at `offset`, both counted from 1.
  ///
  /// Columns count Unicode scalars, as editors do for all but combined characters. An offset behind
  /// the end is the place after the last byte.
  func place(at offset: Int) -> (line: Int, column: Int) {
    var place = (line: 1, column: 1)
    for byte in bytes.prefix(offset) { SourceText.step(&place, over: byte) }
    return place
  }

  /// How many Unicode scalars begin in a stretch of UTF-8.
  static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0b1100_0000 != 0b1000_0000 }
  }

  /// Moves a place behind one more byte.
  static func step(_ place: inout (line: Int, column: Int), over byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      place.line += 1
      place.column = 1
    } else if byte & 0b1100_0000 != 0b1000_0000 {
      place.column += 1
    }
  }

  /// The offset of the next `byte` at or behind an offset, or `nil` when there is none.
  func index(of byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// A refusal that points at the byte at `offset`.
  func error(at offset: Int, _ problem: DocumentProblem) -> FileError {
    let place = place(at: offset)
    return FileError(file: file, line: place.line, column: place.column, problem: problem)
  }

  /// A refusal of the file as a whole, which has no better place than its beginning.
  func error(_ problem: DocumentProblem) -> FileError {
    FileError(file: file, problem: problem)
  }
}
