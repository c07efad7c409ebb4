import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// A modal view that an app lays over its screen by itself, and what becomes of the cursor.
@Suite struct OverlayTests {
  enum Closing: CaseIterable, Sendable {
    case removed, hidden, notModal, removedWithScreenChange, removedWithLayoutChange
  }

  private let stage: Stage
  private let overlay = View(frame: Rect(x: 0, y: 100, width: 400, height: 300))

  init() {
    stage = Stage(.device, labels: "One", "Two", "Three")
    overlay.accessibilityViewIsModal = true
    overlay.addSubview(Stage.element("Inside", row: 0))
  }

  private func open() {
    stage.change { [stage, overlay] in
      stage.window.addSubview(overlay)
      stage.application.post(.screenChanged(nil))
    }
  }

  private func close(_ closing: Closing) {
    stage.change { [stage, overlay] in
      switch closing {
      case .removed: overlay.removeFromSuperview()
      case .hidden: overlay.isHidden = true
      case .notModal:
        overlay.accessibilityViewIsModal = false
        overlay.accessibilityElementsHidden = true
      case .removedWithScreenChange:
        overlay.removeFromSuperview()
        stage.application.post(.screenChanged(nil))
      case .removedWithLayoutChange:
        overlay.removeFromSuperview()
        stage.application.post(.layoutChanged(nil))
      }
    }
  }

  @Test(arguments: [ReaderBehaviour.guide, .device], Closing.allCases)
  func theCursorComesBack(behaviour: ReaderBehaviour, closing: Closing) {
    stage.reader.settings.behaviour = behaviour
    stage.perform(.moveForward)
    open()
    #expect(stage.focus == "inside")
    close(closing)
    #expect(stage.focus == "two")
    #expect(stage.spoken().last == "Two")
  }

  /// What the app names comes first, here as elsewhere.
  @Test func anElementOfTheAppComesFirst() throws {
    stage.perform(.moveForward)
    open()
    let three = try #require(stage.window.subviews.first { $0.accessibilityLabel == "Three" })
    stage.change { [stage, overlay] in
      overlay.removeFromSuperview()
      stage.application.post(.screenChanged(.element(three)))
    }
    #expect(stage.focus == "three")
  }

  @Test func overlaysOverOverlaysGiveBackOneByOne() {
    stage.perform(.moveForward)
    open()
    let second = View(frame: Rect(x: 0, y: 200, width: 400, height: 100))
    second.accessibilityViewIsModal = true
    second.addSubview(Stage.element("Deeper", row: 0))
    stage.change { [stage] in stage.window.addSubview(second) }
    #expect(stage.focus == "deeper")
    stage.change { second.removeFromSuperview() }
    #expect(stage.focus == "inside")
    close(.removed)
    #expect(stage.focus == "two")
  }

  /// A sheet is a modal view too, and what is laid over its inside gives the cursor back there.
  @Test func anOverlayInASheetGivesBackInTheSheet() {
    let root = TestScreen("Root", "Alpha")
    let sheet = TestScreen("Sheet", "Inside", "Below")
    let stage = Stage(.device, root: root)
    stage.start()
    stage.change { root.present(sheet, animated: true) }
    stage.perform(.moveForward)
    #expect(stage.focus == "below")
    stage.change { [overlay] in sheet.view.addSubview(overlay) }
    #expect(stage.focus == "inside" && stage.reader.focusedElement?.next === overlay)
    stage.change { [overlay] in overlay.removeFromSuperview() }
    #expect(stage.focus == "below")
    stage.change { root.dismiss(animated: true) }
    #expect(stage.focus == "alpha")
  }
}
