import EarshotFiles
import EarshotInterface
import EarshotModel
import Testing

@testable import EarshotDocuments

/// Every key of an element does what UIKit's property of that name does.
@Suite struct ElementKeyTests {
  private func line(_ element: String) throws -> String {
    let document = try screens("- " + element)
    return ScreenText.line(of: document.screens[0].root.subviews[0])
  }

  @Test(arguments: [
    ("{label: Play}", "* \"Play\" []"),
    ("{label: 42}", "* \"42\" []"),
    ("{label: yes, value: no}", "* \"yes\" value \"no\" []"),
    ("{label: true, value: 1.50}", "* \"true\" value \"1.50\" []"),
    ("{label: ~, value: null}", "- nil []"),
    ("{label: \"null\", value: \"~\"}", "* \"null\" value \"~\" []"),
    ("{label: \"\"}", "* \"\" []"),
    ("{value: \"50%\", hint: Opens.}", "* nil value \"50%\" hint \"Opens.\" []"),
    ("{traits: [button, notEnabled]}", "* nil [button, notEnabled]"),
    ("{label: Wi-Fi, traits: [switchButton]}", "* \"Wi-Fi\" [toggleButton]"),
    ("{label: Tabs, traits: [tabBar]}", "* \"Tabs\" [tabBar]"),
    ("{traits: [tabBar]}", "- nil [tabBar]"),
    ("{label: a, isElement: false}", "- \"a\" []"),
    ("{isElement: true}", "* nil []"),
    ("{label: a, children: [{}]}", "- \"a\" []"),
    ("{label: a, elements: []}", "- \"a\" []"),
    ("{label: a, traits: []}", "* \"a\" []"),
  ])
  func anElementIsWhatHasSomethingToSay(element: String, expected: String) throws {
    let line = try line(element)
    #expect(line.hasPrefix(expected), "\(line)")
  }

