import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotDocuments

@Suite struct ScreenDocumentTests {
  private func read(_ text: String, file: String = "x.yaml") throws -> Document {
    try Document(screenDocument: text, file: file)
  }

  @Test func aFileSaysWhatItsScreensAreFor() throws {
    let document = try read(
      """
      earshot: 1
      idiom: pad
      layoutDirection: rightToLeft
      language: he
      screens:
        - { name: One, id: first, size: [100, 200], root: { label: x } }
        - { stops: [{ whatever: 1 }], container: true }
        - {}
      """)
    #expect(document.kind == .screens && document.file == "x.yaml")
    #expect(document.interfaceIdiom == .pad && document.layoutDirection == .rightToLeft)
    #expect(document.language == "he")
    #expect(document.screens.map(\.name) == ["One", "Screen 2", "Screen 3"])
    #expect(document.screens.map(\.identifier) == ["first", nil, nil])
    #expect(document.screens.map(\.size.width) == [100, 834, 834])
    #expect(document.screens.map(\.isContainer) == [false, true, false])
    #expect(document.screens.map(\.line) == [6, 7, 8])
    #expect(
      document.screens[0].root.accessibilityFrame == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(document.screens[2].root.subviews.isEmpty)
  }

  @Test(arguments: [("phone", 390.0, 844.0), ("pad", 834, 1194), ("tv", 1920, 1080)])
  func aDeviceHasASize(idiom: String, width: Double, height: Double) throws {
    let document = try read("{\"idiom\": \"\(idiom)\", \"screens\": [{}]}", file: "noname")
    #expect(document.screens[0].size == Size(width: width, height: height))
  }

  @Test func theNameOrTheFirstCharacterTellsTheFormat() throws {
    let json = "{\"screens\": [{\"name\": \"\\ud83d\\ude00\"}]}"
    #expect(try read(json, file: "x.JSON").screens[0].name == "😀")
    #expect(try read("\u{FEFF}\r\n \(json)", file: "-").screens[0].name == "😀")
    #expect(try read("screens: [{name: a}]", file: "-").screens[0].name == "a")
    // As YAML, where such an escape is refused.
    #expect(refusal { try read(json, file: "x.yml") }?.contains("broken YAML") ?? false)
  }

  @Test func framesAreScreenPointsAtEveryDepth() throws {
    let document = try screens(
      """
      - id: outer
        frame: [10, 100, 300, 300]
        children:
          - id: inner
            frame: [20, 150, 100, 100]
            children: [{ id: leaf, label: x, frame: [21.1, 151.7, 33.3, 44] }]
      """)
    let leaf = try #require(document.element("leaf"))
    #expect(leaf.accessibilityFrame == Rect(x: 21.1, y: 151.7, width: 33.3, height: 44))
    #expect(leaf.frame.origin.x == 21.1 - 20 && leaf.frame.origin.y == 151.7 - 150)
    #expect(document.element("inner")?.frame == Rect(x: 10, y: 50, width: 100, height: 100))
    let inner = try #require(document.element("inner"))
    inner.frame = inner.frame.offset(x: 5, y: 0)
    #expect(abs(leaf.accessibilityFrame.minX - 26.1) < 1e-9)
    #expect(leaf.accessibilityHitTest(Point(x: 27, y: 152)) === leaf)
  }

  @Test func whatHasNoFrameStandsBelowWhatComesBefore() throws {
    let document = try screens(
      """
      - { label: a }
      - { label: b, hidden: true }
      - label: c
        children:
          - { label: d }
          - { label: e, frame: [50, 400, 10, 10] }
          - { label: f }
      - { label: g, frame: [100, 20, 30, 30] }
      - { label: h }
      - { label: i, children: [{ label: j, frame: [5, 600, 10, 10] }] }
      """)
    let lines = TreeText.of(document.screens[0].root)
    #expect(
      lines == """
        DocumentElement 0 0 390 844
          * DocumentElement "a" 0 0 390 44
          DocumentElement "c" 0 44 390 410
            * DocumentElement "d" 0 44 390 44
            * DocumentElement "e" 50 400 10 10
            * DocumentElement "f" 0 410 390 44
          * DocumentElement "g" 100 20 30 30
          * DocumentElement "h" 0 50 390 44
          DocumentElement "i" 5 600 10 10
            * DocumentElement "j" 5 600 10 10
        """)
  }

  @Test func anApplicationShowsEachScreen() throws {
    let document = try read(
      "{language: de, idiom: pad, layoutDirection: rightToLeft, screens: [{}, {name: B}]}")
    let host = document.screens[1].application
    let roots = host.accessibilityRoots.compactMap { $0 as? View }
    #expect(roots.map { document.screens[1].root.isDescendant(of: $0) } == [true])
    #expect(host.interfaceIdiom == .pad && host.layoutDirection == .rightToLeft)
    #expect(host.accessibilityLanguage == "de" && host.applicationState == .active)
    #expect(!host.tap(at: .zero) && !host.toggleMedia())
    _ = host.takeAccessibilityNotifications()
    host.post(.layoutChanged(nil))
    #expect(host.takeAccessibilityNotifications().count == 1)
    #expect(host.takeAccessibilityNotifications().isEmpty)
  }
}
