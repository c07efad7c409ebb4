/// Changes texts of YAML and JSON at places that mean much.
public enum NodeMutation {
  private static let pieces = [
    "&x ", "*x", "? ", ": ", "- ", "[", "]", "{", "}", ", ", "\n", "\n  ", "\"", "'", "|\n", ">\n ",
    "#", "!!str ", "%", "@", "`", "\t", "---\n", "...\n", "\r", "\\", "\\u", "\\ud83d", "é", "😀",
    "\u{FEFF}", "\u{2028}", "\0", "a", "1e9", "<<: ", "true",
  ]

  /// A text with a few places cut out, doubled, swapped or filled with something that means much.
  public static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...characters.count, using: &random)
      let length = Int.random(in: 0...6, using: &random)
      let range = place..<min(place + length, characters.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: characters.removeSubrange(range)
      case 1: characters.insert(contentsOf: characters[range], at: place)
      default:
        let piece = pieces.randomElement(using: &random) ?? ""
        characters.insert(contentsOf: piece.unicodeScalars, at: place)
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: characters)
    return result
  }
}
