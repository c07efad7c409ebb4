import EarshotFiles

/// Sixteen digits by which a file that is not as it was written is known.
///
/// The stable hash of the whole file, its own digits taken as zeros. It protects against accidents, not against people.
enum ArchiveChecksum {
  /// The digits before the checksum is known.
  static let placeholder = String(repeating: "0", count: 16)

  private static let introduction = Array("\"\(ArchiveKeys.checksum)\": \"".utf8)

  /// The file with its checksum in the place of the first placeholder.
  static func sign(_ bytes: [UInt8]) -> [UInt8] {
    guard let place = place(in: bytes) else { return bytes }
    var signed = bytes
    signed.replaceSubrange(place, with: digits(of: bytes, leavingOut: place))
    return signed
  }

  /// Whether the file holds a checksum that is its own.
  static func isRight(_ bytes: [UInt8]) -> Bool {
    guard let place = place(in: bytes) else { return false }
    return Array(bytes[place]) == digits(of: bytes, leavingOut: place)
  }

  /// Where the digits stand: near the beginning, behind their key.
  private static func place(in bytes: [UInt8]) -> Range<Int>? {
    let window = min(bytes.count, 128)
    guard window >= introduction.count else { return nil }
    for start in 0...(window - introduction.count)
    where bytes[start..<(start + introduction.count)].elementsEqual(introduction) {
      let first = start + introduction.count
      return first + placeholder.utf8.count <= bytes.count
        ? first..<(first + placeholder.utf8.count) : nil
    }
    return nil
  }

  private static func digits(of bytes: [UInt8], leavingOut place: Range<Int>) -> [UInt8] {
    var hash = StableHash()
    bytes.withUnsafeBufferPointer { buffer in
      hash.take(UnsafeBufferPointer(rebasing: buffer[..<place.lowerBound]))
      for _ in place { hash.take(UInt8(ascii: "0")) }
      hash.take(UnsafeBufferPointer(rebasing: buffer[place.upperBound...]))
    }
    return Array(hash.digits.utf8)
  }
}
