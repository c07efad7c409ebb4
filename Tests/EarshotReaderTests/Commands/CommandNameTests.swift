import EarshotModel
import EarshotVoices
import Testing

@testable import EarshotReader

/// What commands, keys and gestures are called in every language.
@Suite struct CommandNameTests {
  private static let others = WordingTables.languages.filter { $0 != "en" }

  private static func lines(_ language: String) -> WordingLines {
    WordingLines(CommandNameTables.table(language: language), language: language)
  }

  private static let keys: [Key] =
    [
      .enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .insert, .delete, .other, .character(" "),
    ] + Key.symbols.keys.sorted().map { .character($0) }

  /// The English names that a table has to hold, those of commands that go to things of a kind left out.
  private static var names: [String] {
    CommandTable.standard.filter { binding in
      if case .find(_, _) = binding.command { return false }
      return true
    }.map(\.name)
      + CommandTable.typing.map(\.name) + ["Move to Next {1}", "Move to Previous {1}"]
      + keys.map { KeyChord($0).name } + ["control", "alt", "shift", "command"]
      + Gesture.all.map(\.template.name) + places
  }

  /// The places where keys are taken, with what is done there.
  private static var places: [String] {
    let places = KeyPlace.keyboard + [.mouse]
    return CommandTable().sections(in: Wording(language: "en")).map(\.title)
      + places.flatMap(\.rows).flatMap { row in
        [row.name]
          + row.triggers.compactMap { trigger in
            if case .words(let words) = trigger { words } else { nil }
          }
      }
  }

  @Test("Every command, key and gesture has a name", arguments: others)
  func complete(_ language: String) {
    let lines = Self.lines(language)
    for name in Self.names { #expect(lines[name] != nil, "\(name)") }
    for binding in CommandTable.standard {
      guard case .find(let kind, _) = binding.command else { continue }
      #expect(kind.word != nil, "\(binding.name)")
      let name = CommandNames(Wording(language: language)).name(of: binding)
      #expect(name != binding.name && !name.contains("{"), "\(name)")
    }
  }

  @Test("A name has the places of the English one, and all forms or none", arguments: others)
  func places(_ language: String) {
    let needed = PluralCategory.categories(in: language).map(\.rawValue).filter { $0 != "other" }
    let lines = Self.lines(language)
    for name in Self.names {
      let words = lines[name] ?? ""
      #expect(words.contains("{1}") == name.contains("{1}"), "\(words)")
      let forms = needed.compactMap { lines["\(name).\($0)"] }
      #expect(forms.isEmpty || forms.count == needed.count, "\(name)")
      #expect(forms.allSatisfy { $0.contains("{1}") == name.contains("{1}") }, "\(forms)")
    }
  }

  @Test("English names stay what they are")
  func english() {
    let names = CommandNames(Wording(language: "en"))
    for binding in CommandTable.standard { #expect(names.name(of: binding) == binding.name) }
    for gesture in Gesture.all { #expect(names.name(of: gesture) == gesture.name) }
    #expect(names.name(of: .voiceOver(.right, .shift)) == "V O shift right arrow")
    #expect(Gesture.swipe(.left, fingers: 2).name == "2 finger swipe left")
  }

  @Test(
    "Names are put together as each language does",
    arguments: [
      ("de", "V O Umschalt Rechtspfeil", "1-Finger-Streichen nach links"),
      ("fr", "V O Maj flèche droite", "balayer à gauche à 1 doigt"),
      ("pl", "V O Shift strzałka w prawo", "przesunięcie w lewo, palce: 1"),
      ("ko", "V O Shift 오른쪽 화살표", "1손가락 왼쪽으로 쓸어넘기기"),
      ("ar", "V O Shift السهم الأيمن", "تمريرة لليسار، عدد الأصابع: 1"),
    ])
  func spoken(language: String, key: String, gesture: String) {
    let names = CommandNames(Wording(language: language))
    #expect(names.name(of: KeyChord.voiceOver(.right, .shift)) == key)
    #expect(names.name(of: Gesture.swipe(.left, fingers: 1)) == gesture)
  }

  @Test("The list of keys is in one language from its first line to its last")
  func list() {
    let wording = Wording(language: "de")
    let sections = CommandTable().sections(in: wording)
    #expect(
      sections.map(\.title) == [
        "Auf einem Bildschirm", "Beim Bearbeiten von Text", "In einer Auswahl",
        "In der Suche und beim Beschriften eines Objekts", "In der Hilfe",
        "Mit Fingern auf einem Touchscreen", "Mit der Maus",
      ])
    #expect(
      sections[2].rows.map { "\($0.name): \($0.keys.joined(separator: ", "))" } == [
        "Nächstes Objekt: Pfeil nach unten, Rechtspfeil",
        "Vorheriges Objekt: Pfeil nach oben, Linkspfeil",
        "Liste einschränken: ein beliebiges Zeichen", "Liste erweitern: Rückschritttaste",
        "Dorthin gehen: Eingabetaste", "Schließen: Escape", "Beenden: Control C",
      ])
    let english = CommandTable().sections(in: Wording(language: "en"))
    #expect(english[2].rows.last == KeySection.Row("Quit", ["control C"]))
    let both = Set(english.flatMap(\.rows).map(\.name)).intersection(
      sections.flatMap(\.rows).map(\.name))
    #expect(both == [])
  }

  @Test("What goes to things of a kind names the kind as the rotor does")
  func finding() throws {
    let names = CommandNames(Wording(language: "de"))
    let table = CommandTable()
    let binding = try #require(table.binding(for: "Move to Next Heading"))
    #expect(names.name(of: binding) == "Zum nächsten Element: Überschriften")
    let word = try #require(table.binding(for: "Previous Word"))
    #expect(names.name(of: word) == "Vorheriges Wort")
  }
}
