import EarshotModel
import EarshotReader
import Testing

@testable import EarshotTerminal

@Suite struct ScreenDrawingTests {
  /// A screen of plain elements.
  private final class Screen: AccessibilityHost {
    let root = AccessibilityElement(accessibilityContainer: nil)
    var elements: [Responder] = []
    let interfaceIdiom = InterfaceIdiom.phone
    let layoutDirection = LayoutDirection.leftToRight
    let accessibilityLanguage: String? = "en"
    let applicationState = ApplicationState.active
    let notificationCenter = TypedNotificationCenter()

    init() {
      root.isAccessibilityElement = false
      root.accessibilityFrame = Rect(x: 0, y: 0, width: 390, height: 844)
    }

    var accessibilityRoots: [Responder] { [root] }
    func deliverTap(at point: Point) -> Responder? { nil }
    func toggleMedia() -> Bool { false }
    func takeAccessibilityNotifications() -> [AccessibilityNotification] { [] }

    @discardableResult
    func add(
      _ label: String, _ traits: AccessibilityTraits = .none, value: String? = nil, _ frame: Rect
    ) -> Responder {
      let element = AccessibilityElement(accessibilityContainer: root)
      element.accessibilityLabel = label
      element.accessibilityValue = value
      element.accessibilityTraits = traits
      element.accessibilityFrame = frame
      elements.append(element)
      root.accessibilityElements = elements
      return element
    }
  }

  private func drawn(
    _ screen: Screen, focused: Responder?, rows: Int, columns: Int = 40,
    picture: inout ScreenDrawing
  ) -> String {
    var grid = CellGrid(rows: rows, columns: columns)
    picture.draw(screen, focused: focused, rows: rows, into: &grid)
    return grid.text
  }

  @Test("The words that are not the app's are those of the reader")
  func words() {
    let german = DrawnWords(Wording(language: "de"))
    func drawing(_ label: String?, _ traits: AccessibilityTraits) -> String {
      let element = Responder()
      element.accessibilityLabel = label
      element.accessibilityTraits = traits
      return ElementSummary(element, words: german).drawing
    }
    #expect(drawing("Karte", [.image, .notEnabled]) == "(Bild) Karte (grau dargestellt)")
    #expect(drawing(nil, .backButton) == "[< Zurück]")
  }

  @Test("Every kind of element has marks of its own")
  func marks() {
    let screen = Screen()
    let kinds: [(String, AccessibilityTraits, String?)] = [
      ("Title", .header, nil), ("Save", .button, nil), ("Off", [.button, .notEnabled], nil),
      ("Wi-Fi", .toggleButton, "1"), ("Sync", .toggleButton, "0"), ("All", .toggleButton, "2"),
      ("Volume", .adjustable, "50%"), ("More", .link, nil), ("Logo", .image, nil),
      ("Mail", .textEntry, "a@b"), ("Code", [.textEntry, .secureTextField], "secret"),
      ("Home", [.tabBarItem, .selected], nil), ("Chosen", [.button, .selected], nil),
      ("Plain", .staticText, "2"),
    ]
    for (index, kind) in kinds.enumerated() {
      screen.add(
        kind.0, kind.1, value: kind.2,
        Rect(x: 0, y: Double(index) * 60, width: 390, height: 44))
    }
    var picture = ScreenDrawing()
    #expect(
      drawn(screen, focused: nil, rows: 14, picture: &picture) == """
         # Title
         [Save]
         [Off] (dimmed)
         [x] Wi-Fi
         [ ] Sync
         [-] All
         Volume: - 50% +
         More ->
         (image) Logo
         Mail: [a@b_]
         Code: [••••••_]
         /Home\\
         * [Chosen]
         Plain: 2

        """)
  }

  @Test("What stands side by side shares a row, as far as there is room")
  func rows() {
    let screen = Screen()
    screen.add("Left", .button, Rect(x: 0, y: 0, width: 100, height: 44))
    let middle = screen.add("Middle", .button, Rect(x: 145, y: 4, width: 100, height: 36))
    screen.add("Right", .button, Rect(x: 290, y: 0, width: 100, height: 44))
    screen.add("Below", .button, Rect(x: 290, y: 800, width: 100, height: 44))
    var picture = ScreenDrawing()
    #expect(
      drawn(screen, focused: middle, rows: 6, picture: &picture) == """
         [Left]       >[Middle]<      [Right]




                                      [Below]

        """)
    #expect(picture.element(row: 0, column: 17) === middle)
    #expect(picture.element(row: 1, column: 17) == nil)
    #expect(
      drawn(screen, focused: middle, rows: 6, columns: 12, picture: &picture) == """
         [Left]
          >[Middle]<
            [Right]


            [Below]

        """)
  }

  @Test("Of more rows than there is room for a page is shown, which stays as long as it can")
  func pages() {
    let screen = Screen()
    let items = (0..<100).map { index in
      screen.add(
        "Item \(index)", .button, Rect(x: 0, y: Double(index) * 50, width: 390, height: 44))
    }
    var picture = ScreenDrawing()
    func first(_ focused: Int) -> String {
      let lines = drawn(screen, focused: items[focused], rows: 5, picture: &picture)
      return String(lines.split(separator: "\n")[0])
    }
    #expect(first(0) == ">[Item 0]<")
    #expect(first(4) == " [Item 0]")
    #expect(first(5) == " [Item 4]")
    #expect(first(8) == " [Item 4]")
    #expect(first(3) == " [Item 0]")
    #expect(first(99) == " [Item 95]")
  }

  @Test("A screen without elements is blank")
  func nothing() {
    var picture = ScreenDrawing()
    #expect(drawn(Screen(), focused: nil, rows: 5, picture: &picture) == "")
  }
}
