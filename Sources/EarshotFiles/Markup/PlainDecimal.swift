/// Decimal numbers as files write nearly all of them, read without a string.
package enum PlainDecimal {
  /// The number that the bytes write with at most fifteen digits and no exponent, such as `-12.5`; `nil`
  /// for any other, which takes longer to read.
  ///
  /// Whole numbers of fifteen digits and powers of ten up to the fifteenth are exact in binary, so one
  /// division rounds once, and the result is the number that `Double` reads.
  package static func value(of bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var position = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let isNegative = position == 1
    var digits = 0
    var decimals = 0
    var whole = 0
    var point: Int?
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), point == nil, digits > 0 {
        point = position
      } else {
        let digit = Int(byte) - Int(UInt8(ascii: "0"))
        guard (0...9).contains(digit), digits < 15 else { return nil }
        whole = whole * 10 + digit
        digits += 1
        if point != nil { decimals += 1 }
      }
      position += 1
    }
    guard digits > 0, point != bytes.count - 1 else { return nil }
    let magnitude = Double(whole) / powers[decimals]
    return isNegative ? -magnitude : magnitude
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
