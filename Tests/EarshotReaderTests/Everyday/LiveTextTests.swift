import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Words that change by themselves under a reader.
@Suite struct LiveTextTests {
  private let stage = Stage()
  private let clock = View(
    saying: "Elapsed", traits: .updatesFrequently, frame: Rect(x: 0, y: 0, width: 400, height: 44))

  init() {
    clock.accessibilityValue = "0:00"
    stage.window.addSubview(clock)
    stage.add("Stop", row: 1)
    stage.start()
    stage.session.advanceUntilSilent()
    _ = stage.spoken()
  }

  /// Shows another value after so many seconds.
  private func show(_ value: String, after seconds: Double) {
    stage.application.perform(after: seconds) { [clock] in clock.accessibilityValue = value }
  }

  @Test func whatChangesUnderTheCursorIsSaid() {
    show("0:01", after: 0.5)
    stage.session.advance(by: 3)
    #expect(stage.spoken() == ["0:01"])
    stage.session.advance(by: 3)
    #expect(stage.spoken() == [])
    stage.change { [clock] in clock.accessibilityLabel = "Total" }
    show("0:09", after: 0)
    stage.session.advance(by: 3)
    #expect(stage.spoken() == ["Total, 0:09"])
  }

  @Test func nothingIsInterruptedAndWhatIsOldIsLeftOut() {
    for second in 1...40 { show("0:\(second)", after: Double(second) * 0.25) }
    stage.post(.announcement("One moment please, this takes a while"))
    _ = stage.lines()
    stage.session.advance(by: 12)
    let lines = stage.lines()
    #expect(!lines.contains { $0.contains("interrupted") })
    #expect(lines.contains("outcome: One moment please, this takes a while, heard"))
    let said = lines.filter { $0.hasPrefix("speech:") }
    #expect(said.last == "speech: 0:40, because of valueChange")
    #expect(said.count < 12 && Set(said).count == said.count)
  }

  @Test func itIsFollowedOnlyWhereTheCursorStands() {
    stage.perform(.moveForward)
    stage.session.advanceUntilSilent()
    _ = stage.spoken()
    show("0:02", after: 1)
    stage.session.advance(by: 5)
    #expect(stage.spoken() == [] && stage.session.nextDue == nil)
    stage.perform(.moveBackward)
    stage.session.advance(by: 5)
    #expect(stage.spoken() == ["Elapsed, 0:02"])
  }

  @Test func itIsNotFollowedInTheBackground() {
    stage.change { [stage] in stage.application.enterBackground() }
    show("0:03", after: 1)
    stage.session.advance(by: 5)
    #expect(stage.spoken() == [])
  }

  @Test func whatAnActionHasToldIsNotToldAgain() {
    let slider = Slider(frame: Rect(x: 0, y: 200, width: 400, height: 44))
    slider.accessibilityTraits = [.adjustable, .updatesFrequently]
    stage.change { [stage] in stage.window.addSubview(slider) }
    stage.perform(.last)
    stage.session.advanceUntilSilent()
    _ = stage.spoken()
    stage.perform(.increment)
    stage.session.advance(by: 5)
    #expect(stage.spoken() == ["10%"])
  }

  @Test func aProgressViewTellsHowFarItIs() {
    let bar = ProgressView(frame: Rect(x: 0, y: 200, width: 400, height: 4))
    stage.change { [stage] in stage.window.addSubview(bar) }
    stage.perform(.last)
    stage.application.perform(after: 4) { bar.progress = 0.5 }
    stage.session.advance(by: 8)
    #expect(stage.spoken() == ["Progress, 0%", "50%"])
  }
}
