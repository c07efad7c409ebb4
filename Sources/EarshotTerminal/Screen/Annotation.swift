/// What the host tells other programs about its screen, in a sequence that terminals ignore.
///
/// The article "Terminal annotations" in the documentation describes the protocol.
struct Annotation: Hashable, Sendable {
  /// What happened.
  enum Event: String, Sendable {
    /// The cursor has come to an element.
    case focus
    /// Something has changed of the element under the cursor.
    case change
    /// Something is said that is not about the element under the cursor.
    case say
  }

  /// What happened.
  var event: Event
  /// Names and values, in the order in which they are written.
  var fields: [(name: String, value: String)]

  /// The number of the sequence among operating system commands; none of those in use elsewhere.
  static let number = 8130
  /// The version of the protocol.
  static let version = 1
  /// The most bytes of a value that are written; what is longer is cut between characters.
  static let valueLimit = 1_024

  /// Tells of the element under the cursor.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - summary: The element.
  ///   - isSpoken: Whether the host itself says it, and is heard.
  init(_ event: Event, _ summary: ElementSummary, isSpoken: Bool = false) {
    self.event = event
    fields = [
      ("role", summary.role.rawValue), ("label", summary.label), ("value", summary.value),
      ("state", summary.states.joined(separator: ",")), ("spoken", isSpoken ? "yes" : ""),
    ]
  }

  /// Tells of something that is said.
  init(saying text: String, isSpoken: Bool = false) {
    event = .say
    fields = [("text", text), ("spoken", isSpoken ? "yes" : "")]
  }

  /// The sequence: `ESC ] 8130 ; 1 ; event ; name=value … ESC \`; empty values are left out.
  var sequence: String {
    let parts = fields.filter { !$0.value.isEmpty }
      .map { ";\($0.name)=\(Self.escaped($0.value))" }
    return "\u{1B}]\(Self.number);\(Self.version);\(event.rawValue)\(parts.joined())\u{1B}\\"
  }

  static func == (left: Annotation, right: Annotation) -> Bool { left.sequence == right.sequence }

  func hash(into hasher: inout Hasher) { hasher.combine(sequence) }

  /// A value in which nothing can end the sequence or a field: what could is written as `%` and two
  /// hexadecimal digits for each byte (RFC 3986 §2.1).
  static func escaped(_ value: String) -> String {
    var result = ""
    var length = 0
    for character in value {
      var piece = ""
      for scalar in character.unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x25, 0x3B, 0x7F..<0xA0:
          for byte in String(scalar).utf8 { piece += "%" + Self.hexadecimal(byte) }
        default: piece.unicodeScalars.append(scalar)
        }
      }
      length += piece.utf8.count
      if length > valueLimit { break }
      result += piece
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
