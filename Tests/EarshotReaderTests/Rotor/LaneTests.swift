import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// Steps over the screen and over tables that stay on the lane where they began.
@Suite struct LaneTests {
  @Test func aWideElementDoesNotLeadAside() {
    let stage = Stage()
    for (label, frame) in [
      ("Left", Rect(x: 0, y: 0, width: 180, height: 40)),
      ("Right", Rect(x: 200, y: 0, width: 180, height: 40)),
      ("Wide", Rect(x: 0, y: 50, width: 380, height: 40)),
      ("Below", Rect(x: 0, y: 100, width: 180, height: 40)),
      ("Aside", Rect(x: 200, y: 100, width: 180, height: 40)),
    ] {
      let view = View(saying: label, traits: .none, frame: frame)
      view.accessibilityIdentifier = label.lowercased()
      stage.window.addSubview(view)
    }
    stage.start()
    stage.perform(
      .named(.moveForward), .rotor(.verticalNavigation), .named(.rotorNext), .named(.rotorNext),
      .named(.rotorNext))
    #expect(
      stage.spoken() == ["Right", "vertical navigation", "Wide", "Aside"]
        && stage.focus == "aside")
    stage.perform(.rotorPrevious, .rotorPrevious)
    #expect(stage.focus == "right")
    // Whatever else moves the cursor begins a line of its own.
    stage.perform(.rotorNext, .moveForward, .moveBackward, .rotorPrevious)
    #expect(stage.focus == "left")
  }

  @Test func aWideCellDoesNotLeadAside() {
    let stage = Stage()
    let grid = SpannedGrid(rows: 3, columns: 2)
    grid.add("A", rows: 0..<1, columns: 0..<1)
    grid.add("B", rows: 0..<1, columns: 1..<2)
    grid.add("Both", rows: 1..<2, columns: 0..<2)
    grid.add("C", rows: 2..<3, columns: 0..<1)
    grid.add("D", rows: 2..<3, columns: 1..<2)
    stage.window.addSubview(grid)
    stage.start()
    stage.perform(.named(.moveForward), .rotor(.rows), .named(.rotorNext), .named(.rotorNext))
    #expect(stage.focus == "d")
    stage.perform(.rotorPrevious, .rotorPrevious)
    #expect(stage.focus == "b")
    stage.perform(.find(.columns, isForward: false))
    #expect(stage.focus == "a")
  }

  /// A step leads on or back from wherever it has come to, although a slider has the rotor on its value and
  /// a mail on its actions when they are come to otherwise.
  @Test func aStepKeepsItsSetting() {
    let stage = Stage()
    stage.add("One", row: 0, traits: .button)
    stage.add("Volume", row: 1, traits: .adjustable)
    let mail = stage.add("Mail", row: 2, traits: .button)
    mail.accessibilityCustomActions = [AccessibilityCustomAction(name: "Archive") { _ in true }]
    stage.add("Two", row: 3, traits: .button)
    stage.start()
    stage.perform(.rotor(.formControls), .named(.rotorNext), .named(.rotorNext))
    #expect(stage.focus == "mail" && stage.reader.rotorKind == .formControls)
    stage.perform(.rotorNext, .rotorPrevious, .rotorPrevious, .rotorPrevious)
    #expect(stage.focus == "one")
    stage.perform(.moveForward)
    #expect(stage.reader.rotorKind == .adjustValue)
    stage.perform(.moveForward)
    #expect(stage.reader.rotorKind == .actions)
  }
}
