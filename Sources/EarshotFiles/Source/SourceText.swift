import Glibc

/// The bytes of a file and the name under which the caller knows it: what turns an offset into a
/// place that a person can find.
package struct SourceText {
  /// The path as the caller gave it.
  package var file: String
  /// The whole contents.
  package var bytes: [UInt8]
  /// What the caller asked for, which a refusal names.
  package var kind: FileKind?
  /// How the program came to it.
  package var origin: FileOrigin

  package init(
    file: String, bytes: [UInt8], as kind: FileKind? = nil, from origin: FileOrigin = .named
  ) {
    self.file = file
    self.bytes = bytes
    self.kind = kind
    self.origin = origin
  }

  /// The line and the column of the byte at `offset`, both counted from 1.
  ///
  /// Columns count Unicode scalars, as editors do for all but combined characters. An offset behind
  /// the end is the place after the last byte.
  func place(at offset: Int) -> SourcePlace {
    var place = (line: 1, column: 1)
    for byte in bytes.prefix(offset) { SourceText.step(&place, over: byte) }
    return SourcePlace(line: place.line, column: place.column)
  }

  /// How many Unicode scalars begin in a stretch of UTF-8.
  package static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
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
  package func index(of byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// A refusal that points at the byte at `offset`.
  package func error(at offset: Int, _ problem: any FileProblem) -> FileError {
    FileError(file: file, at: place(at: offset), problem: problem, expecting: kind)
  }

  /// A refusal of the file as a whole, which has no better place than its beginning.
  package func error(_ problem: any FileProblem) -> FileError {
    FileError(file: file, at: .start, problem: problem, expecting: kind)
  }

  /// Checks that the bytes are UTF-8, before any parser may repair or reject them in its own way.
  ///
  /// - Throws: `invalidUTF8`, at the first byte that does not fit.
  package func requireUTF8() throws(FileError) {
    let fault: Int?
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      fault = nil
    } catch {
      fault = error.byteOffsets.lowerBound
    }
    guard let fault else { return }
    throw self.error(at: fault, ReadingProblem.invalidUTF8(offset: fault))
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
