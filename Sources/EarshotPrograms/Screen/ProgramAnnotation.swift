/// What a program says of itself in an annotation (OSC 8130): its claim, exactly as made.
///
/// The article "Terminal annotations" in the documentation describes the protocol.
public struct ProgramAnnotation: Hashable, Sendable {
  /// The number of the sequence among operating system commands.
  package static let number = 8130
  /// The longest value that is taken, in bytes as written.
  package static let valueLimit = 1_024

  /// What happened: `focus`, `change` or `say`.
  public var event: String
  /// The values by their names; of the same name the last.
  public var fields: [String: String]
  /// Where the terminal's cursor stood when the annotation came.
  public var position: CellPosition

  /// Reads an annotation; `nil` for another version, for an event that is not known and for values that are
  /// too long.
  ///
  /// - Parameters:
  ///   - body: What stands behind the number: the version, the event and the fields.
  ///   - position: Where the cursor stands.
  package init?(body: String, at position: CellPosition) {
    let parts = body.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "1", ["focus", "change", "say"].contains(parts[1]) else {
      return nil
    }
    event = String(parts[1])
    fields = [:]
    for part in parts.dropFirst(2) {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...]
      guard value.utf8.count <= Self.valueLimit else { return nil }
      fields[String(part[..<equals])] = Self.unescaped(value)
    }
    self.position = position
  }

  /// A value in which `%` and two hexadecimal digits stand for a byte; what is left of controls becomes a
  /// blank.
  private static func unescaped(_ value: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(value).utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
          $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? " " : $0
        }))
  }
}
