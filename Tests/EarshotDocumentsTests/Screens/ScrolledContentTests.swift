import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestSupport
import Testing

@testable import EarshotDocuments

/// Scrolled content stands in a document as if it were not scrolled, and rests where the document says.
@Suite struct ScrolledContentTests {
  private let rows = """
    - { id: title, label: Title, frame: [0, 20, 390, 44] }
    - id: table
      frame: [0, 0, 390, 800]
      scroll: { offset: [0, -64] }
      children:
        - { id: row, label: Row, frame: [0, 0, 390, 44], activationPoint: [380, 22] }
        - { label: Second }
        - id: strip
          frame: [0, 100.1, 390, 50]
          scroll: { axis: horizontal, offset: [30, 0] }
          children: [{ id: last, label: Last, frame: [33.3, 100.1, 50, 50] }]
    """

  private func order(_ root: Responder) -> String {
    ReadingOrder(roots: [root]).stops.map { $0.element.accessibilityLabel ?? "-" }
      .joined(separator: " ")
  }

  @Test func contentIsSeenAndReadWhereItRests() throws {
    let document = try screens(rows)
    let row = try #require(document.element("row"))
    #expect(row.accessibilityFrame == Rect(x: 0, y: 64, width: 390, height: 44))
    #expect(row.documentFrame == Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(row.accessibilityActivationPoint == Point(x: 380, y: 86))
    #expect(document.screens[0].root.accessibilityHitTest(Point(x: 5, y: 70)) === row)
    let last = try #require(document.element("last"))
    #expect(abs(last.accessibilityFrame.minX - 3.3) < 1e-9)
    #expect(abs(last.accessibilityFrame.minY - 164.1) < 1e-9)
    #expect(order(document.screens[0].root) == "Title Row Second Last")
  }

  @Test func whatIsWrittenIsWhatWasRead() throws {
    let json = try screens(rows).json()
    #expect(json.contains(#""frame": [33.3, 100.1, 50, 50]"#), "\(json)")
    #expect(json.contains(#""activationPoint": [380, 22]"#), "\(json)")
    #expect(json.contains(#""offset": [0, -64]"#), "\(json)")
    let again = try Document(screenDocument: json, file: "again.json")
    #expect(again.json() == json)
    #expect(order(again.screens[0].root) == "Title Row Second Last")
  }

  /// However far a table is scrolled, it is written where it rests.
  @Test(arguments: [-64.0, 0, 300])
  func aLiveTableIsWrittenAsIfItWereNotScrolled(offset: Double) throws {
    let table = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 800))
    table.contentInset.top = 64
    table.contentOffset.y = offset
    let row = Label(frame: Rect(x: 0, y: 10, width: 390, height: 44))
    row.text = "Row"
    table.addSubview(row)
    let title = Label(frame: Rect(x: 0, y: 20, width: 390, height: 44))
    title.text = "Title"
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    root.addSubview(table)
    root.addSubview(title)
    let screen = DocumentScreen(name: "Live", size: root.bounds.size, root: root)
    let document = Document(kind: .storyboard, file: "live", screens: [screen])
    let json = document.json(
      stops: [[DocumentStop(element: row, description: "Row")]], isPretty: false)
    #expect(json.contains(#""scroll":{"offset":[0,-64]}"#), "\(json)")
    let frames = json.split(separator: #""frame":[0,10,390,44]"#, omittingEmptySubsequences: false)
    #expect(frames.count == 3, "one of the stop and one of the element: \(json)")
    let again = try Document(screenDocument: json, file: "again.json")
    #expect(order(root) == "Title Row")
    #expect(order(again.screens[0].root) == "Title Row")
  }

  @Test func anOffsetIsTwoNumbers() {
    let text = "screens: [{ root: { scroll: { offset: 64 } } }]"
    #expect(
      refusal { try Document(screenDocument: text, file: "x.yaml") }?
        .contains("expected [x, y] in points") == true)
  }
}
