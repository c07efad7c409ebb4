extension TranscriptEvent: CustomStringConvertible {
  /// The event as a line for people: time in seconds, kind, and what there is to say of it.
  ///
  ///     1.250 action: save touchUpInside, handled by PlayerController
  public var description: String {
    var text = TranscriptText()
    text.append(self)
    return String(text.text.dropLast())
  }
}

extension Duration {
  /// The duration in whole microseconds.
  var microseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
