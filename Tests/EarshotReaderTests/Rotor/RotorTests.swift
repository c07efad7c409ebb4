import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

@Suite struct RotorTests {
  /// The settings of the reader in the rotor.
  private static let settings = ReaderSetting.inRotor.map(RotorKind.setting)

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
    stage.perform(.rotor(.headings), .named(.rotorNext), .named(.rotorNext))
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
      stage.perform(.named(.first), .rotor(kind), .named(.rotorNext))
      #expect(stage.focus == focus, "\(kind)")
    }
    stage.perform(
      .named(.first), .rotor(.formControls), .named(.rotorNext), .named(.rotorNext),
      .named(.rotorNext))
    #expect(stage.focus == "volume")
  }

  /// A key that looks for a kind goes to the nearest, whatever the rotor is set to.
  @Test func aKeyGoesToTheNearestOfAKind() {
    let stage = Stage()
    for row in 0..<4 { stage.add("Heading \(row)", row: row, traits: .header) }
    stage.start()
    var places: [String] = []
    for isForward in [true, true, true, true, false, false] {
      stage.perform(.find(.headings, isForward: isForward))
      places.append(stage.focus)
    }
    #expect(places.map(\.last) == ["1", "2", "3", "3", "2", "1"])
  }

  @Test func aKeyGoesToTheNextActionAndToTheOneBefore() {
    let stage = Stage(labels: "Mail")
    stage.window.subviews[0].accessibilityCustomActions = ["Archive", "Delete", "Move"].map {
      AccessibilityCustomAction(name: AttributedText($0)) { _ in true }
    }
    stage.session.advanceUntilSilent()
    _ = stage.spoken()
    for isForward in [true, true, false] {
      stage.perform(.find(.actions, isForward: isForward))
    }
    #expect(stage.spoken() == ["Archive", "Delete", "Archive"])
  }

  @Test func offersOnlyWhatIsThere() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.rotor(.links))
    #expect(
      stage.lines() == [
        "note: the rotor links has nothing to offer here", "sound: boundary",
      ])
    #expect(stage.reader.rotorKind == .characters)
    stage.reader.settings.rotorSettings = [.characters, .words, .links, .staticText]
    stage.perform(.nextRotor, .nextRotor, .nextRotor, .nextRotor)
    #expect(stage.spoken() == ["words", "static text", "characters", "words"])
    stage.perform(.previousRotor, .previousRotor)
    #expect(stage.spoken() == ["characters", "static text"])
  }

  /// "More content available" leads to all that there is.
  @Test func moreContent() {
    let stage = Stage(labels: "One", "Dog")
    stage.window.subviews[1].accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Age", value: "Three", importance: .high),
      AccessibilityCustomContent(label: "Breed", value: "Hound"),
    ]
    stage.perform(.rotor(.moreContent))
    #expect(stage.lines().contains("note: the rotor moreContent has nothing to offer here"))
    stage.perform(
      .named(.moveForward), .rotor(.moreContent), .named(.rotorNext), .named(.rotorNext))
    #expect(
      stage.spoken() == [
        "Dog, Three, more content available", "more content", "Age, Three", "Breed, Hound",
      ])
    stage.perform(.rotorNext)
    #expect(stage.lines().contains("sound: boundary"))
    stage.perform(.rotorPrevious)
    #expect(stage.spoken() == ["Age, Three"])
    stage.perform(.moveBackward, .moveForward, .rotorPrevious)
    #expect(stage.spoken().last == "Breed, Hound")
  }

  /// The hint of a field names the rotor; the app knows the words.
  @Test func misspelledWords() {
    let stage = Stage(labels: "Helo")
    let word = stage.window.subviews[0]
    word.accessibilityCustomRotors = [
      AccessibilityCustomRotor(systemType: .misspelledWord) { _ in
        AccessibilityCustomRotor.ItemResult(targetElement: word, targetRange: 0..<4)
      }
    ]
    stage.perform(.rotor(.misspelledWords), .named(.rotorNext))
    #expect(stage.spoken() == ["misspelled words", "Helo"])
  }

  @Test func theLastChoiceComesBack() {
    let stage = page()
    stage.perform(.rotor(.headings), .named(.last))
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
    #expect(stage.lines().suffix(2) == ["action: mail Delete", "sound: boundary"])
    #expect(done == ["Archive", "Delete"])
    stage.perform(.moveForward)
    #expect(stage.reader.rotorKind == .characters)
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
    stage.perform(
      .rotor(.custom("Even")), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext))
    #expect(stage.focus == "four")
    #expect(
      stage.lines().filter { $0.hasPrefix("speech") || $0.contains("boundary") } == [
        "speech: Even, because of rotor", "speech: Two, because of focus",
        "speech: Four, because of focus", "sound: boundary",
      ])
    stage.perform(.rotor(.headings), .named(.rotorNext))
    #expect(stage.focus == "three")
  }

  /// A page with a list, a landmark and a table, and texts between them.
  private func containers() -> Stage {
    final class Grid: View, AccessibilityContainerDataTable {
      func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
      ) -> (any AccessibilityContainerDataTableCell)? { nil }
      func accessibilityRowCount() -> Int { 1 }
      func accessibilityColumnCount() -> Int { 1 }
    }
    let stage = Stage()
    let kinds: [(String, AccessibilityContainerType)] = [
      ("Fruits", .list), ("Shop", .landmark), ("Prices", .dataTable), ("Herbs", .list),
    ]
    stage.add("Title", row: 0, traits: .header)
    for (index, (label, kind)) in kinds.enumerated() {
      let frame = Rect(x: 0, y: Double(index * 150 + 50), width: 400, height: 100)
      let container = kind == .dataTable ? Grid(frame: frame) : View(frame: frame)
      container.accessibilityContainerType = kind
      container.accessibilityLabel = label
      stage.window.addSubview(container)
      stage.add("\(label) 1", row: 0, to: container)
      stage.add("\(label) 2", row: 1, to: container)
      stage.add("Under \(label)", row: index * 3 + 3)
    }
    stage.start()
    return stage
  }

  @Test func stepsThroughContainers() {
    let stage = containers()
    stage.perform(
      .rotor(.lists), .named(.rotorNext), .named(.moveForward), .named(.rotorNext),
      .named(.rotorNext))
    #expect(
      stage.lines().filter { $0.hasPrefix("speech") || $0.contains("boundary") } == [
        "speech: lists, because of rotor", "speech: Fruits, Fruits 1, list start, because of focus",
        "speech: Fruits 2, list end, because of focus",
        "speech: Herbs, Herbs 1, list start, because of focus", "sound: boundary",
      ])
    stage.perform(.last, .rotorPrevious, .moveForward, .rotorPrevious, .rotorPrevious)
    #expect(
      stage.moves() == [
        "under herbs last", "herbs 1 rotorPrevious", "herbs 2 moveForward", "herbs 1 rotorPrevious",
        "fruits 1 rotorPrevious",
      ])
    for (kind, focus) in [(RotorKind.landmarks, "shop 1"), (.tables, "prices 1")] {
      stage.perform(.named(.first), .rotor(kind), .named(.rotorNext))
      #expect(stage.focus == focus)
    }
    stage.perform(
      .named(.first), .rotor(.containers), .named(.rotorNext), .named(.rotorNext),
      .named(.rotorNext), .named(.rotorNext))
    #expect(stage.focus == "herbs 1")
  }

  @Test func containersAreOfferedOnlyWhereThereAreAny() {
    let stage = Stage(labels: "One", "Two")
    for kind in [
      RotorKind.lists, .landmarks, .tables, .containers, .visitedLinks, .headingLevel(2),
    ] {
      stage.perform(.rotor(kind))
      #expect(
        stage.lines() == [
          "note: the rotor \(kind.name) has nothing to offer here", "sound: boundary",
        ])
    }
    let rich = containers()
    rich.reader.settings.rotorSettings.removeAll { Self.settings.contains($0) }
    for _ in 0..<10 { rich.perform(.nextRotor) }
    #expect(
      rich.spoken() == [
        "words", "headings", "static text", "tables", "lists", "landmarks", "containers",
        "characters", "words", "headings",
      ])
  }

  @Test func linksThatWereFollowed() {
    let stage = Stage()
    stage.add("News", row: 0, traits: .link)
    stage.add("Old", row: 1, traits: [.link, .visited])
    stage.add("More", row: 2, traits: .link)
    stage.start()
    stage.perform(
      .rotor(.visitedLinks), .named(.rotorNext), .named(.rotorNext), .rotor(.nonVisitedLinks))
    stage.perform(.rotorNext, .rotorPrevious)
    #expect(
      stage.spoken() == [
        "visited links", "Old, link", "non-visited links", "More, link", "News, link",
      ])
    stage.change { stage.window.subviews[1].accessibilityTraits = .link }
    stage.perform(.rotor(.nonVisitedLinks))
    #expect(
      stage.lines().contains("note: the rotor nonVisitedLinks has nothing to offer here"))
  }

  @Test func headingsOfALevel() {
    let stage = Stage()
    for (row, level) in [1, 2, 3, 2].enumerated() {
      let heading = stage.add("Part \(row)", row: row, traits: .header)
      var attributes = SpeechAttributes()
      attributes.headingLevel = level
      heading.accessibilityAttributedLabel = AttributedText("Part \(row)", attributes: attributes)
    }
    stage.start()
    stage.perform(
      .rotor(.headingLevel(2)), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext))
    #expect(
      stage.spoken() == [
        "heading level 2", "Part 1, heading level 2", "Part 3, heading level 2",
      ])
    #expect(RotorKind(name: "headingLevel2") == .headingLevel(2))
  }

  @Test func whatIsOfTheSameKindAndWhatIsNot() {
    let stage = page()
    stage.perform(.rotor(.sameItem), .named(.rotorNext), .rotor(.differentItem), .named(.rotorNext))
    #expect(
      stage.spoken().suffix(4) == [
        "same item", "Section, heading", "different item", "Photo, image",
      ])
    stage.perform(.rotor(.sameItem))
    #expect(stage.lines().contains("note: the rotor sameItem has nothing to offer here"))
  }
}
