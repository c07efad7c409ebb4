import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Elements are found as a listener would come to them.
@Suite struct FindingTests {
  private let stage = Stage()

  init() {
    let low = stage.add("Save", row: 3)
    low.accessibilityIdentifier = "low"
    let high = stage.add("Save", row: 1)
    high.accessibilityIdentifier = "high"
    stage.add("Cancel", row: 2).isHidden = true
    stage.start()
  }

  @Test func theFirstInReadingOrderIsFound() {
    #expect(stage.session.element(labelled: "Save")?.accessibilityIdentifier == "high")
    #expect(stage.session.element(identifiedBy: "low")?.accessibilityLabel == "Save")
  }

  @Test func whatCannotBeReachedIsNotFound() {
    #expect(stage.session.element(labelled: "Cancel") == nil)
    #expect(stage.session.element(labelled: "Sav") == nil)
  }

  @Test func whatIsFoundCanBeGoneTo() throws {
    let low = try #require(stage.session.firstElement { $0.accessibilityFrame.minY > 100 })
    try stage.session.command(.focus(on: low))
    #expect(stage.session.focusedElement === low)
  }

  @Test func whatTheConditionThrowsIsThrown() {
    #expect(throws: CancellationError.self) {
      try stage.session.firstElement { _ in throw CancellationError() }
    }
  }
}
