/// Writes the fields of one frame.
struct WireWriter {
  private(set) var bytes: [UInt8]

  init(kind: UInt8, reserving count: Int = 64) {
    bytes = []
    bytes.reserveCapacity(count + 5)
    bytes += [0, 0, 0, 0, kind]
  }

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func append(_ text: String) {
    append(UInt32(text.utf8.count))
    bytes += text.utf8
  }

  mutating func append(_ samples: [Int16]) {
    append(UInt32(samples.count))
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// The frame with its length in front.
  consuming func finish() -> [UInt8] {
    withUnsafeBytes(of: UInt32(bytes.count - 4)) { length in
      for index in 0..<4 { bytes[index] = length[index] }
    }
    return bytes
  }
}
