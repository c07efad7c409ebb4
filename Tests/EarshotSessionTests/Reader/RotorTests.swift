import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

@Suite struct RotorTests {
  private func page() -> Stage {
    let stage = Stage()
    let kinds: [(String, AccessibilityTraits)] = [
      ("Title", .header), ("Text", .staticText), ("More", .link), ("Buy", .button),
      ("Section", .header), ("Photo", .image), ("Name", .textEntry), ("Volume", .adjustable),
    ]
    for (row, (label, traits)) in kinds.enumerated() { stage.add(label, row: row, traits: traits) }
    stage.start()
    return stage
  }

  @Test func stepsThroughOneKind() {
    let stage = page()
    stage.perform(.rotor(.headings), .rotorNext, .rotorNext)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "sound: rotor", "speech: headings, because of rotor",
        "focus: section, because of rotorNext", "sound: focus",
        "speech: Section, heading, because of focus", "sound: boundary",
      ])
    stage.perform(.rotorPrevious)
    #expect(stage.focus == "title")
    for (kind, focus) in [
      (RotorKind.links, "more"), (.buttons, "buy"), (.images, "photo"), (.textFields, "name"),
      (.staticText, "text"),
    ] {
      stage.perform(.first, .rotor(kind), .rotorNext)
      #expect(stage.focus == focus, "\(kind)")
    }
    stage.perform(.first, .rotor(.formControls), .rotorNext, .rotorNext, .rotorNext)
    #expect(stage.focus == "volume")
  }

  @Test func offersOnlyWhatIsThere() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.rotor(.links))
    #expect(
      stage.lines() == [
        "note: the rotor links has nothing to offer here", "sound: boundary",
      ])
    #expect(stage.reader.rotorKind == nil)
    stage.perform(.nextRotor, .nextRotor, .nextRotor, .nextRotor)
    #expect(stage.spoken() == ["characters", "words", "static text", "characters"])
    stage.perform(.previousRotor)
    #expect(stage.spoken() == ["static text"])
  }

  @Test func theLastChoiceComesBack() {
    let stage = page()
    stage.perform(.rotor(.headings), .last)
    #expect(stage.reader.rotorKind == .adjustValue)
    stage.perform(.first)
    #expect(stage.reader.rotorKind == .headings)
  }

  @Test func actionsAreChosenByThemselves() {
    let stage = Stage(labels: "Mail", "Other")
    var done: [String] = []
    let names = ["Archive", "Delete"]
    stage.window.subviews[0].accessibilityCustomActions = names.map { name in
      AccessibilityCustomAction(name: AttributedText(name)) { _ in
        done.append(name)
        return name == "Archive"
      }
    }
    stage.perform(.moveForward, .moveBackward)
    #expect(stage.reader.rotorKind == .actions)
    #expect(stage.spoken().last == "Mail, actions available")
    stage.perform(.rotorNext, .rotorNext, .rotorNext)
    #expect(stage.spoken() == ["Archive", "Delete"])
    stage.perform(.rotorPrevious)
    _ = stage.lines()
    stage.perform(.activate)
    #expect(stage.lines().contains("action: mail Archive, handled by mail"))
    stage.perform(.rotorPrevious)
    #expect(stage.spoken() == ["activate"])
    stage.perform(.rotorNext, .rotorNext)
    _ = stage.lines()
    stage.perform(.activate)
    #expect(stage.lines().suffix(2) == ["action: mail Delete", "sound: error"])
    #expect(done == ["Archive", "Delete"])
    stage.perform(.moveForward)
    #expect(stage.reader.rotorKind == nil)
  }

  @Test func charactersWordsAndLines() {
    let stage = Stage()
    let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    text.text = "Buy milk\n\nand tea"
    stage.window.addSubview(text)
    stage.start()
    stage.perform(.rotor(.lines), .rotorNext, .rotorNext, .rotorNext, .rotorNext)
    #expect(stage.spoken() == ["lines", "Buy milk", "blank", "and tea"])
    stage.perform(.rotor(.words), .rotorNext, .rotorNext, .rotorPrevious)
    #expect(stage.spoken() == ["words", "Buy", "milk", "Buy"])
    stage.perform(.rotor(.characters))
    for _ in 0..<4 { stage.perform(.rotorNext) }
    #expect(stage.spoken() == ["characters", "B", "u", "y", "space"])
  }

  @Test func theInsertionPointFollows() {
    let stage = Stage()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    field.text = "tea time"
    stage.window.addSubview(field)
    stage.start()
    stage.change { field.becomeFirstResponder() }
    field.accessibilityTextInput?.select(0..<0)
    stage.perform(.rotor(.words), .rotorNext, .rotorNext)
    #expect(stage.spoken().suffix(2) == ["tea", "time"])
    #expect(field.accessibilityTextInput?.selection == 4..<4)
  }

  @Test func aSecureFieldSaysBullets() {
    let stage = Stage()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    field.isSecureTextEntry = true
    field.text = "secret"
    stage.window.addSubview(field)
    stage.start()
    stage.perform(.rotor(.characters), .rotorNext, .rotor(.words), .rotorNext)
    #expect(stage.spoken() == ["characters", "•", "words", "••••••"])
    #expect(!stage.session.transcript.text.contains("secret"))
  }

  @Test func rotorsOfTheApp() {
    let stage = Stage(labels: "One", "Two", "Three", "Four")
    let elements = stage.window.subviews
    func step(_ wanted: [View], _ predicate: AccessibilityCustomRotor.SearchPredicate)
      -> AccessibilityCustomRotor.ItemResult?
    {
      let present = wanted.firstIndex { $0 === predicate.currentItem.targetElement }
      let index = present.map { $0 + (predicate.searchDirection == .next ? 1 : -1) } ?? 0
      return wanted.indices.contains(index)
        ? AccessibilityCustomRotor.ItemResult(targetElement: wanted[index]) : nil
    }
    stage.window.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Even") { step([elements[1], elements[3]], $0) },
      AccessibilityCustomRotor(systemType: .heading) { step([elements[2]], $0) },
    ]
    stage.perform(.rotor(.custom("Even")), .rotorNext, .rotorNext, .rotorNext)
    #expect(stage.focus == "four")
    #expect(
      stage.lines().filter { $0.hasPrefix("speech") || $0.contains("boundary") } == [
        "speech: Even, because of rotor", "speech: Two, because of focus",
        "speech: Four, because of focus", "sound: boundary",
      ])
    stage.perform(.rotor(.headings), .rotorNext)
    #expect(stage.focus == "three")
  }
}
