/// Bytes as text (RFC 4648 §4), without Foundation.
nonisolated enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The text of some bytes.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var result = ""
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
    while result.utf8.count % 4 != 0 { result.append("=") }
    return result
  }
}
