import EarshotModel

/// A command in the words of somebody who types them: "next heading", "read all", "rotor words".
///
/// Three kinds of names are known: those that help speaks and the manual prints, those that scripts spell,
/// with or without blanks, and a few short words for what is done most. Settings of the rotor are known by
/// what is heard of them, too, the app's own among them.
public struct CommandPhrase {
  /// What is asked for.
  public let command: ReaderCommand

  /// The command of some words, in any case; `nil` where they name none.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - table: The commands with their names.
  ///   - rotors: What is heard of settings of the rotor (``ScreenReader/rotorNames(on:)``).
  public init?(_ words: String, in table: CommandTable, rotors: [String: RotorKind] = [:]) {
    let words = words.split(separator: " ").joined(separator: " ").lowercased()
    guard let command = Self.command(words, in: table, rotors: rotors) else { return nil }
    self.command = command
  }

  /// The names that are known, for whoever misspelled one.
  ///
  /// - Parameters:
  ///   - table: The commands with their names.
  ///   - rotors: What is heard of settings of the rotor (``ScreenReader/rotorNames(on:)``).
  /// - Returns: The names in small letters, those of the rotor last.
  public static func names(
    in table: CommandTable, rotors: [String: RotorKind] = [:]
  ) -> [String] {
    short.map(\.word) + table.bindings.map { $0.name.lowercased() }
      + ReaderCommand.Name.allCases.map { $0.rawValue.spaced } + finding
      + rotors.keys.sorted().map { "rotor \($0)" }
  }

  /// "next heading", "previous form controls", "rotor words", and "scroll down".
  private static var finding: [String] {
    let kinds = RotorKind.builtIn.map(\.name.spaced)
    let things = kinds.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    return ["next", "previous"].flatMap { way in things.map { "\(way) \($0)" } }
      + kinds.map { "rotor \($0)" }
      + AccessibilityScrollDirection.allCases.map { "scroll \($0.rawValue)" }
      + Gesture.all.map { "gesture \($0.name)" }
  }

  /// Short words for what is done most.
  private static let short: [(word: String, command: ReaderCommand.Name)] = [
    ("next", .moveForward), ("back", .moveBackward), ("in", .moveIn), ("out", .moveOut),
    ("hint", .readHint), ("mute", .toggleMute), ("chooser", .chooseItem),
    ("commands", .chooseCommand), ("scenes", .chooseScene), ("summary", .readItemSummary),
    ("copy", .copySpeech),
    ("settings", .openSettings), ("again", .speakItem), ("stop", .silence),
    ("close", .escape),
  ]

  private static func command(
    _ words: String, in table: CommandTable, rotors: [String: RotorKind]
  ) -> ReaderCommand? {
    if let name = short.first(where: { $0.word == words })?.command { return .named(name) }
    if let binding = table.bindings.first(where: { $0.name.lowercased() == words }) {
      return binding.command.command
    }
    let joined = words.filter { $0 != " " }
    if let name = ReaderCommand.Name.allCases.first(where: { $0.rawValue.lowercased() == joined }) {
      return .named(name)
    }
    guard let blank = words.firstIndex(of: " ") else { return nil }
    let rest = String(words[words.index(after: blank)...])
    switch words[..<blank] {
    case "next": return kind(rest).map { .find($0, isForward: true) }
    case "previous", "back": return kind(rest).map { .find($0, isForward: false) }
    case "rotor": return (rotors[rest] ?? kind(rest)).map { .rotor($0) }
    case "scroll": return AccessibilityScrollDirection(rawValue: rest).map { .scroll($0) }
    case "gesture": return Gesture(name: rest).map { .gesture($0) }
    default: return nil
    }
  }

  /// The kind of the rotor that some words name: "headings", "heading", "form controls".
  private static func kind(_ words: String) -> RotorKind? {
    let joined = words.filter { $0 != " " }
    return RotorKind.builtIn.first { kind in
      let name = kind.name.lowercased()
      return name == joined || name == joined + "s"
    }
  }
}

extension String {
  /// "read all" for `readAll`.
  fileprivate var spaced: String {
    map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
