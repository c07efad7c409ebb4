// A binary property list is a heap of objects that refer to each other by number, and a table of where each
// begins:
//
//  1. the last 32 bytes say how wide numbers are, how many objects there are, and where the table stands;
//  2. an object begins with a byte of its kind and its count; a dictionary has the numbers of its keys, and
//     then those of its values.
//
// Every dictionary is looked at by itself, so that none is gone into, and lists that hold themselves lead
// nowhere. Whoever writes such a file lets each object stand once: entries that come to more than the file has
// bytes are not read.

/// The texts of a property list as Xcode builds it into an app.
nonisolated struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let count: Int
  private let table: Int

  /// Takes the bytes of a file; `nil` where they are no binary property list.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = Self.number(in: bytes, at: trailer + 8, width: 8),
      let table = Self.number(in: bytes, at: trailer + 24, width: 8),
      table <= trailer, count <= (trailer - table) / offsetWidth
    else { return nil }
    (self.count, self.table) = (count, table)
  }

  /// The texts behind some keys, in whatever dictionary they stand.
  func texts(behind keys: Set<String>) -> [String] {
    var texts: [String] = []
    var room = bytes.count
    for object in 0..<count {
      guard let (kind, size, start) = head(of: object), kind == 0xD else { continue }
      room -= size
      guard size >= 0, room >= 0, size <= (bytes.count - start) / (2 * referenceWidth) else {
        return texts
      }
      for entry in 0..<size {
        let key = reference(at: start + entry * referenceWidth)
        guard let name = key.flatMap({ text(of: $0, limit: 100) }), keys.contains(name),
          let value = reference(at: start + (size + entry) * referenceWidth),
          let text = text(of: value, limit: 1_000)
        else { continue }
        texts.append(text)
      }
    }
    return texts
  }

  // MARK: Objects

  /// The kind of an object, its count, and where what it holds begins.
  private func head(of object: Int) -> (kind: UInt8, size: Int, start: Int)? {
    guard object < count,
      let offset = Self.number(in: bytes, at: table + object * offsetWidth, width: offsetWidth),
      offset < table
    else { return nil }
    let (kind, size) = (bytes[offset] >> 4, Int(bytes[offset] & 0xF))
    guard size == 0xF else { return (kind, size, offset + 1) }
    // A count that does not fit stands behind as a number of its own, of two to the power of some bytes.
    let mark = bytes[offset + 1]
    guard mark >> 4 == 1, mark & 0xF <= 3 else { return nil }
    let width = 1 << Int(mark & 0xF)
    return Self.number(in: bytes, at: offset + 2, width: width).map {
      (kind, $0, offset + 2 + width)
    }
  }

  private func reference(at offset: Int) -> Int? {
    Self.number(in: bytes, at: offset, width: referenceWidth)
  }

  /// The text that an object is, of at most so many characters; `nil` for everything else.
  private func text(of object: Int, limit: Int) -> String? {
    guard let (kind, size, start) = head(of: object), size <= limit else { return nil }
    switch kind {
    case 0x5:
      guard start + size <= bytes.count else { return nil }
      return String(validating: bytes[start..<start + size], as: UTF8.self)
    case 0x6:
      guard start + 2 * size <= bytes.count else { return nil }
      let units = (0..<size).map { index in
        UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
      }
      return String(validating: units, as: UTF16.self)
    default: return nil
    }
  }

  /// A number, its greatest byte first; `nil` where there is none, or it is greater than a file can be.
  private static func number(in bytes: [UInt8], at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    var number: UInt64 = 0
    for byte in bytes[offset..<offset + width] { number = number << 8 | UInt64(byte) }
    return number <= UInt64(bytes.count) ? Int(number) : nil
  }
}
