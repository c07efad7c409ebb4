/// A key with the modifiers that are held: what a command is bound to.
nonisolated public struct KeyChord: Hashable, Sendable {
  /// What is held.
  public var modifiers: KeyModifiers
  /// The key.
  public var key: Key

  /// Creates a chord.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates the chord of the key that types a character.
  public init(_ character: Character, _ modifiers: KeyModifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The chord of a press.
  public init(_ press: KeyPress) {
    self.init(press.key, press.modifiers)
  }

  /// A key with VoiceOver's modifier, which is Control and Option together.
  static func voiceOver(_ key: Key, _ modifiers: KeyModifiers = []) -> KeyChord {
    KeyChord(key, modifiers.union(.voiceOver))
  }

  /// The key of a character with VoiceOver's modifier.
  static func voiceOver(_ character: Character, _ modifiers: KeyModifiers = []) -> KeyChord {
    voiceOver(.character(character), modifiers)
  }

  /// The chord in English words: "V O shift right".
  public var name: String { words.joined(separator: " ") }

  /// What is held and the key, each by its English name.
  var words: [String] {
    var words: [String] = []
    var held = modifiers
    if held.isSuperset(of: .voiceOver) {
      words.append("V O")
      held.subtract(.voiceOver)
    }
    let names: [(KeyModifiers, String)] = [
      (.control, "control"), (.option, "alt"), (.shift, "shift"), (.command, "command"),
    ]
    words += names.filter { held.contains($0.0) }.map(\.1)
    words.append(key.name)
    return words
  }
}

nonisolated extension Key {
  /// The key in words.
  var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): Self.symbols[character] ?? String(character).uppercased()
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .escape: "escape"
    case .up: "up arrow"
    case .down: "down arrow"
    case .left: "left arrow"
    case .right: "right arrow"
    case .home: "home"
    case .end: "end"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .insert: "insert"
    case .delete: "delete"
    case .function(let number): "F\(number)"
    case .modifier(let modifier):
      modifier.contains(.control)
        ? "control"
        : modifier.contains(.option) ? "alt" : modifier.contains(.shift) ? "shift" : "command"
    case .other: "another key"
    }
  }

  /// Marks that a voice would leave out.
  static let symbols: [Character: String] = [
    "-": "minus", "`": "grave accent", "?": "question mark", "/": "slash", ";": "semicolon",
    "[": "left bracket", "]": "right bracket", "=": "equals", "+": "plus", ",": "comma",
    ".": "period", "'": "apostrophe", "\\": "backslash",
  ]
}
