/// Characters that stand in front of what is chosen.
enum Pointers {
  /// The characters.
  static let all: Set<String> = [
    ">", "❯", "›", "»", "→", "➜", "➤", "▶", "►", "▸", "‣", "●", "◉", "*", "•", "⮞", "❱", "▌", "┃",
  ]

  /// A text without a pointer at its beginning.
  static func without(_ text: String) -> String {
    guard let first = text.first, all.contains(String(first)), text.count > 1 else { return text }
    return String(text.dropFirst().trimmed)
  }
}
