/// A number for some bytes that is the same in every run and on every machine.
///
/// It is FNV-1a of 64 bits (Fowler, Noll and Vo). A change of one byte always changes it; nobody is
/// kept from forging one.
package struct StableHash {
  /// The number so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Begins with no bytes.
  package init() {}

  /// Takes a byte.
  package mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Takes bytes in their order.
  package mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { take(byte) }
  }

  /// Takes the bytes of a text in UTF-8.
  package mutating func take(_ text: String) {
    var text = text
    text.withUTF8 { take($0) }
  }

  /// The number in sixteen hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
