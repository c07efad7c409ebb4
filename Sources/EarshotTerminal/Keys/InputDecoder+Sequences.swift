import EarshotReader

nonisolated extension InputDecoder {
  /// What a control sequence says: its body between `ESC [` and the final byte, and that byte.
  static func input(body: [UInt8], final: UInt8, isOption: Bool) -> TerminalInput? {
    switch body.first {
    case UInt8(ascii: "?"): return answer(Array(body.dropFirst()), final: final)
    case UInt8(ascii: "<"): return mouse(Array(body.dropFirst()), final: final)
    case UInt8(ascii: "["): return KeyTables.linuxFunctionKey(final).map { .key(KeyPress($0)) }
    default: break
    }
    if body.isEmpty, final == UInt8(ascii: "I") || final == UInt8(ascii: "O") {
      return .focus(final == UInt8(ascii: "I"))
    }
    guard let parameters = parameters(of: body) else { return nil }
    var press =
      switch final {
      case UInt8(ascii: "u"): kitty(parameters)
      case UInt8(ascii: "~") where parameters.first?.first == 27: modifiedOther(parameters)
      default: named(parameters, final: final)
      }
    if isOption { press?.modifiers.insert(.option) }
    return press.map { .key($0) }
  }

  /// Numbers between semicolons, each with what stands after it between colons.
  ///
  /// What is left out is 0; `nil` when there is anything else.
  static func parameters(of body: [UInt8]) -> [[Int]]? {
    var parameters = [[0]]
    for byte in body {
      let last = parameters.count - 1
      let part = parameters[last].count - 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        parameters[last][part] = min(parameters[last][part] * 10 + digit, 0x11_0000)
      case UInt8(ascii: ";"): parameters.append([0])
      case UInt8(ascii: ":"): parameters[last].append(0)
      default: return nil
      }
    }
    return parameters
  }

  /// Whether a modifier parameter tells of a key that comes up, in kitty's manner.
  private static func isRelease(_ parameter: [Int]) -> Bool {
    parameter.count > 1 && parameter[1] == 3
  }

  /// A key by its letter or number, with xterm's modifiers.
  private static func named(_ parameters: [[Int]], final: UInt8) -> KeyPress? {
    let held = parameters.count > 1 ? parameters[1] : [1]
    guard !isRelease(held) else { return nil }
    let modifiers = KeyModifiers(parameter: held[0])
    if final == UInt8(ascii: "~") {
      return KeyTables.numbered(parameters[0][0]).map { KeyPress($0, modifiers) }
    }
    return KeyTables.lettered(final, modifiers)
  }

  /// xterm's `CSI 27 ; modifiers ; code ~`.
  private static func modifiedOther(_ parameters: [[Int]]) -> KeyPress? {
    guard parameters.count == 3 else { return nil }
    return KeyTables.coded(parameters[2][0], KeyModifiers(parameter: parameters[1][0]))
  }

  /// kitty's `CSI code : shifted : base ; modifiers : event ; text u`.
  private static func kitty(_ parameters: [[Int]]) -> KeyPress? {
    let held = parameters.count > 1 ? parameters[1] : [1]
    guard !isRelease(held) else { return nil }
    let codes = parameters[0]
    let modifiers = KeyModifiers(parameter: held[0])
    let isChord = !modifiers.isDisjoint(with: [.control, .option, .command])
    let typed = parameters.count > 2 ? text(parameters[2]) : nil
    if !isChord, let typed, let scalar = typed.unicodeScalars.first, typed.unicodeScalars.count == 1
    {
      return KeyPress(typing: scalar)
    }
    // A layout without Latin letters still has the keys of the commands where they are printed.
    let base = codes.count > 2 && codes[2] > 0x20 ? codes[2] : codes[0]
    var press = KeyTables.coded(isChord && codes[0] > 0x7F ? base : codes[0], modifiers)
    if press?.text == nil, !isChord { press?.text = typed }
    return press
  }

  private static func text(_ codes: [Int]) -> String? {
    var text = ""
    for code in codes {
      guard let scalar = Unicode.Scalar(UInt32(code)), code >= 0x20, code != 0x7F else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text.isEmpty ? nil : text
  }

  /// What a terminal answers to a question.
  private static func answer(_ body: [UInt8], final: UInt8) -> TerminalInput? {
    let isMode = body.last == UInt8(ascii: "$")
    guard let parameters = parameters(of: isMode ? body.dropLast() : body) else { return nil }
    switch final {
    case UInt8(ascii: "u"): return .keyboardFlags(parameters[0][0])
    case UInt8(ascii: "c"): return .deviceAttributes
    case UInt8(ascii: "y") where isMode && parameters.count == 2:
      // 0 is a mode the terminal does not know, 4 one that it never sets.
      return .mode(parameters[0][0], isKnown: ![0, 4].contains(parameters[1][0]))
    default: return nil
    }
  }

  private static func mouse(_ body: [UInt8], final: UInt8) -> TerminalInput? {
    guard let parameters = parameters(of: body), parameters.count == 3,
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    return .mouse(
      MouseEvent(
        button: parameters[0][0], column: parameters[1][0], row: parameters[2][0],
        isRelease: final == UInt8(ascii: "m")))
  }
}
