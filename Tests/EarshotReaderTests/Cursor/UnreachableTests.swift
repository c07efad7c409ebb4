import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// An element that is named and cannot be reached is told with the reason, and the cursor stays.
@Suite struct UnreachableTests {
  private static func note(on stage: Stage, _ element: Responder) -> [String] {
    _ = stage.lines()
    stage.perform(.focus(on: element))
    return stage.lines()
  }

  private static let end = "sound: boundary"

  @Test func whatIsHidden() {
    let stage = Stage(labels: "One", "Two")
    let box = View(frame: Rect(x: 0, y: 300, width: 400, height: 100))
    box.accessibilityIdentifier = "box"
    stage.window.addSubview(box)
    let inside = stage.add("Inside", row: 0, to: box)
    stage.change { inside.isHidden = true }
    #expect(
      Self.note(on: stage, inside) == [
        "note: inside cannot be reached: it is hidden or has no size", Self.end,
      ])
    stage.change { (inside.isHidden, box.isHidden) = (false, true) }
    #expect(
      Self.note(on: stage, inside).first
        == "note: inside cannot be reached: box, which holds it, is hidden or has no size")
    stage.change { (box.isHidden, box.accessibilityElementsHidden) = (false, true) }
    #expect(
      Self.note(on: stage, inside).first
        == "note: inside cannot be reached: box, which holds it, is hidden from assistive technology"
    )
    #expect(stage.focus == "one")
  }

  @Test func whatIsBehindSomethingModal() {
    let root = TestScreen("Root", "Behind")
    let stage = Stage(root: root)
    stage.start()
    let modal = View(frame: Rect(x: 0, y: 400, width: 400, height: 100))
    modal.accessibilityViewIsModal = true
    modal.accessibilityIdentifier = "modal"
    modal.addSubview(Stage.element("In front", row: 0))
    stage.change { root.view.addSubview(modal) }
    let behind = root.element("Behind") ?? View()
    #expect(
      Self.note(on: stage, behind) == [
        "note: behind cannot be reached: modal, which is modal, stands in front of it", Self.end,
      ])
    stage.change { modal.removeFromSuperview() }
    stage.change { root.present(AlertController(), animated: true) }
    #expect(
      Self.note(on: stage, behind).first
        == "note: behind cannot be reached: PresentationContainerView, which is modal, stands in "
        + "front of it")
  }

  @Test func whatNoListNamesAndWhatIsElsewhere() {
    let stage = Stage(labels: "One")
    let (box, empty) = (View(frame: Rect(x: 0, y: 300, width: 400, height: 100)), View())
    box.accessibilityIdentifier = "box"
    stage.window.addSubview(box)
    let (listed, other) = (
      stage.add("Listed", row: 0, to: box), stage.add("Other", row: 1, to: box)
    )
    stage.change { box.accessibilityElements = [listed] }
    #expect(
      Self.note(on: stage, other).first
        == "note: other cannot be reached: the list of elements of box leaves it out")
    stage.change { other.removeFromSuperview() }
    #expect(
      Self.note(on: stage, other).first
        == "note: other cannot be reached: it stands on no screen that is shown")
    empty.frame = Rect(x: 0, y: 600, width: 10, height: 10)
    stage.change { stage.window.addSubview(empty) }
    #expect(
      Self.note(on: stage, empty).first
        == "note: View cannot be reached: it is no accessibility element, and none is inside it")
    #expect(stage.focus == "one")
  }
}
