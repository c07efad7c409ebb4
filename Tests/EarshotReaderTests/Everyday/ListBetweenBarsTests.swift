import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotTestApps
import Testing

/// A list between a navigation bar and a tab bar, from its first element to its last.
@Suite struct ListBetweenBarsTests {
  private let app = TabbedList(rows: 50)
  private let stage: Stage

  init() {
    stage = Stage(.device, root: app)
    stage.start()
  }

  private var frame: Rect { stage.reader.focusedElement?.accessibilityFrame ?? .zero }

  private var list: TableView { app.list.tableView }

  @Test func everythingIsReadInItsOrder() {
    var said = [stage.reader.currentSpeech ?? ""]
    for _ in 0..<54 {
      stage.perform(.moveForward)
      said.append(stage.reader.currentSpeech ?? "")
    }
    var expected = ["List, heading"] + (1...50).map { "Row \($0)" }
    expected[4] = "Row 4, off"
    expected.insert("More Info, button", at: 7)
    expected += ["tab bar, selected, Home, tab, 1 of 3", "Cart, tab, 2 of 3", "Me, tab, 3 of 3"]
    #expect(said == expected)
  }

  /// A row comes wholly into sight, clear of both bars, before it is said; a double tap chooses it.
  @Test func everyRowIsSeenAndChosen() {
    for row in 1...50 {
      stage.perform(.moveForward)
      #expect(frame.minY >= 44 && frame.maxY <= 751, "row \(row) at \(frame)")
      if row != 4 { stage.perform(.activate) }
      if row == 6 { stage.perform(.moveForward) }
    }
    #expect(app.list.chosen == (1...50).filter { $0 != 4 }.map { "Row \($0)" })
  }

  @Test func aSwitchRowIsTurned() {
    stage.perform(.moveForward, .moveForward, .moveForward, .moveForward)
    #expect(stage.spoken().last == "Row 4, off")
    stage.perform(.activate)
    #expect(stage.spoken() == ["on"] && app.list.toggle.isOn && app.list.chosen.isEmpty)
  }

  /// Page after page to the end, with the cursor inside the list; then the end is told again.
  @Test func pagesLeadToTheLastRow() {
    stage.perform(.moveForward)
    _ = stage.spoken()
    var said: [String] = []
    for _ in 0..<4 {
      stage.perform(.scroll(.down))
      said += stage.spoken()
      #expect(stage.reader.focusedElement is TableViewCell)
    }
    #expect(
      said == [
        "Page 2 of 4", "Page 3 of 4", "Page 4 of 4", "Page 4 of 4",
      ])
    #expect(list.contentOffset.y == 1449)
    stage.perform(.scroll(.up))
    #expect(stage.spoken() == ["Page 3 of 4"])
  }

  /// What lies above a row takes none of its double taps.
  @Test func nothingAboveARowActsInItsStead() {
    stage.perform(.moveForward)
    var touched = 0
    let above = Button(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    above.addAction(Action { _ in touched += 1 }, for: .touchUpInside)
    above.accessibilityElementsHidden = true
    stage.change { [stage] in stage.window.addSubview(above) }
    stage.perform(.activate)
    #expect(touched == 0 && app.list.chosen == ["Row 1"])
  }

  /// What an app names as the point of a double tap is touched, whatever stands there.
  @Test func anActivationPointOfTheAppIsTouched() {
    stage.perform(.moveForward)
    let row = stage.reader.focusedElement
    row?.accessibilityActivationPoint = Point(x: 200, y: 44 + 44 * 2 + 20)
    stage.perform(.activate)
    #expect(app.list.chosen == ["Row 3"])
  }

  @Test(arguments: [ReaderBehaviour.guide, .device])
  func aTabKeepsTheCursor(behaviour: ReaderBehaviour) {
    stage.reader.settings.behaviour = behaviour
    stage.perform(.last, .moveBackward)
    _ = stage.lines()
    stage.perform(.activate)
    #expect(
      stage.lines().filter { !$0.hasPrefix("outcome") } == [
        "action: TabBarItem activate, handled by TabBarItem", "sound: activate", "sound: select",
        "speech: selected, Cart, tab, 2 of 3, because of valueChange",
      ])
    stage.perform(.first)
    #expect(stage.spoken() == ["Content of Cart"])
  }

  /// Where a phone has a home indicator, the last row ends above it although no bar is there.
  @Test func theHomeIndicatorCoversNoRow() {
    let list = ListController(rows: 50)
    let stage = Stage(.device, root: list)
    stage.window.deviceSafeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.start()
    stage.perform(.last)
    #expect(
      stage.reader.focusedElement?.accessibilityFrame == Rect(x: 0, y: 722, width: 400, height: 44))
  }
}
