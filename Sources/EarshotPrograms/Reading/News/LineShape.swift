/// What of a line stays when a spinner turns, a clock ticks and a bar grows.
enum LineShape {
  /// The line with numbers, spinners and runs of the same character made alike.
  static func of(_ line: String) -> String {
    if let shape = ofASCII(line) { return shape }
    var shape = ""
    var last: Character?
    for character in line {
      let now: Character
      if character.isNumber {
        now = "0"
      } else if isSpinner(character) {
        continue
      } else {
        now = character
      }
      // `###` and `#####` are the same bar, and so are dots that wait.
      if now == last, now == "0" || !now.isLetter { continue }
      if now == "." || now == ",", last == "0" { continue }
      // Behind a sign, numbers take more or fewer of the blanks in front of them.
      if now == "0", last == " ", let sign = shape.dropLast().last, !sign.isLetter, sign != "0" {
        shape.removeLast()
      }
      shape.append(now)
      last = now
    }
    return String(shape.trimmed)
  }

  /// The same for a line without other characters than those of ASCII, as most are; `nil` for others.
  private static func ofASCII(_ line: String) -> String? {
    var shape: [UInt8] = []
    shape.reserveCapacity(line.utf8.count)
    let (blank, zero) = (UInt8(ascii: " "), UInt8(ascii: "0"))
    for byte in line.utf8 {
      // A return and a line feed are one character.
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
      let now = byte.isASCIIDigit ? zero : byte
      if !byte.isASCIILetter {
        if spinningBytes.contains(byte) || now == shape.last { continue }
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), shape.last == zero { continue }
        // Behind a sign, numbers take more or fewer of the blanks in front of them.
        if now == zero, shape.last == blank, let sign = shape.dropLast().last,
          !sign.isASCIILetter, sign != zero
        {
          shape.removeLast()
        }
      }
      if now == blank, shape.isEmpty { continue }
      shape.append(now)
    }
    while shape.last == blank { shape.removeLast() }
    return String(decoding: shape, as: UTF8.self)
  }

  private static let spinningBytes: Set<UInt8> = Set(spinners.compactMap(\.asciiValue))

  /// The letters of a line alone.
  static func letters(of line: String) -> String {
    String(line.filter(\.isLetter))
  }

  /// Whether nothing in a line is said: blanks, lines and blocks.
  static func isOrnament(_ line: String) -> Bool {
    !line.contains { character in
      guard let scalar = character.unicodeScalars.first else { return false }
      if character == " " { return false }
      return !(0x2500...0x259F).contains(scalar.value)
        && !(0x1FB00...0x1FBAF).contains(scalar.value)
    }
  }

  private static let spinners: Set<Character> = [
    "|", "/", "-", "\\", "◐", "◓", "◑", "◒", "◴", "◷", "◶", "◵", "◜", "◝", "◞", "◟", "○", "●", "◯",
    "✶", "✸", "✹", "✺", "✳", "✢", "✻", "✽", "∗", "·", "•", "▖", "▘", "▝", "▗", "⣾", "★", "☆", "◇",
    "◆", "■", "□", "▪", "▫", "←", "↖", "↑", "↗", "→", "↘", "↓", "↙", "*", "+", "=", ">", "<", "#",
    "█", "▓", "▒", "░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "━", "╸", "╺", "─", "✔", "✓",
  ]

  private static func isSpinner(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if (0x2800...0x28FF).contains(scalar.value) { return true }
    // Moons, clocks and earths turn as well.
    if (0x1F311...0x1F318).contains(scalar.value) || (0x1F550...0x1F567).contains(scalar.value)
      || (0x1F30D...0x1F30F).contains(scalar.value)
    {
      return true
    }
    return spinners.contains(character)
  }
}

extension UInt8 {
  /// Whether the byte is a letter from A to Z, in either case.
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is a digit from 0 to 9.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
