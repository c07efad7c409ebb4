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