  @Test(arguments: [
    ("frame: [10, 20.5, 30, 40]", "10.0 20.5 30.0 40.0"),
    ("frame: [-10, 1e2, 0, 4]", "-10.0 100.0 0.0 4.0"),
    ("activationPoint: [1, 2]", "point 1.0 2.0"),
    ("language: pt-BR", "language pt-BR"),
    ("elementsHidden: true", "elementsHidden"),
    ("hidden: true", "pruned"),
    ("alpha: 0", "pruned"),
    ("clips: true", "clips"),
    ("viewIsModal: true", "modal"),
    ("groupsChildren: true", "groups"),
    ("containerType: landmark", "landmark"),
    ("containerType: series", "series"),
    ("containerType: tabBar", "tabBar"),
    ("navigationStyle: combined", "combined"),
    ("customActions: [Archive, {name: Delete, category: edit}]", #"["Archive/-", "Delete/edit"]"#),
    (
      "customContent: [{label: Ship, value: Aurora, importance: high}, {value: x}]",
      "fact Ship=Aurora/high fact =x/default"
    ),
    ("expandedStatus: collapsed", "collapsed"),
    ("required: true", "required"), ("invalid: true", "invalid data"),
    ("invalid: spelling", "invalid spelling"),
    ("userInputLabels: [Play, Start]", #"input ["Play", "Start"]"#),
    ("textualContext: sourceCode", "sourceCode"),
    ("headingLevel: 3", "h3"),
    ("position: [3, 12]", "3 of 12"),
    ("position: [3, 12], value: b, adjust: {values: [a, b]}", "2 of 2"),
    ("respondsToUserInteraction: false", "responds false"),
    ("scroll: {}", "scrolls"),
  ])
  func aKeySetsItsProperty(key: String, expected: String) throws {
    let line = try line("{label: a, \(key)}")
    #expect(line.contains(expected), "\(line)")
    #expect(try !self.line("{label: a}").contains(expected))
  }

  @Test func everyTraitOfTheFormatIsKnown() throws {
    let names = [
      "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
      "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
      "adjustable", "allowsDirectInteraction", "causesPageTurn", "header", "tabBar",
      "toggleButton", "supportsZoom", "textEntry", "isEditing", "textArea", "secureTextField",
      "backButton", "tabBarItem", "popupButton", "pickerElement", "radioButton",
    ]
    let document = try screens("- {id: a, traits: [\(names.joined(separator: ", "))]}")
    #expect(document.element("a")?.accessibilityTraits.names == names)
  }

  @Test func idsNameAndIdentifiersReplaceThem() throws {
    let document = try screens("- {id: a}\n- {id: b, identifier: c}\n- {identifier: d}")
    let identifiers = document.screens[0].root.subviews.map(\.accessibilityIdentifier)
    #expect(identifiers == ["a", "c", "d"])
    #expect(document.element("b")?.explicitIdentifier == "c")
  }

  @Test func adjustableElementsStepThroughTheirValues() throws {
    let document = try screens(
      "- {id: a, value: two, adjust: {values: [one, two, three]}}\n"
        + "- {id: b, value: none, adjust: {values: [one, two]}}\n- {id: c}")
    let element = try #require(document.element("a"))
    var heard: [String?] = []
    for step in [1, 1, -1, -1, -1] {
      if step > 0 { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
      heard.append(element.accessibilityValue)
    }
    #expect(heard == ["three", "three", "two", "one", "one"])
    let other = try #require(document.element("b"))
    other.accessibilityIncrement()
    #expect(other.accessibilityValue == "one")
    other.accessibilityValue = nil
    other.accessibilityDecrement()
    #expect(other.accessibilityValue == "two")
  }

  @Test func textAndScrollingAreKept() throws {
    let document = try screens(
      """
      - id: a
        scroll: { page: 2, pages: 3, axis: horizontal }
        text: { font: body, size: 17, weight: semibold, scales: true, color: "#102030",
                background: "#FFFFFF80" }
      """)
    let element = try #require(document.element("a"))
    #expect(element.scroll == DocumentScroll(page: 2, pages: 3, axis: .horizontal))
    #expect(element.text?.font == "body" && element.text?.size == 17)
    #expect(element.text?.weight == .semibold && element.text?.scales == true)
    #expect(element.text?.color == Color(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255))
    #expect(element.text?.background?.alpha == 128.0 / 255)
  }

  @Test func behavioursAreKeptAndNotCarriedOut() throws {
    let document = try screens("- {id: a, label: Go, on: {activate: {push: Next}, escape: pop}}")
    let element = try #require(document.element("a"))
    #expect(element.behaviours?.members.map(\.key) == ["activate", "escape"])
    let behaviour = try #require(element.behaviours?["activate"]?.node)
    #expect(OutputValue(behaviour).json(isPretty: false) == #"{"push":"Next"}"#)
    #expect(behaviour.place == SourcePlace(line: 4, column: 45))
    #expect(!element.accessibilityActivate())
  }

  @Test func explicitListsBeatGeometry() throws {
    let document = try screens(
      """
      - id: box
        elements: [last, first]
        children:
          - { id: first, label: First }
          - { id: last, label: Last }
      """)
    let box = try #require(document.element("box"))
    #expect(box.accessibilityElements?.map(\.accessibilityLabel) == ["Last", "First"])
  }

  @Test func rotorsFindTheirElementsBothWays() throws {
    let document = try screens(
      """
      - id: box
        customRotors:
          - { name: Prices, elements: [a, c] }
          - { type: heading, elements: [b] }
        children: [{ id: a, label: A }, { id: b, label: B }, { id: c, label: C }]
      """)
    let rotors = try #require(document.element("box")?.accessibilityCustomRotors)
    #expect(rotors.map(\.name.text) == ["Prices", ""])
    #expect(rotors.map(\.systemRotorType) == [.none, .heading])
    #expect(rotors.map { ScreenText.found(by: $0) } == [["A", "C"], ["B"]])
    let last = rotors[0].itemSearch(
      .init(currentItem: .init(targetElement: nil), searchDirection: .previous))
    #expect(last?.targetElement?.accessibilityLabel == "C")
    let before = last.flatMap {
      rotors[0].itemSearch(.init(currentItem: $0, searchDirection: .previous))
    }
    #expect(before?.targetElement?.accessibilityLabel == "A")
    let outside = before.flatMap {
      rotors[0].itemSearch(.init(currentItem: $0, searchDirection: .previous))
    }
    #expect(outside?.targetElement == nil)
  }

  @Test func tablesAnswerForTheirCells() throws {
    let document = try screens(
      """
      - id: table
        dataTable:
          rows: 2
          columns: 3
          cells:
            - { id: a, row: 0, column: 0, columnSpan: 2 }
            - { id: b, row: 0, column: 2, rowSpan: 2 }
            - { id: c, row: 1, column: 0 }
            - { id: d }
          rowHeaders: [~, c]
          columnHeaders: [a, [a, b]]
        children: [{ id: a }, { id: b }, { id: c }, { id: d }]
      """)
    let table = try #require(document.element("table") as? DocumentTable)
    let text = ScreenText.of(table).split(separator: "\n")[1]
    #expect(
      text == "row 0 [] (a 0..<1 0..<2) (a 0..<1 0..<2) (b 0..<2 2..<3) "
        + "row 1 [\"c\"] (c 1..<2 0..<1) (- - -) (b 0..<2 2..<3) "
        + "column 0 [\"a\"] column 1 [\"a\", \"b\"] column 2 []")
    #expect((document.element("d") as? DocumentTableCell)?.accessibilityRowRange() == nil)
  }
}
