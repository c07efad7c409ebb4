/// Reads the fields of one frame, trusting none of them.
struct WireReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(WireError) -> Number {
    let size = MemoryLayout<Number>.size
    try need(size)
    var number = Number.zero
    withUnsafeMutableBytes(of: &number) { target in
      bytes[offset..<(offset + size)].withUnsafeBytes { target.copyMemory(from: $0) }
    }
    offset += size
    return number
  }

  mutating func flag(_ field: String) throws(WireError) -> Bool {
    switch try number(UInt8.self) {
    case 0: return false
    case 1: return true
    default: throw .badValue(field: field)
    }
  }

  mutating func text(_ field: String, limit: Int) throws(WireError) -> String {
    let size = Int(try number(UInt32.self))
    guard size <= limit else { throw .badValue(field: field) }
    try need(size)
    guard let text = String(validating: bytes[offset..<(offset + size)], as: UTF8.self) else {
      throw .badValue(field: field)
    }
    offset += size
    return text
  }

  mutating func samples() throws(WireError) -> [Int16] {
    let count = Int(try number(UInt32.self))
    guard count <= WireFormat.maximumSampleCount else { throw .badValue(field: "sample count") }
    try need(count * 2)
    let part = bytes[offset..<(offset + count * 2)]
    offset += count * 2
    return [Int16](unsafeUninitializedCapacity: count) { target, initialized in
      UnsafeMutableRawBufferPointer(target).copyBytes(from: part)
      initialized = count
    }
  }

  /// Refuses what stands after the last field.
  func finish() throws(WireError) {
    guard offset == bytes.endIndex else { throw .trailingBytes(count: bytes.endIndex - offset) }
  }

  private func need(_ count: Int) throws(WireError) {
    guard bytes.endIndex - offset >= count else { throw .truncated }
  }
}
