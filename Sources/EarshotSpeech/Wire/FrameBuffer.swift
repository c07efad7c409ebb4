/// Collects bytes as they come and hands out whole frames.
public struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer.
  public init() {}

  /// Adds bytes as they were read.
  public mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The content of the next frame, its kind first, or `nil` until more bytes have come.
  ///
  /// - Throws: ``WireError/tooLong(byteCount:limit:)``, ``WireError/truncated`` for an empty frame.
  public mutating func next() throws(WireError) -> [UInt8]? {
    guard bytes.count - start >= 4 else { return nil }
    var length: UInt32 = 0
    withUnsafeMutableBytes(of: &length) { target in
      bytes[start..<(start + 4)].withUnsafeBytes { target.copyMemory(from: $0) }
    }
    let size = Int(length)
    guard size <= WireFormat.maximumFrameSize else {
      throw .tooLong(byteCount: size, limit: WireFormat.maximumFrameSize)
    }
    guard size > 0 else { throw .truncated }
    guard bytes.count - start >= 4 + size else { return nil }
    defer { start += 4 + size }
    return Array(bytes[(start + 4)..<(start + 4 + size)])
  }
}
