/// The bytes between the reader and its voice worker.
///
/// 1. A message is a frame: four bytes of length, then as many bytes, the first of which tells the
///    kind. Numbers stand in the machine's own byte order, for both ends run on one machine.
/// 2. The reader says `WorkerRequest/hello(version:)` and may send requests at once, without
///    waiting; the worker answers `WorkerReply/ready(version:sampleRate:engine:)` first.
/// 3. Every request that has an identifier gets exactly one ending reply with that identifier.
/// 4. Whatever breaks the format ends the conversation; nothing in it can make either end hold more
///    than ``maximumFrameSize`` bytes.
package enum WireFormat {
  /// The version both ends must have in common.
  package static let version: UInt16 = 2
  /// The most bytes a frame may have, its length apart.
  package static let maximumFrameSize = 1 << 20
  /// The most bytes of text in one request.
  package static let maximumTextSize = 1 << 16
  /// The most samples in one reply.
  package static let maximumSampleCount = 1 << 17
}

/// What is wrong with bytes that should have been a message between the reader and its voice worker.
public enum WireError: Error, Hashable, Sendable {
  /// A message says it is longer than any message may be.
  case tooLong(byteCount: Int, limit: Int)
  /// A message ends before its content does.
  case truncated
  /// A message goes on after its content.
  case trailingBytes(count: Int)
  /// No message begins with this byte.
  case unknownKind(UInt8)
  /// A field holds a value that it cannot have.
  case badValue(field: String)
  /// The other end speaks another version of the format.
  case version(UInt16, expected: UInt16)
}
