extension TranscriptEvent {
  /// The event as one line of JSON; the keys always stand in the same order, and what does not apply
  /// is left out.
  public var json: String {
    var fields = ["\"t\": \(Self.seconds(time))", "\"event\": \"\(kind.rawValue)\""]
    let texts = [
      ("text", text), ("id", id), ("cause", cause), ("name", name), ("handledBy", handledBy),
      ("outcome", outcome),
    ]
    for case (let key, let value?) in texts { fields.append("\"\(key)\": \(Self.quoted(value))") }
    if let ok { fields.append("\"ok\": \(ok)") }
    return "{\(fields.joined(separator: ", "))}"
  }

  /// The time in seconds, to the microsecond, without zeros at the end.
  private static func seconds(_ time: Duration) -> String {
    let microseconds = time.microseconds
    let fraction = String(microseconds % 1_000_000)
    let digits = String(repeating: "0", count: 6 - fraction.count) + fraction
    let kept = String(digits.reversed().drop { $0 == "0" }.reversed())
    return "\(microseconds / 1_000_000)\(kept.isEmpty ? "" : ".\(kept)")"
  }

  /// A text as JSON writes it (RFC 8259 §7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
