/// Bytes as text (RFC 4648 §4), without Foundation.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of some bytes.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        result.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { result.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    while result.count % 4 != 0 { result.append(padding) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes of a text; `nil` when it is none of these texts: with another character in it, or without the
  /// signs that fill it up.
  package static func bytes(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let body = characters.prefix { $0 != padding }
    guard characters.count - body.count <= 2,
      characters[body.count...].allSatisfy({ $0 == padding })
    else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(body.count / 4 * 3 + 3)
    var bits: UInt32 = 0
    var count = 0
    for character in body {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
