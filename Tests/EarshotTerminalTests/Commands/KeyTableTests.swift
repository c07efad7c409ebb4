import EarshotReader
import EarshotTerminal
import EarshotTestSupport
import Testing

@Suite struct KeyTableTests {
  /// VoiceOver's keys with a keyboard, as far as there is anything here that they ask for.
  struct Row: Decodable, CustomTestStringConvertible {
    var keys: String
    var command: String
    var testDescription: String { "V O \(keys)" }

    /// The keys as a terminal tells them.
    var press: KeyPress {
      var modifiers = KeyModifiers.voiceOver
      var key = Key.other
      for word in keys.split(separator: " ") {
        switch word {
        case "shift": modifiers.insert(.shift)
        case "command": modifiers.insert(.command)
        case "left": key = .left
        case "right": key = .right
        case "up": key = .up
        case "down": key = .down
        case "home": key = .home
        case "end": key = .end
        case "space": key = .character(" ")
        default:
          let number = word.hasPrefix("f") ? Int(word.dropFirst()) : nil
          key = number.map { .function($0) } ?? .character(word.first ?? " ")
        }
      }
      return KeyPress(key, modifiers)
    }
  }

  @Test("VoiceOver's keys ask for what they ask for there")
  func vectors() throws {
    let rows = try VectorRows.all(in: "commands", as: Row.self)
    #expect(rows.count > 35)
    for row in rows {
      #expect(KeyTable().binding(for: row.press)?.name == row.command, "\(row.keys)")
    }
  }

  @Test("No two commands want the same key, and every command has one")
  func noConflicts() {
    var seen: [KeyChord: String] = [:]
    for binding in KeyTable.standard {
      #expect(!binding.chords.isEmpty, "\(binding.name)")
      for chord in binding.chords {
        #expect(seen[chord] == nil, "\(chord.name): \(binding.name), \(seen[chord] ?? "")")
        seen[chord] = binding.name
      }
    }
  }

  @Test("Alt alone does for V O, and letters by themselves find things")
  func shortcuts() {
    let table = KeyTable()
    func name(_ press: KeyPress, in table: KeyTable = KeyTable()) -> String? {
      table.binding(for: press)?.name
    }
    #expect(name(KeyPress(.right, .option)) == "Move to Next Item")
    #expect(name(KeyPress(.character("a"), .option)) == "Read All")
    #expect(name(KeyPress(.character("h"), text: "h")) == "Move to Next Heading")
    #expect(name(KeyPress(.character("h"), .shift, text: "H")) == "Move to Previous Heading")
    var silent = table
    silent.readsLetters = false
    #expect(name(KeyPress(.character("h"), text: "h"), in: silent) == nil)
    var locked = table
    locked.isLocked = true
    #expect(name(KeyPress(.character("b"), text: "b"), in: locked) == "Read From Top")
  }

  @Test("No two things want the same key in a text, and none is a key with V O or of the rotor")
  func typing() {
    var seen: [KeyChord: String] = [:]
    for binding in KeyTable.typing {
      for chord in binding.chords {
        #expect(seen[chord] == nil, "\(chord.name): \(binding.name), \(seen[chord] ?? "")")
        seen[chord] = binding.name
        #expect(!chord.modifiers.isSuperset(of: .voiceOver))
        // Only plain keys mean something else in a text.
        let elsewhere = KeyTable().binding(for: KeyPress(chord.key, chord.modifiers))
        #expect(elsewhere == nil || chord.modifiers.isEmpty, "\(chord.name)")
      }
    }
    func command(_ press: KeyPress) -> TextCommand? { KeyTable.typingCommand(for: press) }
    #expect(command(KeyPress(.left, .control)) == .move(.word, isForward: false))
    #expect(command(KeyPress(.delete)) == .delete(.character, isForward: true))
    #expect(command(KeyPress(.right, .shift)) == nil)
    #expect(command(KeyPress(.right, .option)) == nil)
  }

  @Test("The list has every chord, plain ones first, and each asks for what it stands at")
  func list() {
    let table = KeyTable()
    for binding in table.bindings {
      let chords = table.chords(for: binding)
      #expect(Set(binding.chords).isSubset(of: chords))
      for chord in chords {
        let asked = table.binding(for: KeyPress(chord.key, chord.modifiers))
        #expect(asked == binding, "\(chord.name)")
      }
    }
    let lines = table.sections.map { section in
      section.rows.map { "\($0.name): \($0.keys.joined(separator: ", "))" }
    }
    #expect(lines[0].contains("Move to Next Heading: H, V O command H"))
    #expect(lines[0].contains("Move to Previous Heading: shift H, V O shift command H"))
    #expect(lines[0].contains("Next Word: A, V O command A"))
    #expect(lines[0].contains("Stop Speech: F5, control control"))
    #expect(lines[1].contains("Delete Previous Word: control W, control backspace, alt backspace"))
    #expect(
      table.sections.map(\.title) == [
        "On a screen", "While a text is edited", "In the item chooser", "In the search", "In help",
        "With the mouse",
      ])
  }

  @Test("Every command of the reader that needs nothing else has a key")
  func complete() {
    let bound = KeyTable.standard.compactMap { binding in
      if case .reader(let name) = binding.command { name } else { nil }
    }
    let unbound = ReaderCommand.Name.allCases.filter { !bound.contains($0) }.map(\.rawValue)
    // The host turns the reader on and off itself, and lifts the finger when the mouse does; keys of a text
    // edit it.
    #expect(
      unbound == [
        "enable", "disable", "undo", "redo", "cut", "copy", "paste", "selectAll", "lift",
      ])
    let edits = KeyTable.typing.compactMap { binding in
      if case .edit(let edit) = binding.command { edit } else { nil }
    }
    #expect(edits == [.selectAll, .cut, .copy, .paste, .undo, .redo])
  }
}
