import EarshotModel

extension TranscriptEvent {
  /// The event as one line of JSON; the keys always stand in the same order, and what does not apply
  /// is left out.
  public var json: String {
    var line = "{\"t\": "
    line += Self.seconds(time)
    func add(_ key: String, _ value: String?) {
      guard let value else { return }
      line += ", \""
      line += key
      line += "\": \""
      JSONText.append(value, to: &line)
      line += "\""
    }
    add("event", kind.rawValue)
    add("text", text)
    add("id", id)
    add("cause", cause)
    add("name", name)
    add("handledBy", handledBy)
    add("outcome", outcome)
    if let ok { line += ok ? ", \"ok\": true" : ", \"ok\": false" }
    line += "}"
    return line
  }

  /// The time in seconds, to the microsecond, without zeros at the end.
  private static func seconds(_ time: Duration) -> String {
    let microseconds = time.microseconds
    var text = String(microseconds / 1_000_000)
    var rest = microseconds % 1_000_000
    guard rest != 0 else { return text }
    text += "."
    var place: Int64 = 100_000
    while rest != 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}
