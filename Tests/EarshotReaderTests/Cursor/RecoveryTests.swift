import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Where the cursor goes whose element is gone, and that it never stands on anything out of reach.
@Suite struct RecoveryTests {
  private func stage() -> Stage {
    let stage = Stage(.device, labels: "One", "Two", "Three", "Four")
    stage.perform(.moveForward, .moveForward)
    _ = stage.lines()
    return stage
  }

  private func element(_ label: String, of stage: Stage) -> View {
    stage.window.subviews.first { $0.accessibilityLabel == label } ?? View()
  }

  @Test func theNextThatIsStillThere() {
    let stage = stage()
    let three = element("Three", of: stage)
    stage.change { three.removeFromSuperview() }
    #expect(
      stage.lines() == [
        "focus: four, because of nextRemaining", "sound: focus", "speech: Four, because of focus",
        "outcome: Three, interrupted",
      ])
  }

  @Test func thePreviousThatIsStillThere() {
    let stage = stage()
    let (three, four) = (element("Three", of: stage), element("Four", of: stage))
    stage.change {
      three.isHidden = true
      four.alpha = 0
    }
    #expect(stage.moves() == ["two previousRemaining"])
  }

  @Test func theFirstOnTheScreen() {
    let stage = stage()
    let (window, old) = (stage.window, stage.window.subviews)
    stage.change {
      old.forEach { $0.removeFromSuperview() }
      window.addSubview(Stage.element("New", row: 0))
    }
    #expect(stage.moves() == ["new firstOnScreen"])
    stage.change { window.subviews[0].accessibilityElementsHidden = true }
    #expect(stage.moves() == ["nothing nothingLeft"] && stage.reader.focusedElement == nil)
    stage.change { window.addSubview(Stage.element("Back", row: 0)) }
    #expect(stage.moves() == ["back firstOnScreen"])
  }

  @Test func theSameMadeAnew() {
    let stage = stage()
    let (window, old) = (stage.window, stage.window.subviews)
    stage.change {
      old.forEach { $0.removeFromSuperview() }
      for (row, label) in ["Zero", "One", "Two", "Three"].enumerated() {
        window.addSubview(Stage.element(label, row: row))
      }
    }
    #expect(stage.moves() == ["three sameIdentity"])
  }

  /// Cells often share an identifier; then what they say tells them apart.
  @Test func identifiersThatSeveralShare() {
    let stage = stage()
    let (window, old) = (stage.window, stage.window.subviews)
    old.forEach { $0.accessibilityIdentifier = "cell" }
    stage.perform(.moveBackward, .moveForward)
    _ = stage.moves()
    stage.change {
      old.forEach { $0.removeFromSuperview() }
      for (row, label) in ["One", "Three", "Four"].enumerated() {
        let cell = Stage.element(label, row: row)
        cell.accessibilityIdentifier = "cell"
        window.addSubview(cell)
      }
    }
    #expect(stage.reader.currentSpeech == "Three")
    #expect(stage.moves() == ["cell sameIdentity"])
  }

  @Test func behindSomethingModal() {
    let stage = stage()
    let modal = View(frame: Rect(x: 0, y: 400, width: 400, height: 400))
    modal.accessibilityViewIsModal = true
    modal.addSubview(Stage.element("Inside", row: 0))
    stage.change { stage.window.addSubview(modal) }
    #expect(stage.focus == "inside")
    stage.perform(.moveForward, .moveBackward, .last, .first)
    #expect(stage.focus == "inside")
  }

  /// What is hidden without a word is passed over when the cursor would land on it.
  @Test func hiddenWithoutAWord() {
    let stage = Stage(.device, labels: "One", "Two", "Three")
    stage.window.subviews[1].accessibilityElementsHidden = true
    stage.perform(.moveForward)
    #expect(stage.focus == "three")
    stage.window.subviews[0].isAccessibilityElement = false
    stage.perform(.moveBackward)
    #expect(stage.focus == "three" && stage.lines().last == "sound: boundary")
  }

  /// Of a list that makes its rows one by one, the row in the same place takes over.
  @Test func rowsThatAreMadeOneByOne() {
    let stage = Stage(.device)
    let list = RowList(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    list.rows = (0..<1_000_000).map { $0 }
    stage.window.addSubview(list)
    stage.start()
    stage.perform(.moveForward, .moveForward)
    #expect(stage.spoken().last == "Row 2")
    stage.change { list.rows.removeFirst() }
    #expect(stage.reader.currentSpeech == "Row 2")
    stage.perform(.last)
    #expect(stage.reader.currentSpeech == "Row 999999, list end")
    stage.perform(.moveBackward)
    #expect(stage.reader.currentSpeech == "Row 999998")
    #expect(list.made < 100)
  }
}

/// A list of numbers that makes an element only when it is asked for one.
final class RowList: ScrollView {
  var rows: [Int] = []
  private(set) var made = 0
  private var known: [Int: AccessibilityElement] = [:]

  override var defaultAccessibilityContainerType: AccessibilityContainerType { .list }
  override func accessibilityElementCount() -> Int? { rows.count }
  override func accessibilityElement(at index: Int) -> Responder? {
    guard rows.indices.contains(index) else { return nil }
    if let element = known[rows[index]] { return element }
    let element = AccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = "Row \(rows[index])"
    element.accessibilityFrameInContainerSpace = Rect(
      x: 0, y: Double(index) * 50, width: 400, height: 44)
    known[rows[index]] = element
    made += 1
    return element
  }
  override func index(ofAccessibilityElement element: Responder) -> Int? {
    known.first { $0.value === element }.flatMap { rows.firstIndex(of: $0.key) }
  }
}
