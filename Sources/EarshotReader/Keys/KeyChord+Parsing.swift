nonisolated extension KeyChord {
  /// The chord of some words, as help speaks it and scripts spell it: "V O shift M", "VO+shift+m",
  /// "control right arrow"; `nil` where a word is no modifier, or the last no key.
  ///
  /// - Parameter name: The modifiers and then the key, with blanks or plus signs between them, in any case.
  public init?(name: String) {
    var rest = name.lowercased()[...]
    var modifiers: KeyModifiers = []
    while let (held, after) = Self.modifier(before: rest) {
      modifiers.formUnion(held)
      rest = after
    }
    guard let key = Key(name: String(rest)) else { return nil }
    self.init(key, modifiers)
  }

  /// The press of the chord on a keyboard: a character without other modifiers than Shift types itself.
  public var press: KeyPress {
    guard case .character(let character) = key, modifiers.subtracting(.shift).isEmpty else {
      return KeyPress(key, modifiers)
    }
    let text = String(character)
    return KeyPress(key, modifiers, text: modifiers.contains(.shift) ? text.uppercased() : text)
  }

  /// The single words of which names are made, but for characters and the keys F1 to F35.
  package static let nameWords: [String] =
    (modifierNames.map(\.name) + Key.named.map(\.name) + Key.symbols.values + ["return"])
    .flatMap { $0.split(separator: " ").map { String($0) } }.filter { $0.count > 1 }

  fileprivate static let modifierNames: [(name: String, modifiers: KeyModifiers)] = [
    ("v o", .voiceOver), ("vo", .voiceOver), ("control", .control), ("ctrl", .control),
    ("option", .option), ("alt", .option), ("shift", .shift), ("command", .command),
    ("cmd", .command),
  ]

  /// The modifier at the beginning of a text and what stands behind it, unless nothing does.
  private static func modifier(before text: Substring) -> (KeyModifiers, Substring)? {
    for (name, modifiers) in modifierNames where text.hasPrefix(name) {
      let after = text.dropFirst(name.count)
      guard let separator = after.first, separator == " " || separator == "+",
        after.count > 1
      else { continue }
      return (modifiers, after.dropFirst())
    }
    return nil
  }
}

nonisolated extension Key {
  /// The keys that have names of their own.
  fileprivate static let named: [Key] = [
    .enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    .insert, .delete, .character(" "),
  ]

  /// The key of a name in lower case, as help speaks it or as it is typed.
  fileprivate init?(name: String) {
    let arrows: [String: Key] = ["up": .up, "down": .down, "left": .left, "right": .right]
    if let key = Self.named.first(where: { $0.name == name }) ?? arrows[name] {
      self = key
    } else if name == "return" {
      self = .enter
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else if let symbol = Self.symbols.first(where: { $0.value == name })?.key {
      self = .character(symbol)
    } else if let modifier = KeyChord.modifierNames.first(where: { $0.name == name })?.modifiers {
      self = .modifier(modifier)
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}
