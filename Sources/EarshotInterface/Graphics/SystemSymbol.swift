/// What the symbols of the system are called when they stand alone on a button.
enum SystemSymbol {
  /// What a symbol is called: its meaning, or the words of its name where none is known.
  ///
  /// Variants share the meaning of their symbol: `trash.fill` and `trash.circle` are `trash`. The words of a
  /// name are those of iOS, which calls `arrow.up.circle.fill` "Arrow Up Circle".
  static func label(of name: String, in texts: SystemTexts) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let text = names[parts.joined(separator: ".")] {
        return SystemText(rawValue: text).map { texts[$0] } ?? text
      }
      guard let last = parts.last, variants.contains(last) else { break }
      parts.removeLast()
    }
    let words = name.split(separator: ".").filter { $0 != "fill" }
    guard !words.isEmpty else { return name }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle"]
}
