import EarshotReader

/// Which sequence stands for which key.
///
/// After xterm's "Control Sequences", the kitty keyboard protocol, and what rxvt and the Linux console
/// send.
nonisolated enum KeyTables {
  /// The key of a byte below 0x80 by itself.
  static func control(_ byte: UInt8, _ modifiers: KeyModifiers) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), modifiers.union(.control))
    case 0x08: KeyPress(.backspace, modifiers)
    case 0x09: KeyPress(.tab, modifiers)
    case 0x0A, 0x0D: KeyPress(.enter, modifiers)
    case 0x1B: KeyPress(.escape, modifiers)
    case 0x01...0x1A:
      KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F:
      KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    case 0x7F: KeyPress(.backspace, modifiers)
    default: KeyPress(typing: Unicode.Scalar(byte), modifiers)
    }
  }

  /// The key of a byte after Escape and `O`.
  static func singleShift(_ byte: UInt8, _ modifiers: KeyModifiers) -> KeyPress? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "P")...UInt8(ascii: "S"):
      return lettered(byte, modifiers)
    case UInt8(ascii: "M"): return KeyPress(.enter, modifiers)
    // rxvt's arrows with Control.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return lettered(byte - 0x20, modifiers.union(.control))
    // The number pad in application mode: the bytes are those of the characters, 0x40 higher.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyPress(typing: Unicode.Scalar(byte - 0x40), modifiers)
    default: return nil
    }
  }

  /// The key of a control sequence that ends in a letter.
  static func lettered(_ final: UInt8, _ modifiers: KeyModifiers) -> KeyPress? {
    switch final {
    case UInt8(ascii: "A"): KeyPress(.up, modifiers)
    case UInt8(ascii: "B"): KeyPress(.down, modifiers)
    case UInt8(ascii: "C"): KeyPress(.right, modifiers)
    case UInt8(ascii: "D"): KeyPress(.left, modifiers)
    case UInt8(ascii: "E"): KeyPress(.other, modifiers)
    case UInt8(ascii: "F"): KeyPress(.end, modifiers)
    case UInt8(ascii: "H"): KeyPress(.home, modifiers)
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      KeyPress(.function(Int(final - UInt8(ascii: "P")) + 1), modifiers)
    case UInt8(ascii: "Z"): KeyPress(.tab, modifiers.union(.shift))
    // rxvt's arrows with Shift.
    case UInt8(ascii: "a")...UInt8(ascii: "d"): lettered(final - 0x20, modifiers.union(.shift))
    default: nil
    }
  }

  /// The key of a control sequence that ends in `~`.
  static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The Linux console's F1 to F5.
  static func linuxFunctionKey(_ final: UInt8) -> Key? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final)
      ? .function(Int(final - UInt8(ascii: "A")) + 1) : nil
  }

  /// The key of a number of kitty's: that of its character, or one of the private use area.
  static func coded(_ code: Int, _ modifiers: KeyModifiers) -> KeyPress? {
    switch code {
    case 9: return KeyPress(.tab, modifiers)
    case 13, 57414: return KeyPress(.enter, modifiers)
    case 27: return KeyPress(.escape, modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers)
    case 57376...57398: return KeyPress(.function(code - 57376 + 13), modifiers)
    case 57399...57408:
      return KeyPress(typing: Unicode.Scalar(UInt8(code - 57399 + 0x30)), modifiers)
    case 57409...57413, 57415...57416:
      return numberPad[code].map { KeyPress(typing: $0, modifiers) }
    case 57417...57427: return KeyPress(numberPadKeys[code - 57417], modifiers)
    case 57441, 57447: return KeyPress(.modifier(.shift), modifiers)
    case 57442, 57448: return KeyPress(.modifier(.control), modifiers)
    case 57443, 57449: return KeyPress(.modifier(.option), modifiers)
    case 57444, 57450: return KeyPress(.modifier(.command), modifiers)
    case 57344...63743: return KeyPress(.other, modifiers)
    default:
      guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      var press = KeyPress(typing: scalar, modifiers)
      if modifiers.contains(.shift), press.text != nil { press.text = String(scalar).uppercased() }
      return press
    }
  }

  private static let numberPad: [Int: Unicode.Scalar] = [
    57409: ".", 57410: "/", 57411: "*", 57412: "-", 57413: "+", 57415: "=", 57416: ",",
  ]

  private static let numberPadKeys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete, .other,
  ]
}
