/// A sequence of a program's output that is not text: what ECMA-48 calls control functions.
package struct TerminalSequence: Hashable, Sendable {
  /// What it is, by what it begins with.
  package enum Kind: Hashable, Sendable {
    /// Escape and a few characters (`ESC 7`).
    case escape
    /// A control sequence (`ESC [`).
    case control
    /// An operating system command (`ESC ]`).
    case command
    /// A device control string (`ESC P`).
    case device
    /// Another string: of an application (`ESC _`), a message (`ESC ^`), any (`ESC X`), a title (`ESC k`).
    case other
  }

  /// What it is.
  package var kind: Kind
  /// All of its bytes.
  package var bytes: [UInt8]
  /// The bytes between what it begins with and what it ends with; of an escape or a control sequence the
  /// last one is what it ends with.
  package var body: ArraySlice<UInt8>

  /// The number of an operating system command; `nil` where it has none.
  package var number: Int? { Self.number(of: body) }

  /// What a string is for.
  package var head: StringHead { StringHead(body, of: kind) }

  /// The number that stands at the beginning of a body, at most 1,000,000; controls in between are passed
  /// over, as some terminals do.
  static func number(of body: ArraySlice<UInt8>) -> Int? {
    var number: Int?
    for byte in body where byte >= 0x20 {
      guard (0x30...0x39).contains(byte) else { return number }
      number = min((number ?? 0) * 10 + Int(byte - 0x30), 1_000_000)
    }
    return number
  }

  /// What stands behind the first semicolon of the body.
  package var argument: String {
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return "" }
    return String(decoding: body[(semicolon + 1)...], as: UTF8.self)
  }

  /// The byte that a control sequence or an escape ends with.
  package var final: UInt8 { body.last ?? 0 }

  /// The byte with which the parameters of a control sequence are marked as private (`<`, `=`, `>`, `?`).
  package var mark: UInt8? {
    guard let first = body.first, (0x3C...0x3F).contains(first) else { return nil }
    return first
  }

  /// The characters between the parameters of a control sequence and its end (`$`, `!`, blank).
  package var intermediates: [UInt8] { body.dropLast().filter { (0x20...0x2F).contains($0) } }

  /// Whether the parts of a control sequence stand in their order: a mark, parameters, intermediates, the end.
  ///
  /// Terminals pass over others; libvterm takes what is left of them for text.
  var isInOrder: Bool {
    var part = 0
    for byte in body.dropLast() where byte >= 0x20 {
      let own =
        switch byte {
        case 0x3C...0x3F: 0
        case 0x30...0x3B: 1
        default: 2
        }
      guard own > part || own == part && own > 0 || (own == 0 && byte == body.first) else {
        return false
      }
      part = own
    }
    return true
  }

  /// The parameters of a control sequence, each with what stands after it between colons; what is left out
  /// is `nil`, and a number is at most 1,000,000.
  package var parameters: [[Int?]] {
    var parameters: [[Int?]] = [[nil]]
    for byte in body.dropLast() {
      let last = parameters.count - 1
      let part = parameters[last].count - 1
      switch byte {
      case 0x30...0x39:
        let number = (parameters[last][part] ?? 0) * 10 + Int(byte - 0x30)
        parameters[last][part] = min(number, 1_000_000)
      case UInt8(ascii: ";"): parameters.append([nil])
      case UInt8(ascii: ":"): parameters[last].append(nil)
      default: break
      }
    }
    return parameters
  }
}
