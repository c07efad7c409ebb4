/// What of a line stays when a spinner turns, a clock ticks and a bar grows.
enum LineShape {
  /// The line with numbers, spinners and runs of the same character made alike.
  static func of(_ line: String) -> String {
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
      shape.append(now)
      last = now
    }
    return String(shape.trimmed)
  }

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
