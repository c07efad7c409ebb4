import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

@Suite struct TouchTests {
  private func point(_ row: Int) -> Point { Point(x: 100, y: Double(row) * 50 + 20) }

  @Test func exploring() {
    let stage = Stage(labels: "One", "Two")
    stage.perform(.touch(at: point(1)), .touch(at: Point(x: 110, y: 75)), .touch(at: point(0)))
    #expect(stage.spoken() == ["Two", "One"])
    stage.perform(.touch(at: point(9)), .touch(at: point(10)))
    #expect(stage.lines() == ["sound: boundary"] && stage.focus == "one")
    stage.perform(.touch(at: point(0)), .named(.lift), .touch(at: point(0)))
    #expect(stage.spoken() == ["One", "One"])
  }

  @Test func theElementAroundWhatIsTouched() {
    let stage = Stage(labels: "One")
    let inner = Label(frame: Rect(x: 0, y: 0, width: 50, height: 44))
    inner.text = "Inner"
    stage.window.subviews[0].addSubview(inner)
    stage.perform(.touch(at: Point(x: 10, y: 10)))
    #expect(stage.focus == "one")
  }

  /// Elements of a list that stand in no view are found by their frames.
  @Test func elementsWithoutAView() {
    let stage = Stage()
    let list = RowList(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    list.rows = [1, 2, 3]
    stage.window.addSubview(list)
    stage.start()
    stage.perform(.named(.last), .named(.first), .touch(at: point(1)))
    #expect(stage.reader.currentSpeech == "Row 2")
  }

  @Test func whatIsBehindSomethingModalIsNotThere() {
    let stage = Stage(labels: "One", "Two")
    let modal = View(frame: Rect(x: 0, y: 400, width: 400, height: 400))
    modal.accessibilityViewIsModal = true
    modal.addSubview(Stage.element("Inside", row: 0))
    stage.change { stage.window.addSubview(modal) }
    _ = stage.lines()
    stage.perform(.touch(at: point(1)))
    #expect(stage.lines() == ["sound: boundary"] && stage.focus == "inside")
  }

  @Test func directTouch() {
    let stage = Stage(labels: "One")
    var log: [String] = []
    let piano = Asked("piano", answer: true) { log.append($0) }
    piano.isAccessibilityElement = true
    piano.accessibilityLabel = "Piano"
    piano.accessibilityTraits = .allowsDirectInteraction
    stage.window.addSubview(piano)
    stage.perform(.touch(at: Point(x: 50, y: 150)))
    #expect(
      stage.spoken() == ["Piano, direct touch area"] && log == ["piano touched at 50.0 150.0"])
    piano.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    stage.perform(.named(.first), .touch(at: Point(x: 60, y: 150)))
    #expect(stage.focus == "piano" && log.count == 1)
    _ = stage.spoken()
    stage.perform(.named(.activate), .touch(at: Point(x: 70, y: 150)))
    #expect(log.last == "piano touched at 70.0 150.0" && stage.spoken().isEmpty)
  }
}
