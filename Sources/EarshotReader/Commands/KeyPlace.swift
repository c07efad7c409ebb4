/// A place of the host whose keys are no commands of the reader, such as a chooser, by its English words.
struct KeyPlace {
  /// What asks for something there.
  enum Trigger {
    /// Keys.
    case keys(KeyChord)
    /// Anything that has words of its own, such as a click.
    case words(String)
  }

  /// Where it is.
  let title: String
  /// What is done there, and all that asks for it.
  let rows: [(name: String, triggers: [Trigger])]

  /// The place in the words of a language.
  func section(named names: CommandNames) -> KeySection {
    KeySection(
      title: names.text(title),
      rows: rows.map { row in
        KeySection.Row(
          names.text(row.name),
          row.triggers.map { trigger in
            switch trigger {
            case .keys(let chord): names.name(of: chord)
            case .words(let words): names.text(words)
            }
          })
      })
  }

  /// The places of the keyboard.
  static var keyboard: [KeyPlace] { [chooser, search, help] }

  private static var chooser: KeyPlace {
    KeyPlace(
      title: "In a chooser",
      rows: [
        ("Next Item", [.keys(KeyChord(.down)), .keys(KeyChord(.right))]),
        ("Previous Item", [.keys(KeyChord(.up)), .keys(KeyChord(.left))]),
        ("Narrow the List", [.words("any character")]),
        ("Widen the List", [.keys(KeyChord(.backspace))]),
        ("Go There", [.keys(KeyChord(.enter))]),
        ("Close", [.keys(KeyChord(.escape))]),
        ("Quit", [.keys(KeyChord("C", .control))]),
      ])
  }

  private static var search: KeyPlace {
    KeyPlace(
      title: "In the search, and where an item is labelled",
      rows: [
        ("Type the Text", [.words("any character")]),
        ("Delete Last Character", [.keys(KeyChord(.backspace))]),
        ("Find", [.keys(KeyChord(.enter))]),
        ("Close", [.keys(KeyChord(.escape))]),
        ("Quit", [.keys(KeyChord("C", .control))]),
      ])
  }

  private static var help: KeyPlace {
    KeyPlace(
      title: "In help",
      rows: [
        ("Say What a Key Does", [.words("any key but escape")]),
        ("End Help", [.keys(KeyChord(.escape))]),
      ])
  }

  /// The mouse.
  static var mouse: KeyPlace {
    KeyPlace(
      title: "With the mouse",
      rows: [
        ("Speak What Is There", [.words("click")]),
        ("Explore", [.words("drag")]),
        ("Activate", [.words("double click")]),
        ("Scroll Down", [.words("wheel down")]),
        ("Scroll Up", [.words("wheel up")]),
      ])
  }
}
