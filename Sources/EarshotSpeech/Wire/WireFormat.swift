/// The bytes between the reader and its voice worker.
///
/// 1. A message is a frame: four bytes of length, then as many bytes, the first of which tells the
///    kind. Numbers stand in the machine's own byte order, for both ends run on one machine.
/// 2. The reader says ``WorkerRequest/hello(version:)`` and may send requests at once, without
///    waiting; the worker answers ``WorkerReply/ready(version:sampleRate:engine:)`` first.
/// 3. Every request that has an identifier gets exactly one ending reply with that identifier.
/// 4. Whatever breaks the format ends the conversation; nothing in it can make either end hold more
///    than ``maximumFrameSize`` bytes.
package enum WireFormat {
  /// The version both ends must have in common.
  package static let version: UInt16 = 1
  /// The most bytes a frame may have, its length apart.
  package static let maximumFrameSize = 1 << 20
  /// The most bytes of text in one request.
  package static let maximumTextSize = 1 << 16
  /// The most samples in one reply.
  package static let maximumSampleCount = 1 << 17
}
