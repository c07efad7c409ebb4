extension WireError: CustomStringConvertible {
  /// What went wrong, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .tooLong(let byteCount, let limit):
      "a message of \(byteCount) bytes is longer than the \(limit) allowed"
    case .truncated:
      "a message ends too early"
    case .trailingBytes(let count):
      "a message has \(count) bytes too many"
    case .unknownKind(let kind):
      "no message begins with byte \(kind)"
    case .badValue(let field):
      "a message holds an impossible \(field)"
    case .version(let version, let expected):
      "the voice worker speaks version \(version) of the format, not \(expected); "
        + "install earshot and earshot-espeak from the same build"
    }
  }
}
