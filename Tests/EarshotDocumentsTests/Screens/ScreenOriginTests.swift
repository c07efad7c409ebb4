import EarshotDocuments
import EarshotInterface
import Testing

/// What a screen document says of where its elements lead.
@Suite struct ScreenOriginTests {
  private func document(_ activate: String) throws -> Document {
    let text = """
      screens:
        - name: Home
          root: { children: [{ id: go, label: Go, on: { activate: \(activate) } }] }
        - { id: details, name: All of it }
        - { name: Other }
      """
    return try DocumentReader().read(Array(text.utf8), file: "app.yaml")
  }

  @Test(
    arguments: [
      ("toggle", [.action("toggle")]),
      ("{ push: Other }", [.screen("Other")]),
      ("{ present: Other, style: sheet }", [.screen("Other")]),
      ("{ style: sheet, present: Other }", [.screen("Other")]),
      ("{ announce: Saved, priority: high, queue: true }", [.action("announce")]),
      ("{ set: { id: go, label: Gone } }", [.action("set")]),
      ("[{ post: screenChanged }, { push: Other }]", [.action("post"), .screen("Other")]),
    ] as [(String, [ElementConnection])])
  func connections(activate: String, expected: [ElementConnection]) throws {
    let screen = try document(activate).screens[0]
    #expect(screen.origin(of: screen.root.subviews[0])?.connections == expected)
  }

  @Test(arguments: [
    ("{ push: All of it }", [false, true, false]), ("{ push: details }", [false, true, false]),
    ("[{ push: details }, { present: Other }]", [false, true, true]),
    ("{ push: nowhere }", [false, false, false]), ("dismiss", [false, false, false]),
  ])
  func screensAreEnteredByNameAndByIdentifier(activate: String, expected: [Bool]) throws {
    #expect(try document(activate).screens.map(\.isEntered) == expected)
  }
}
