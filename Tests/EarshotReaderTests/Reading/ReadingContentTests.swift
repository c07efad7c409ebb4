import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Pages that are read line by line (`UIAccessibilityReadingContent`).
@Suite struct ReadingContentTests {
  /// A page of a book with lines of 40 points.
  private final class Page: View, AccessibilityReadingContent {
    var lines = ["Nobody had lit the", "lamp for nine years.", "", "Then a boat came."]

    func accessibilityLineNumber(for point: Point) -> Int? {
      let number = Int((point.y - accessibilityFrame.minY) / 40)
      return lines.indices.contains(number) ? number : nil
    }

    func accessibilityContent(forLineNumber lineNumber: Int) -> AttributedText? {
      lines.indices.contains(lineNumber) ? AttributedText(lines[lineNumber]) : nil
    }

    func accessibilityFrame(forLineNumber lineNumber: Int) -> Rect {
      var frame = accessibilityFrame
      frame.origin.y += Double(lineNumber) * 40
      frame.size.height = 40
      return frame
    }

    func accessibilityPageContent() -> AttributedText? {
      AttributedText(lines.joined(separator: " "))
    }
  }

  private func book() -> (stage: Stage, page: Page) {
    let stage = Stage()
    stage.add("Title", row: 0)
    let page = Page(frame: Rect(x: 0, y: 100, width: 400, height: 200))
    page.isAccessibilityElement = true
    page.accessibilityIdentifier = "page"
    stage.window.addSubview(page)
    stage.add("Back", row: 7)
    stage.start()
    return (stage, page)
  }

  private static let whole = "Nobody had lit the lamp for nine years.  Then a boat came."

  @Test func pagesAreReadByLines() {
    let (stage, _) = book()
    stage.perform(.moveForward)
    #expect(stage.spoken() == [Self.whole])
    stage.perform(
      .rotor(.lines), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext),
      .named(.rotorNext))
    #expect(
      stage.spoken() == [
        "lines", "Nobody had lit the", "lamp for nine years.", "blank", "Then a boat came.",
      ])
    stage.perform(.rotorNext)
    #expect(stage.lines() == ["sound: boundary"])
    stage.perform(.named(.rotorPrevious), .named(.rotorPrevious), .named(.readLine))
    #expect(stage.spoken() == ["blank", "lamp for nine years.", "lamp for nine years."])
    // A sentence goes over the end of a line.
    stage.perform(.named(.first), .named(.moveForward), .rotor(.sentences), .named(.rotorNext))
    #expect(stage.spoken().last == "Nobody had lit the lamp for nine years.")
    stage.perform(.rotor(.words), .named(.rotorNext))
    #expect(stage.spoken().last == "Nobody")
  }

  @Test func aFingerHearsTheLineUnderIt() {
    let (stage, _) = book()
    stage.perform(
      .touch(at: Point(x: 50, y: 150)), .touch(at: Point(x: 90, y: 155)),
      .touch(at: Point(x: 90, y: 110)))
    #expect(stage.spoken() == ["lamp for nine years.", "Nobody had lit the"])
    #expect(stage.focus == "page")
    // Below the last line there is the page.
    stage.perform(.touch(at: Point(x: 90, y: 290)))
    #expect(stage.spoken() == [Self.whole])
  }

  @Test func readingOnReadsTheWholePage() {
    let (stage, _) = book()
    stage.perform(.readFromTop)
    stage.session.advanceUntilSilent()
    #expect(stage.spoken() == ["Title", Self.whole, "Back"])
  }

  @Test func aPageWithoutLinesIsLikeAnythingElse() {
    let (stage, page) = book()
    page.lines = []
    page.accessibilityLabel = "Empty page"
    stage.perform(.named(.moveForward), .rotor(.lines))
    #expect(stage.lines().contains("note: the rotor lines has nothing to offer here"))
    stage.perform(.touch(at: Point(x: 50, y: 150)))
    #expect(stage.spoken().last == "Empty page")
  }
}
