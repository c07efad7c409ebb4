/// Collects bytes as they come and hands out whole frames.
package struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer.
  package init() {}

  /// Adds what `read` puts at the beginning of the room it is given.
  ///
  /// - Parameters:
  ///   - room: The most bytes that can be added.
  ///   - read: Answers how many bytes it has put there; below zero when it could not.
  /// - Returns: What `read` answered.
  @discardableResult
  package mutating func append(
    room: Int, read: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Int {
    bytes.removeFirst(start)
    start = 0
    var result = 0
    bytes.append(addingCapacity: room) { span in
      span.withUnsafeMutableBufferPointer { target, count in
        result = read(UnsafeMutableRawBufferPointer(target))
        count = min(max(result, 0), target.count)
      }
    }
    return result
  }

  /// The content of the next frame, its kind first, or `nil` until more bytes have come.
  ///
  /// It shares the buffer's memory: one that is still held when more bytes come makes them be copied.
  ///
  /// - Throws: ``WireError/tooLong(byteCount:limit:)``, ``WireError/truncated`` for an empty frame.
  package mutating func next() throws(WireError) -> ArraySlice<UInt8>? {
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
    return bytes[(start + 4)..<(start + 4 + size)]
  }
}
