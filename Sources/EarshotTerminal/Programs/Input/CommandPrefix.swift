public import EarshotReader

/// The key after which the next one is a command of the screen reader and not the program's.
nonisolated public struct CommandPrefix: Hashable, Sendable {
  /// The key, as people name it.
  public let chord: KeyChord

  /// Control and 6, which terminals tell as `^^`: the one control that neither shells nor editors of
  /// lines, tmux, screen and Emacs give a meaning to.
  public static let standard = CommandPrefix(KeyChord("6", .control))

  /// Others to choose from while a program runs, which few programs give a meaning to.
  static let others = [
    CommandPrefix(KeyChord("]", .control)), CommandPrefix(KeyChord("_", .control)),
    CommandPrefix(KeyChord(.function(12))),
  ]

  /// What is expected of a prefix, in words for people.
  public static let expectation =
    "control and a letter or one of 2 to 7, [, \\, ], ^ and _, or a function key, such as control 6 or F12"

  /// Creates the prefix of a key that every terminal tells.
  private init(_ chord: KeyChord) {
    self.chord = chord
  }

  /// The prefix of some words: "control 6", "ctrl+a", "F12"; `nil` where they name no key, or one that
  /// types text or is not told by every terminal.
  public init?(name: String) {
    guard let chord = KeyChord(name: name) else { return nil }
    switch chord.key {
    case .function(1...12) where chord.modifiers.isEmpty: break
    case .character(let character)
    where chord.modifiers == .control && Self.control(of: character) != nil:
      // What ends a line, begins a sequence or deletes is no key of its own.
      let others: [UInt8?] = [0x08, 0x09, 0x0A, 0x0D, 0x1B]
      guard !others.contains(Self.control(of: character)) else { return nil }
    default: return nil
    }
    self.init(chord)
  }

  /// The byte by which old terminals tell it, where it is one.
  package var byte: UInt8? {
    guard case .character(let character) = chord.key else { return nil }
    return Self.control(of: character)
  }

  /// Whether a press is the prefix, however the terminal tells it: as a control, or as the key with what is
  /// held, where that may be Shift as well.
  func matches(_ press: KeyPress) -> Bool {
    guard let byte, case .character(let character) = press.key else {
      return KeyChord(press) == chord
    }
    return press.modifiers.subtracting(.shift) == .control
      && Self.control(of: character) == byte
  }

  /// The control that a key makes with Control held; the digits make those that stand on other keys of
  /// many keyboards.
  private static func control(of character: Character) -> UInt8? {
    switch character {
    case "2", " ", "@": return 0
    case "3": return 0x1B
    case "4", "5", "6", "7":
      return character.asciiValue.map { $0 - UInt8(ascii: "4") + 0x1C }
    case "/": return 0x1F
    default:
      guard let value = Character(character.uppercased()).asciiValue, (0x41...0x5F).contains(value)
      else { return nil }
      return value - 0x40
    }
  }
}
