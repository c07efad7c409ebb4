/// Keeps the numbers of control sequences within what a screen can mean, so that none is too large for
/// anybody's arithmetic and none asks for hours of work.
enum ControlLimits {
  /// The largest number that is handed on; modes have four digits, and screens fewer cells a side.
  private static let largest = 9_999

  /// The bytes of a control sequence with its numbers limited.
  static func limited(_ sequence: TerminalSequence) -> [UInt8] {
    guard exceeds(sequence.body, largest) else { return sequence.bytes }
    var bytes: [UInt8] = Array("\u{1B}[".utf8)
    var digits: [UInt8] = []
    func close() {
      if !digits.isEmpty {
        let number = Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? largest
        bytes += Array(String(digits.count > 9 ? largest : min(number, largest)).utf8)
      }
      digits = []
    }
    for byte in sequence.body {
      if (0x30...0x39).contains(byte) {
        digits.append(byte)
      } else {
        close()
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func exceeds(_ body: ArraySlice<UInt8>, _ limit: Int) -> Bool {
    var number = 0
    for byte in body {
      number = (0x30...0x39).contains(byte) ? min(number * 10 + Int(byte - 0x30), 1_000_000) : 0
      if number > limit { return true }
    }
    return false
  }
}
