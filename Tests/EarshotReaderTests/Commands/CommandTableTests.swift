import EarshotReader
import Testing

/// The table of commands with their gestures and keys.
@Suite struct CommandTableTests {
  @Test(
    "No two commands want the same key or gesture, and every command has one or is a step of the rotor"
  )
  func noConflicts() {
    var seen: [KeyChord: String] = [:]
    var gestures: [Gesture: String] = [:]
    for binding in CommandTable.standard {
      if binding.chords.isEmpty, binding.gestures.isEmpty {
        #expect(
          ["Next Line", "Previous Line", "Cut", "Copy", "Paste", "Select All"]
            .contains(binding.name))
      }
      for gesture in binding.gestures {
        #expect(gestures[gesture] == nil, "\(gesture.name): \(binding.name)")
        gestures[gesture] = binding.name
      }
      for chord in binding.chords {
        #expect(seen[chord] == nil, "\(chord.name): \(binding.name), \(seen[chord] ?? "")")
        seen[chord] = binding.name
      }
    }
  }

  @Test("Alt alone does for V O, and letters by themselves find things")
  func shortcuts() {
    let table = CommandTable()
    func name(_ press: KeyPress, in table: CommandTable = CommandTable()) -> String? {
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
    for binding in CommandTable.typing {
      for chord in binding.chords {
        #expect(seen[chord] == nil, "\(chord.name): \(binding.name), \(seen[chord] ?? "")")
        seen[chord] = binding.name
        #expect(!chord.modifiers.isSuperset(of: .voiceOver))
        // Only plain keys mean something else in a text.
        let elsewhere = CommandTable().binding(for: KeyPress(chord.key, chord.modifiers))
        #expect(elsewhere == nil || chord.modifiers.isEmpty, "\(chord.name)")
      }
    }
    func keys(_ command: TextCommand) -> [KeyChord]? {
      CommandTable.typing.first { $0.command == command }?.chords
    }
    #expect(keys(.move(.word, isForward: false)) == [KeyChord(.left, .control)])
    #expect(keys(.delete(.character, isForward: true))?.first == KeyChord(.delete))
  }

  @Test("The list has every chord, plain ones first, and each asks for what it stands at")
  func list() {
    let table = CommandTable()
    for binding in table.bindings {
      let chords = table.chords(for: binding)
      #expect(Set(binding.chords).isSubset(of: chords))
      for chord in chords {
        let asked = table.binding(for: KeyPress(chord.key, chord.modifiers))
        #expect(asked == binding, "\(chord.name)")
      }
    }
    let lines = table.sections(in: Wording(language: "en")).map { section in
      section.rows.map { "\($0.name): \($0.keys.joined(separator: ", "))" }
    }
    #expect(lines[0].contains("Move to Next Heading: H, V O command H"))
    #expect(lines[0].contains("Move to Previous Heading: shift H, V O shift command H"))
    #expect(lines[0].contains("Next Word: A, V O command A"))
    #expect(lines[0].contains("Stop Speech: F5, control control"))
    #expect(lines[1].contains("Delete Previous Word: control W, control backspace, alt backspace"))
    #expect(
      table.sections(in: Wording(language: "en")).map(\.title) == [
        "On a screen", "While a text is edited", "In a chooser",
        "In the search, and where an item is labelled", "In help",
        "With fingers on a touch screen", "With the mouse",
      ])
  }

  @Test("Every command of the reader that needs nothing else has a key")
  func complete() {
    let bound = CommandTable.standard.compactMap { binding in
      if case .reader(let name) = binding.command { name } else { nil }
    }
    let unbound = ReaderCommand.Name.allCases.filter { !bound.contains($0) }.map(\.rawValue)
    // The host turns the reader on and off itself, and lifts the finger when the mouse does.
    #expect(unbound == ["enable", "disable", "lift"])
  }

  @Test("A gesture is found by its name again, and a chord by any of its spellings")
  func names() {
    for gesture in Gesture.all { #expect(Gesture(name: gesture.name.uppercased()) == gesture) }
    #expect(Gesture(name: "5 finger single tap") == nil)
    for binding in CommandTable.standard {
      for chord in binding.chords { #expect(KeyChord(name: chord.name) == chord, "\(chord.name)") }
    }
    #expect(KeyChord(name: "VO+shift+m") == KeyChord("m", [.control, .option, .shift]))
    #expect(KeyChord(name: "Ctrl+Alt+Page Up") == KeyChord(.pageUp, .voiceOver))
    #expect(KeyChord(name: "+") == KeyChord("+"))
    #expect(
      KeyChord(name: "shift") == KeyChord(.modifier(.shift)) && KeyChord(name: "hyper x") == nil)
  }

  @Test("A listener gives gestures and keys to other commands, and takes them away")
  func reassigning() {
    var table = CommandTable()
    let swipe = Gesture.swipe(.left, fingers: 2)
    #expect(table.binding(for: swipe) == nil)
    let moved = table.assign(swipe, to: "move out")
    #expect(moved)
    #expect(table.binding(for: swipe)?.name == "Move Out")
    table.assign(swipe, to: "readHint")
    #expect(table.binding(for: swipe)?.name == "Read Hint")
    let flew = table.assign(swipe, to: "fly")
    #expect(!flew)
    #expect(table.binding(for: swipe)?.name == "Read Hint")
    table.assign(swipe, to: nil)
    #expect(table.binding(for: swipe) == nil)
  }

  @Test("A command is known by its name, by that of scripts and by words of its own")
  func phrases() {
    func name(_ words: String) -> String? {
      CommandPhrase(words, in: CommandTable()).map { phrase in
        [phrase.command.name, phrase.command.detail].compactMap(\.self).joined(separator: " ")
      }
    }
    #expect(name("next") == "moveForward" && name("Read  all") == "readAll")
    #expect(name("next heading") == "next headings" && name("previous links") == "previous links")
    #expect(name("rotor form controls") == "rotor formControls")
    #expect(name("scroll down") == "scroll down" && name("read from top") == "readFromTop")
    #expect(name("gesture 2 finger double tap") == "gesture 2 finger double tap")
    #expect(name("readitemsummary") == "readItemSummary")
    #expect(name("") == nil && name("fly") == nil && name("next year") == nil)
  }
}
