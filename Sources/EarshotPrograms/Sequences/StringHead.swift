// Terminals differ in how they read the number of a command: some pass over controls, some over every character
// that is no digit, and some count on in 16 or 32 bits. What may be taken for a way to the clipboard by any of them
// counts as one:
//
//  1. the commands 52 of xterm and 5522 of kitty, whatever stands between their digits;
//  2. numbers beyond any that means something, which may come to one of these;
//  3. what iTerm2 calls copying, in its commands 1337 and 50;
//  4. of a string that is too long, one without a number that has come to its end;
//  5. strings that tmux and screen hand on as they are to the terminal around them: one command can be cut in two of
//     these.

/// What a string of a program is for, by its beginning.
package struct StringHead: Hashable, Sendable {
  /// What it is for.
  package enum Purpose: Hashable, Sendable {
    /// It writes to the clipboard, reads it, or may do so.
    case clipboard
    /// It annotates what is drawn.
    case annotation
    /// It goes through tmux to the terminal around it.
    case passthrough
    /// It asks the terminal for something.
    case query
    /// Anything else.
    case other
  }

  /// The number of a command; `nil` where it has none.
  package let number: Int?
  /// What it is for.
  package let purpose: Purpose

  /// The numbers that lead to the clipboard.
  private static let clipboard: Set = [52, 5_522]
  /// The numbers under which iTerm2 has commands by their names.
  private static let named: Set = [50, 1_337]
  /// The largest number that means something anywhere.
  private static let largest = 0xFFFF
  /// The numbers of which some are taken out.
  static let known = clipboard.union(named).union([ProgramAnnotation.number])

  /// Looks at the beginning of a string.
  ///
  /// - Parameters:
  ///   - body: What stands behind its introduction.
  ///   - kind: What it is.
  ///   - isWhole: Whether the string has come to its end.
  init(_ body: ArraySlice<UInt8>, of kind: TerminalSequence.Kind, isWhole: Bool = true) {
    switch kind {
    case .command:
      let number = TerminalSequence.number(of: body)
      self.number = number
      let isForClipboard = Self.mayLeadToClipboard(body, isWhole: isWhole)
      purpose =
        number == ProgramAnnotation.number ? .annotation : isForClipboard ? .clipboard : .other
    case .device:
      number = nil
      let text = body.drop { $0 < 0x20 }
      let isQuery = text.starts(with: "$q".utf8) || text.starts(with: "+q".utf8)
      purpose = text.starts(with: "tmux;".utf8) ? .passthrough : isQuery ? .query : .other
    case .escape, .control, .other: (number, purpose) = (nil, .other)
    }
  }

  private static func mayLeadToClipboard(_ body: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { return !isWhole }
    var number = 0
    for byte in body[..<end] where (0x30...0x39).contains(byte) {
      number = min(number * 10 + Int(byte - 0x30), 1_000_000)
    }
    if clipboard.contains(number) || number > largest { return true }
    guard named.contains(number) else { return false }
    // Its names are letters.
    let name = body[(end + 1)...].lazy.filter { $0 > 0x20 && $0 < 0x7F }.prefix(16)
    let text = String(decoding: Array(name), as: UTF8.self).lowercased()
    return text.hasPrefix("copy") || text.hasPrefix("endcopy") || text.hasPrefix("endofcopy")
  }
}
