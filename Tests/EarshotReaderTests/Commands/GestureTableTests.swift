import EarshotReader
import Testing

/// What every gesture and every key without a letter asks for: what listeners have in their fingers.
@Suite struct GestureTableTests {
  private let table = CommandTable()

  @Test(arguments: [
    ("1 finger single tap", "Speak Item"), ("1 finger double tap", "Activate"),
    ("1 finger triple tap", "Perform Long Press"), ("1 finger quadruple tap", "Secondary Activate"),
    ("2 finger single tap", "Toggle Speech"), ("2 finger double tap", "Magic Tap"),
    ("2 finger triple tap", "Show Item Chooser"), ("3 finger single tap", "Read Item Summary"),
    ("3 finger double tap", "Toggle Mute"), ("3 finger triple tap", "Toggle Screen Curtain"),
    ("3 finger quadruple tap", "Copy Speech to Clipboard"), ("4 finger double tap", "Start Help"),
    ("1 finger swipe left", "Move to Previous Item"), ("1 finger swipe right", "Move to Next Item"),
    ("1 finger swipe up", "Previous Rotor Item"), ("1 finger swipe down", "Next Rotor Item"),
    ("2 finger swipe up", "Read From Top"), ("2 finger swipe down", "Read All"),
    ("3 finger swipe left", "Scroll Right"), ("3 finger swipe right", "Scroll Left"),
    ("3 finger swipe up", "Scroll Down"), ("3 finger swipe down", "Scroll Up"),
    ("4 finger swipe left", "Switch to Previous App"),
    ("4 finger swipe right", "Switch to Next App"),
    ("2 finger rotate clockwise", "Next Rotor"),
    ("2 finger rotate counterclockwise", "Previous Rotor"), ("2 finger scrub", "Escape"),
    ("split tap", "Activate"), ("1 finger double tap and hold", "Pass Through"),
    ("2 finger single tap and hold", "Label Item"),
    ("3 finger double tap, hold, and flick left", "Undo"),
    ("3 finger double tap, hold, and flick right", "Redo"),
  ])
  func gesturesAskForTheirCommands(name: String, expected: String) throws {
    let gesture = try #require(Gesture(name: name))
    #expect(table.binding(for: gesture)?.name == expected)
  }

  @Test func otherGesturesAskForNothing() {
    let free = Gesture.all.filter { table.binding(for: $0) == nil }.map(\.name)
    #expect(
      free == [
        "2 finger quadruple tap", "4 finger single tap", "4 finger triple tap",
        "4 finger quadruple tap", "2 finger swipe left", "2 finger swipe right",
        "4 finger swipe up", "4 finger swipe down", "double tap the back of your iphone",
        "triple tap the back of your iphone",
      ])
    #expect(Gesture.all.count == 42 && Set(Gesture.all).count == 42)
  }

  @Test(
    arguments: [
      (1, "Start Help"), (2, nil), (3, "Read Item Summary"),
      (4, "Read System-Focused Item Summary"),
      (5, "Stop Speech"), (6, "Read Selected Text"), (7, "Show Command Chooser"),
      (8, "Open VoiceOver Settings"), (9, "Keep Settings"), (10, "Show Scene Chooser"),
      (11, "Toggle Screen Curtain"), (12, nil),
    ] as [(Int, String?)])
  func functionKeysAskForTheirCommands(number: Int, expected: String?) {
    #expect(table.binding(for: KeyPress(.function(number)))?.name == expected)
  }

  @Test func functionKeysWithModifiersAskForTheirCommands() {
    func name(_ number: Int, _ modifiers: KeyModifiers) -> String? {
      table.binding(for: KeyPress(.function(number), modifiers))?.name
    }
    #expect(name(4, .shift) == "Move to System-Focused Item Summary")
    #expect(name(4, [.control, .option, .shift]) == "Move to System-Focused Item Summary")
    #expect(
      (1...12).map { name($0, .voiceOver) } == [
        nil, nil, "Read Item Summary", "Read System-Focused Item Summary", nil,
        "Read Selected Text", nil, "Open VoiceOver Settings", nil, nil, "Toggle Screen Curtain",
        nil,
      ])
  }

  /// Each direction of what is found and of what is done in texts.
  @Test func nextGoesForwardAndPreviousBack() {
    for binding in table.bindings {
      guard case .find(_, let isForward) = binding.command else { continue }
      #expect(binding.name.contains(isForward ? "Next" : "Previous"), "\(binding.name)")
    }
    let ways = CommandTable.typing.compactMap { binding -> String? in
      switch binding.command {
      case .move(let unit, let isForward), .select(let unit, let isForward),
        .delete(let unit, let isForward):
        "\(binding.name): \(unit.rawValue) \(isForward ? "on" : "back")"
      case .stepLine(let isForward): "\(binding.name): \(isForward ? "on" : "back")"
      default: nil
      }
    }
    #expect(
      ways == [
        "Next Character: character on", "Previous Character: character back", "Next Word: word on",
        "Previous Word: word back", "Next Line: on", "Previous Line: back",
        "Beginning of Line: line back", "End of Line: line on", "Beginning of Text: text back",
        "End of Text: text on", "Select Next Word: word on", "Select Previous Word: word back",
        "Select to Beginning of Line: line back", "Select to End of Line: line on",
        "Delete Previous Character: character back", "Delete Next Character: character on",
        "Delete Previous Word: word back", "Delete Next Word: word on",
        "Delete to Beginning of Line: line back", "Delete to End of Line: line on",
      ])
  }

  /// A letter by itself needs Command and VoiceOver's modifier beside it, and no other key held.
  @Test func lettersFindThingsByThemselvesOnly() {
    func name(_ modifiers: KeyModifiers, _ change: (inout CommandTable) -> Void = { _ in })
      -> String?
    {
      var table = table
      change(&table)
      return table.binding(for: KeyPress(.character("l"), modifiers))?.name
    }
    #expect(name([]) == "Move to Next Link" && name(.shift) == "Move to Previous Link")
    #expect(name(.command) == nil && name(.control) == nil)
    #expect(name(.option) == "Read Line" && name([.option, .shift]) == "Describe Item")
    #expect(name([.option, .command]) == "Move to Next Link" && name(.voiceOver) == "Read Line")
    #expect(name([]) { $0.isLocked = true } == "Read Line")
    #expect(name([.control]) { $0.isLocked = true } == nil)
    #expect(name([]) { $0.readsLetters = false } == nil)
    #expect(table.readsLetters && !table.isLocked)
  }
}
