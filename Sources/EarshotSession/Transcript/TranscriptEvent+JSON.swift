import EarshotModel

extension TranscriptEvent {
  /// The event as one line of JSON; the keys always stand in the same order, and what does not apply
  /// is left out.
  public var json: String {
    // In bytes, since what happens is written before anything of it is heard.
    var line: [UInt8] = []
    line.reserveCapacity(192)
    Self.append("{\"t\": ", to: &line)
    Self.append(time, to: &line)
    Self.append(", \"event\": \"", kind.rawValue, to: &line)
    Self.append(", \"text\": \"", text, to: &line)
    Self.append(", \"id\": \"", id, to: &line)
    Self.append(", \"cause\": \"", cause, to: &line)
    Self.append(", \"name\": \"", name, to: &line)
    Self.append(", \"handledBy\": \"", handledBy, to: &line)
    Self.append(", \"outcome\": \"", outcome, to: &line)
    if let ok { Self.append(ok ? ", \"ok\": true" : ", \"ok\": false", to: &line) }
    line.append(UInt8(ascii: "}"))
    return String(decoding: line, as: UTF8.self)
  }

  private static func append(_ text: StaticString, to line: inout [UInt8]) {
    text.withUTF8Buffer { line.append(contentsOf: $0) }
  }

  /// Writes a value behind its key and the quotation mark before it.
  private static func append(_ key: StaticString, _ value: String?, to line: inout [UInt8]) {
    guard let value else { return }
    append(key, to: &line)
    JSONText.append(value, to: &line)
    line.append(UInt8(ascii: "\""))
  }

  /// Writes a time in seconds, to the microsecond, without zeros at the end.
  private static func append(_ time: Duration, to line: inout [UInt8]) {
    let microseconds = time.microseconds
    line.append(contentsOf: String(microseconds / 1_000_000).utf8)
    var rest = microseconds % 1_000_000
    guard rest > 0 else { return }
    line.append(UInt8(ascii: "."))
    var place: Int64 = 100_000
    while rest > 0 {
      line.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
